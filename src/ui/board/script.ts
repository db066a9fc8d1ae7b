import type { Scene, Stamp } from './scenes';

/** A scene that a game puts together event by event. `untold`: its stamp if nothing has come of it. */
export interface DraftScene extends Omit<Scene, 'stamps'> {
  readonly stamps: Stamp[];
  readonly untold?: Stamp;
}

/** The scenes of a play while its events are gone through. */
export interface Script {
  /** The scene that is on stage. */
  readonly last: DraftScene | undefined;
  begin(scene: DraftScene): void;
  /** A scene of its own: what came of something that nobody did, with the dice that decided it. */
  alone(stamp: Stamp, dice?: readonly number[]): void;
}

/** What a play is on the map, in the order in which it happened: `stage` adds what an event comes to. */
export function scenesFrom<Event>(events: readonly Event[], stage: (script: Script, event: Event) => void): readonly Scene[] {
  const drafts: DraftScene[] = [];
  const script: Script = {
    get last() {
      return drafts.at(-1);
    },
    begin: (scene) => void drafts.push(scene),
    alone: (stamp, dice = []) => void drafts.push({ at: stamp.at, dice, stamps: [stamp] }),
  };
  for (const event of events) stage(script, event);
  return drafts.map(({ untold, ...scene }) => (scene.stamps.length > 0 || !untold ? scene : { ...scene, stamps: [untold] }));
}
