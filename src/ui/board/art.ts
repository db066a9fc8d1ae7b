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

/** The sheets of the ground and of what stands on it, as one game draws them. Each is memoised and is a `Layer`. */
export interface PictureArt<Game extends GameFacts> {
  readonly Terrain: FunctionComponent<{ readonly map: Game['map'] }>;
  readonly Pieces: FunctionComponent<PiecesProps<Game>>;
}

/** Those of the marks under the pieces and over them, and what a fight needs; nobody needs them before he plays. */
export interface MarksArt<Game extends GameFacts> {
  readonly Below: FunctionComponent<BelowProps<Game>>;
  readonly Above: FunctionComponent<AboveProps<Game>>;
  /** Where one order moves and fights: the pieces of before it, but for whoever has to come before the blow falls, in `ms` milliseconds. */
  readonly come?: (before: Game['pieces'], now: Game['pieces'], ms: number) => Game['pieces'];
}

/** The four sheets of the board. */
export type BoardArt<Game extends GameFacts> = PictureArt<Game> & MarksArt<Game>;
