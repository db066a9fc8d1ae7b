import type { Direction, Hex } from '../../../kernel/board';
import { perState } from '../../../kernel/perObject';
import type { Order } from '../../../rules/baw/model/orders';
import { toOf } from '../../../rules/baw/model/orders';
import type { Context, State } from '../../../rules/baw/model/types';
import { leaderMayMove, mayMove } from '../../../rules/baw/play/movement';
import type { LineRules, LineWay } from '../../table/contract/line';
import { ghostOf } from './facts';
import { moveOrder } from './orders';
import { pieceOfLeader } from './pieces';
import { waysOf } from './ways';
import { bawWords } from './words';

/** B5.a Units and leaders of the phasing player that have their move before them. */
const joins = perState((_context: Context, state: State): ReadonlySet<number> => {
  const moves = state.phase === 'movement' && !state.attack;
  const units = state.units.filter((unit) => moves && mayMove(state, unit)).map(({ id }) => id);
  const leaders = state.leaders.filter((leader) => moves && leaderMayMove(state, leader)).map((leader) => pieceOfLeader(state, leader));
  return new Set([...units, ...leaders]);
});

const order = (_context: Context, state: State, piece: number, hex: Hex, _facing: Direction | undefined): Order =>
  moveOrder(state, piece, hex);

function way(context: Context, state: State, piece: number, action: Order): LineWay | undefined {
  const found = waysOf(context, state, piece).wayTo(toOf(action));
  if (!found) return undefined;
  return { path: { hexes: found.hexes, facing: undefined, ghost: ghostOf(context, state, piece, found.hexes.at(-1)!) }, harm: [] };
}

/** B5 Units that move by one command. */
export const line: LineRules = {
  joins,
  order,
  way,
  sayHarm: () => '',
  told: new Set(['moved', 'leaderMoved']),
  words: () => bawWords().table.line,
};
