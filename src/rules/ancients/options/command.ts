import { distance, type Hex } from '../../../kernel/board';
import type { Refusal } from '../../../kernel/game';
import type { CostReason } from '../model/events';
import { BESIDE, type Context, type Side, type State, type Unit } from '../model/types';
import { flees } from '../play/drive';
import { survey, unitAt } from '../play/ground';
import { reserveUnits } from '../play/reinforcements';
import { hasEnemies, isImpetuous } from './chargeDrive';
import { isDark } from './night';

/** What V counts: who is in contact, what an order costs and why, what a group is. */

/** V2 A unit or group farther than this from every leader who is not in contact costs more. */
const LEADER_REACH = 3;

/** R: in contact is whoever has an enemy unit, a camp too, in an adjacent hex, whatever the facings and what runs between. */
export const inContact = ({ board }: Context, state: State, side: Side, hex: Hex): boolean =>
  state.units.some((unit) => unit.side !== side && unit.hex >= 0 && distance(board, unit.hex, hex) === 1);

/** V1, V2 The leaders who count, by their hexes. */
export const freeLeaders = (context: Context, state: State, side: Side): Hex[] =>
  state.armies[side].leaders.filter((hex) => !inContact(context, state, side, hex));

export interface CostTerm {
  readonly why: CostReason;
  readonly rule: 'V2';
  readonly points: number;
}

export interface Cost {
  readonly points: number;
  readonly terms: readonly CostTerm[];
}

const term = (why: CostReason): CostTerm => ({ why, rule: 'V2', points: 1 });

/**
 * V2 What an order to a unit or a group costs: to activate, to hold or to rally it. R: a group is as near to a leader as the nearest of its units;
 * for reserves beside the map no distance counts, since they are nowhere on it.
 */
export function costOf(context: Context, state: State, units: readonly Unit[]): Cost {
  const terms = [term('order')];
  const placed = units.filter(({ hex }) => hex >= 0);
  if (placed.length > 0) {
    const leaders = freeLeaders(context, state, placed[0]!.side);
    const near = placed.some(({ hex }) => leaders.some((leader) => distance(context.board, leader, hex) <= LEADER_REACH));
    if (!near) terms.push(term('farFromLeaders'));
  }
  if (units.some(({ type }) => context.types[type]!.as === 'EL')) terms.push(term('elephants'));
  return { points: terms.length, terms };
}

/** Why an order to them cannot be paid. */
export function judgeCost(context: Context, state: State, units: readonly Unit[]): Refusal | undefined {
  const { points } = costOf(context, state, units);
  const left = state.extra!.points;
  if (points <= left) return undefined;
  return { rule: 'V2', why: 'fewPoints', hexes: hexesOf(units), values: { points, left } };
}

export const hexesOf = (units: readonly Unit[]): Hex[] => units.filter(({ hex }) => hex >= 0).map(({ hex }) => hex);

/**
 * Whom a move of a unit activates with it. R: what comes up together is led together: the units of a reserve beside the map are a group,
 * and the first that comes in pays for all of it.
 */
export function activatedWith(state: State, unit: Unit): Unit[] {
  if (unit.hex !== BESIDE) return [unit];
  return reserveUnits(state, unit.side, unit.group);
}

/** V4 Whether a knight or barbarian goes for the enemy by himself: neither activated nor held, nor in contact. R: in the dark (13.4) nobody does. */
export function isLoose(context: Context, state: State, unit: Unit): boolean {
  if (state.phase !== 'movement' || unit.side !== state.player || unit.hex < 0 || isDark(context, state)) return false;
  const { activated, held } = state.extra!;
  return (
    isImpetuous(context, state, unit) &&
    !unit.panicked &&
    !unit.plundering &&
    !unit.volley &&
    !activated.includes(unit.id) &&
    !held.includes(unit.id) &&
    hasEnemies(state, unit.side) &&
    !inContact(context, state, unit.side, unit.hex)
  );
}

/** Why a unit can be given no order by points. */
export function judgeAddressed(context: Context, state: State, unit: Unit | undefined): Refusal | undefined {
  if (!unit || unit.side !== state.player || unit.hex < 0) return { rule: 'V2', why: 'nobodyAddressed' };
  const hexes = [unit.hex];
  if (unit.plundering || context.armies[unit.side].campUnit === unit.id) return { rule: 'V2', why: 'staysAnyway', hexes };
  // 4.d R: those who flee ask nobody: their moves cost nothing.
  if (flees(context, state, unit)) return { rule: 'V2', why: 'fleesAnyway', hexes };
  const { activated, held } = state.extra!;
  const spent = unit.moved || activated.includes(unit.id) || held.includes(unit.id);
  return spent ? { rule: 'V2', why: 'orderedAlready', hexes } : undefined;
}

/** V3 Why a unit cannot belong to a group. A volley marker does not matter: whoever bears it just does not move. */
function judgeMember(context: Context, state: State, unit: Unit): Refusal | undefined {
  const hexes = [unit.hex];
  if (unit.disordered) return { rule: 'V3', why: 'disorderedAlone', hexes };
  return inContact(context, state, unit.side, unit.hex) ? { rule: 'V3', why: 'contactAlone', hexes } : undefined;
}

/**
 * V3 Why units that can be addressed are no group. R: a group hangs together; read to the letter, two pairs far apart would be one.
 */
export function judgeGroup(context: Context, state: State, units: readonly Unit[]): Refusal | undefined {
  const first = units[0]!;
  for (const unit of units) {
    const refusal = judgeMember(context, state, unit);
    if (refusal) return refusal;
    if (unit.facing !== first.facing) return { rule: 'V3', why: 'facesElsewhere', hexes: [unit.hex] };
  }
  const group = spreadFrom(context, state, first, (unit) => units.includes(unit));
  const apart = units.filter((unit) => !group.includes(unit));
  return apart.length > 0 ? { rule: 'V3', why: 'standsApart', hexes: hexesOf(apart) } : undefined;
}

/** V3 The greatest group of a unit, in the order of the map; none where it is alone. */
export function greatestGroup(context: Context, state: State, unit: Unit): Unit[] {
  const mayJoin = (other: Unit): boolean =>
    other.facing === unit.facing && !judgeAddressed(context, state, other) && !judgeMember(context, state, other);
  if (!mayJoin(unit)) return [];
  const group = spreadFrom(context, state, unit, mayJoin);
  return group.length > 1 ? group.sort((a, b) => a.hex - b.hex) : [];
}

function spreadFrom(context: Context, state: State, first: Unit, belongs: (unit: Unit) => boolean): Unit[] {
  survey(context, state);
  const { neighbours } = context.board;
  const found = [first];
  for (let i = 0; i < found.length; i++) {
    for (let d = 0; d < 6; d++) {
      const next = neighbours[found[i]!.hex * 6 + d]!;
      const unit = next < 0 ? undefined : unitAt(context, state, next);
      if (unit && !found.includes(unit) && belongs(unit)) found.push(unit);
    }
  }
  return found;
}
