import type { Hex } from '../../../kernel/board';
import { blockersOf } from '../../../kernel/sight';
import { FIRE_TABLE, RANGES } from '../../../rules/baw/model/data';
import { kindOf, type Order, toOf } from '../../../rules/baw/model/orders';
import type { Context, State, Unit } from '../../../rules/baw/model/types';
import { blocksSight, typeOf } from '../../../rules/baw/play/ground';
import { legalActions } from '../../../rules/baw/play/legal';
import type { SightFacts } from '../../board/facts';
import { memoPerPiece } from '../../table/contract/memo';
import type { AncientTarget } from './board/facts';

/** Faces of the die that disorganise. */
export const HITS = FIRE_TABLE.filter(Boolean).length;

/** Dice that hit, over a target: written as no odds are. */
export const HIT_LABEL = `≤${HITS}`;

/** B8 The hexes that a unit can fire at now. */
export const targetsOf = memoPerPiece((context: Context, state: State, unit: Unit): readonly Hex[] =>
  legalActions(context, state, unit.id).flatMap((order) => (kindOf(order as Order) === 'fire' ? [toOf(order as Order)] : [])),
);

/** What the map shows of them. */
export const shotMarks = (context: Context, state: State, unit: Unit): AncientTarget[] =>
  targetsOf(context, state, unit).map((hex) => ({ hex, label: HIT_LABEL, by: 'fire' }));

/** B8.b, B8.d The hexes within range of a unit's weapon, seen or not, without its own; empty without one. */
export function rangeOf(context: Context, unit: Unit): Hex[] {
  const { weapon } = typeOf(context, unit);
  if (weapon === null || unit.thrown || unit.hex < 0) return [];
  const { neighbours } = context.board;
  let reached = new Set<Hex>([unit.hex]);
  for (let step = 0; step < RANGES[weapon]; step++) {
    reached = new Set([...reached].flatMap((hex) => [hex, ...neighbours.subarray(hex * 6, hex * 6 + 6)]).filter((hex) => hex >= 0));
  }
  reached.delete(unit.hex);
  return [...reached];
}

/** B8.f What blocks the line between two hexes, nothing if it is free. */
export const sightBetween = (context: Context, from: Hex, to: Hex): SightFacts => ({
  from,
  to,
  blocked: blockersOf(context.board, context.sight(from, to), from, (hex) => blocksSight(context, from, to, hex)),
});
