import type { FunctionComponent } from 'react';
import type { Hex } from '../../kernel/board';
import type { MapFacts, Overlays, Skin } from './facts';
import type { Stage } from './stage';

export interface PiecesProps<Pieces> {
  readonly map: MapFacts;
  readonly pieces: Pieces;
  readonly skin: Skin;
  readonly stage: Stage;
}

export interface BelowProps {
  readonly map: MapFacts;
  readonly overlays: Overlays;
  /** Map units in a pixel. */
  readonly u: number;
}

export interface AboveProps<Pieces = unknown> extends BelowProps {
  readonly pieces: Pieces;
  readonly cursor: Hex | undefined;
  readonly skin: Skin;
}

/** The four sheets of the board as one game draws them; `Pieces` is what it has standing on its map. Each is memoised and is a `Layer`. */
export interface BoardArt<Pieces> {
  readonly Terrain: FunctionComponent<{ readonly map: MapFacts }>;
  readonly Below: FunctionComponent<BelowProps>;
  readonly Pieces: FunctionComponent<PiecesProps<Pieces>>;
  readonly Above: FunctionComponent<AboveProps<Pieces>>;
}
