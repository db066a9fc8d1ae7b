import type { Hex } from '../../kernel/board';

/** Something that was decided, most often by dice, as the map shows it once it has happened. */
export interface Scene {
  /** Where it was decided: the dice fall beside this hex. */
  readonly at: Hex;
  /** The pieces that act: they come to where they will fight, lean in, or something flies from the first. Those of the hex that is acted from are meant where there is only `from`. */
  readonly by?: readonly number[];
  readonly from?: Hex;
  readonly act?: 'comes' | 'leans' | 'flies';
  readonly dice: readonly number[];
  readonly stamps: readonly Stamp[];
}

/** What has come of it, in a word. */
export interface Stamp {
  readonly at: Hex;
  readonly text: string;
  /** A loss; harm; something gained; nothing. */
  readonly tone: 'loss' | 'harm' | 'gain' | 'none';
  /** The piece that is lost fades. */
  readonly piece?: number;
}

export const NO_SCENES: readonly Scene[] = [];

/** Milliseconds of one scene by the speed that is wished; of many in one play each is given less. */
const SCENE_MS = { off: 0, fast: 450, normal: 1000, slow: 1900 } as const;
const LONGEST = 3;

/** After this share of a scene the blow falls: the stamp is set and the pieces are what they are now. */
export const BLOW = 0.55;

export function sceneMs(scenes: readonly Scene[], speed: keyof typeof SCENE_MS): number {
  return Math.round(SCENE_MS[speed] * Math.min(1, LONGEST / Math.max(1, scenes.length)));
}

/** Whether nothing is to move that need not. */
export const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
