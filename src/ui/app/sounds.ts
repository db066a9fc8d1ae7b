import { BLOW, type Scene } from '../board/scenes';

export const SOUNDS = ['march', 'volley', 'clash', 'ram', 'oars', 'die', 'panic', 'victory'] as const;
export type Sound = (typeof SOUNDS)[number];

/** A sound, so many milliseconds after the play. */
export interface Cue {
  readonly sound: Sound;
  readonly after: number;
}

/** What happens, and the die that was rolled for it; 0: none fell. */
interface Happening {
  readonly kind: string;
  readonly die?: number;
}

/** What a game sounds like: by the kind of an event for what no scene shows, and by the scene. */
export interface Sounding {
  readonly events: Readonly<Partial<Record<string, Sound>>>;
  readonly scene: (scene: Scene) => Sound | undefined;
}

/** Without scenes that take their time, what ends a play follows its beginning by so much. */
const BREATH = 420;

/** What is decided last in a play is heard last. */
const LAST: ReadonlySet<Sound> = new Set(['panic', 'victory']);

/** The sound of one scene: what flies is heard at once, a blow when it falls, after the die. */
function sceneCues(scene: Scene, sound: Sound | undefined, from: number, ms: number): readonly Cue[] {
  const blow: readonly Cue[] = sound ? [{ sound, after: from + (scene.act === 'leans' ? ms * BLOW : 0) }] : [];
  return scene.dice.length > 0 ? [{ sound: 'die', after: from }, ...blow] : blow;
}

const soundOf = ({ kind, die }: Happening, { events }: Sounding): Sound | undefined => {
  const sound = events[kind];
  return sound === 'die' && die === 0 ? undefined : sound;
};

/** The sounds of a play. `ms`: how long each of its scenes lasts; 0 if nothing is staged: then its first scene alone is heard. */
export function cuesOf(events: readonly Happening[], scenes: readonly Scene[], ms: number, game: Sounding): readonly Cue[] {
  const told = [...new Set(events.map((event) => soundOf(event, game)))].filter((sound) => sound !== undefined);
  const staged = (ms > 0 ? scenes : scenes.slice(0, 1)).flatMap((scene, i) => sceneCues(scene, game.scene(scene), i * ms, ms));
  const end = Math.max(scenes.length * ms, told.length + staged.length > 1 ? BREATH : 0);
  return [
    // A die that falls in the first scene is heard once.
    ...told
      .filter((sound) => !LAST.has(sound) && !staged.some((cue) => cue.sound === sound && cue.after === 0))
      .map((sound) => ({ sound, after: 0 })),
    ...staged,
    ...told.filter((sound) => LAST.has(sound)).map((sound, i) => ({ sound, after: end + i * BREATH })),
  ];
}
