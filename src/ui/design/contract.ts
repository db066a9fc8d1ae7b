import type { FunctionComponent } from 'react';
import type { ViewProps } from '../board/intents';
import type { Still } from './document/still';
import type { DrawingRules } from './rules';

export type DrawnFrame = Omit<ViewProps, 'map' | 'occupied' | 'describe'>;

export interface DrawnMapProps {
  readonly still: Still;
  /** As long as it is the same, the ground is. */
  readonly ground: object;
  readonly frame: DrawnFrame;
}

/** What a game brings to the drawing table: what it knows, the map in its frame, and what a piece is called and looks like where it is chosen. */
export interface DesignPart {
  readonly rules: DrawingRules;
  readonly Map: FunctionComponent<DrawnMapProps>;
  /** What a type is called by its word, in the reader's language, printed or of the battle's own; undefined: the game has no noun for it. */
  readonly typeNamed: (type: string) => string | undefined;
  /** A piece by the word of its type, or something else that stands in hexes by its kind. */
  readonly Face: FunctionComponent<{ readonly still: Still; readonly kind: string; readonly type: string; readonly side: 0 | 1 }>;
}
