import type { FunctionComponent } from 'react';
import type { Hex } from '../../kernel/board';
import type { GameFacts, Skin } from './facts';
import type { Stage } from './stage';

export interface PiecesProps<Game extends GameFacts> {
  readonly map: Game['map'];
  readonly pieces: Game['pieces'];
  readonly skin: Skin;
  readonly stage: Stage;
}

export interface BelowProps<Game extends GameFacts> {
  readonly map: Game['map'];
  readonly overlays: Game['overlays'];
  /** Map units in a pixel. */
  readonly u: number;
}

export interface AboveProps<Game extends GameFacts> extends BelowProps<Game> {
  readonly pieces: Game['pieces'];
  readonly cursor: Hex | undefined;
  readonly skin: Skin;
}

/** The four sheets of the board as one game draws them. Each is memoised and is a `Layer`. */
export interface BoardArt<Game extends GameFacts> {
  readonly Terrain: FunctionComponent<{ readonly map: Game['map'] }>;
  readonly Below: FunctionComponent<BelowProps<Game>>;
  readonly Pieces: FunctionComponent<PiecesProps<Game>>;
  readonly Above: FunctionComponent<AboveProps<Game>>;
}
