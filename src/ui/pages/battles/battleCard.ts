import type { FunctionComponent } from 'react';
import type { Battle, BattleSummary } from '../../../scenarios';
import type { SystemId } from '../../../store/systems';
import type { RuleId } from '../../systems/rules';
import type { useWords } from '../../words';
import type { MapSize } from '../positionFields';
import type { Goals, GoalWords } from './goals';

/** What any game's battle says of itself: how large its map is and how long it lasts. */
export interface BattleSketch extends MapSize {
  readonly turns: number;
}

export type PageWords = ReturnType<typeof useWords>['pages']['battles'];

/** What the optional rules of a battle are chosen for. */
export interface OptionsProps {
  /** As it was drawn, and which optional rules suit it. */
  readonly battle: Pick<Battle, 'position' | 'recommended'>;
  /** As it is to be played, with what has been chosen so far. */
  readonly position: object;
  readonly change: (position: object) => void;
}

/** How the pages show a battle of one game, at once. All of it is methods, so that an implementation names its own sketch. */
export interface BattleCard {
  readonly id: SystemId;
  /** As much of a position as is shown. */
  sketch(position: object): BattleSketch;
  /** A side in a few words each. */
  factsOf(words: PageWords, sketch: BattleSketch, side: 0 | 1, battle: BattleSummary): readonly string[];
  /** What either side wins by. */
  goals(words: GoalWords, position: object): Goals;
  /** So many pieces of the game, as `13 counters`. */
  pieces(words: PageWords, count: number): string;
  /** What the description of the ground is headed. */
  groundTitle(words: PageWords): string;
  /** The paragraph that says what a reader of another game's rules would expect wrongly here. */
  readonly differs?: RuleId;
  /** Whether an optional rule is one of the game's. */
  hasOption?(id: string): boolean;
  /** What an optional rule of the game is called, in the reader's language; one that it does not know by its id. */
  optionName?(id: string): string;
  /** Which optional rules suit a battle, in a sentence; undefined if none is recommended. */
  suiting?(battle: Battle): string | undefined;
  /** Choices at set-up. */
  readonly Options?: FunctionComponent<OptionsProps>;
  /** The optional rules that the laboratory may try, and which of them are chosen; of all games, so that each leaves the others' alone. */
  readonly OptionsTried?: FunctionComponent<{
    /** The game's name, where there are others. */
    readonly game: string | undefined;
    readonly positions: readonly object[];
    readonly chosen: readonly string[];
    readonly choose: (ids: readonly string[]) => void;
  }>;
}
