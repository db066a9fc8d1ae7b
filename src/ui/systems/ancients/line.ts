import type { Direction, Hex } from '../../../kernel/board';
import { NO_HEX } from '../../../kernel/notation';
import { perState } from '../../../kernel/perObject';
import { type Action, ANY_FACING, orderOf } from '../../../rules/ancients/model/orders';
import type { Context, State } from '../../../rules/ancients/model/types';
import { optional } from '../../../rules/ancients/options';
import { mayMove } from '../../../rules/ancients/play/movement';
import { isAsked } from '../../../rules/ancients/play/sequence';
import type { LineHarm, LineRules, LineWay } from '../../table/contract/line';
import { ghostOf } from './facts';
import type { Snapshot } from './match';
import { namingOf } from './naming';
import { type Harm, orderTo, wayOf } from './ways';
import { sayHarm } from './wayText';
import { wordsNow } from './words';

/** 6.a Units of the phasing player that have their move before them. */
const joins = perState((context: Context, state: State): ReadonlySet<number> => {
  const moves = state.phase === 'movement' && !isAsked(state);
  return new Set(state.units.filter((unit) => moves && unit.side === state.player && mayMove(context, state, unit)).map(({ id }) => id));
});

function order(context: Context, state: State, id: number, hex: Hex, facing: Direction = ANY_FACING): Action {
  return hex < 0 ? orderOf('move', id, NO_HEX, facing) : orderTo(context, state, state.units[id]!, hex, facing);
}

function way(context: Context, state: State, id: number, action: Action): LineWay | undefined {
  const unit = state.units[id]!;
  const found = wayOf(context, state, unit, action);
  if (!found) return undefined;
  const { hexes, facing, harm } = found;
  const disordered = unit.disordered || harm.some((one) => one.unit === id && one.rule !== '13.1');
  const path = {
    hexes,
    facing,
    ghost: ghostOf(context, unit, hexes.at(-1)!, facing, disordered),
    harm: [...new Set(harm.map((one) => one.hex))],
  };
  return { path, harm: harm.map((one) => ({ piece: one.unit, hex: one.hex, rule: one.rule })) };
}

/** V2 Moved one by one, each unit is activated by itself; as a group (V3) they cost less. */
function price({ context, state }: Snapshot, pieces: readonly number[]) {
  if (!context.orders.has('activate')) return undefined;
  const { costOf, judgeGroup, movesFreely } = optional();
  const units = pieces.map((id) => state.units[id]!).filter((unit) => !movesFreely(context, state, unit));
  const points = units.reduce((sum, unit) => sum + costOf(context, state, [unit]).points, 0);
  if (units.length < 2) return undefined;
  const together = judgeGroup(context, state, units) ? points : costOf(context, state, units).points;
  return { text: wordsNow().options.eachActivated(points, state.extra!.points, together), rule: 'V2' };
}

/** 6 Units that move by one command. */
export const line: LineRules = {
  joins,
  order,
  way,
  sayHarm: ({ context, state }: Snapshot, { piece, hex, rule }: LineHarm) =>
    sayHarm(state, { unit: piece, hex, rule: rule as Harm['rule'] }, namingOf(context, state.units)),
  price,
  told: new Set(['moved', 'turned']),
  words: () => wordsNow().table.line,
};
