import type { Marks } from '../../picture/marks';

/** A position that is drawn, under the name of its file. */
export interface Moment {
  readonly id: string;
  readonly position: object;
  readonly marks?: Marks;
  /** Only what lies between two hexes is shown: the one to the top left and the one to the bottom right. */
  readonly view?: readonly [first: string, last: string];
}
