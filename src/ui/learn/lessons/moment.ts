import { printHex } from '../../../kernel/board';
import type { Entry } from '../../../kernel/game';
import type { AnyTwoSidedGame, BareContext, BareEvent, BareState } from '../../../kernel/twoSides';
import { wingOf } from '../../systems/registry';

/** One play since a step began. */
export interface Past {
  readonly before: BareState;
  readonly entry: Entry<BareEvent>;
}

/** All that a check looks at: what has been done since a step began, and where it has led. */
export interface Moment {
  readonly system: AnyTwoSidedGame;
  readonly context: BareContext;
  readonly state: BareState;
  readonly plays: readonly Past[];
  /** What is no order. */
  readonly deeds: readonly string[];
  /** The side that the learner does not play; undefined where he plays both. */
  readonly foe: 0 | 1 | undefined;
}

/** The name of the hex of a piece, by the number that events give it; undefined off the map. */
export function placeOf({ system, context }: Pick<Moment, 'system' | 'context'>, state: BareState, piece: number): string | undefined {
  const hex = system.pieces(state).find(({ id }) => id === piece)?.hex ?? -1;
  return hex < 0 ? undefined : printHex(context.board, hex);
}

/** A side of a position as the notation writes it, whatever the game. */
export interface Side {
  readonly pieces: readonly string[];
  /** Words: a hex, then what the camp bears. */
  readonly camp: readonly string[];
  readonly leaders: readonly string[];
  readonly ashore: readonly string[];
}

/** A side as a position has it: its pieces under the name that the game has for them. */
type WrittenSide = Readonly<Partial<Record<string, string | readonly string[]>>>;

const wordsIn = (text: unknown): readonly string[] => (typeof text === 'string' && text !== '' ? text.split(' ') : []);
const listIn = (list: unknown): readonly string[] => (Array.isArray(list) ? list : []);

/** Side 1 or 2 as it stands. */
export function sideOf({ system, context, state }: Moment, army: 1 | 2): Side {
  const { sides, pieces } = wingOf(system.id).written ?? { sides: '', pieces: '' };
  const position = system.printPosition(context, state) as { readonly [name: string]: readonly WrittenSide[] };
  const side = position[sides]?.[army - 1] ?? {};
  return { pieces: listIn(side[pieces]), camp: wordsIn(side['camp']), leaders: listIn(side['leaders']), ashore: wordsIn(side['ashore']) };
}
