import { type Hex, OFF_MAP } from '../../../kernel/board';
import type { Refusal } from '../../../kernel/game';
import { type Action, fromOf, isChain, type Order, orderOf, toOf } from '../model/orders';
import type { Attack, Context, Side, State, Unit } from '../model/types';
import { isInZone, survey, unitAt } from './ground';

/** B7.7.a After `survey`: whether a unit of a side may be driven into a hex, whoever of its own stands there. */
export const mayRetreatTo = (context: Context, side: Side, hex: Hex): boolean =>
  hex !== OFF_MAP && context.shut[hex] === 0 && !isInZone(context, side, hex) && context.scratch.sideAt[hex] !== 2 - side;

/** B7.7.a After `survey`: the hexes that a unit may retreat to without displacing anybody. */
export function freeHexes(context: Context, { hex: from, side }: Unit): Hex[] {
  const hexes: Hex[] = [];
  for (let at = from * 6; at < from * 6 + 6; at++) {
    const hex = context.board.neighbours[at]!;
    if (mayRetreatTo(context, side, hex) && context.scratch.sideAt[hex] === 0) hexes.push(hex);
  }
  return hexes;
}

export function hasFreeHex(context: Context, { hex: from, side }: Unit): boolean {
  for (let at = from * 6; at < from * 6 + 6; at++) {
    const hex = context.board.neighbours[at]!;
    if (mayRetreatTo(context, side, hex) && context.scratch.sideAt[hex] === 0) return true;
  }
  return false;
}

/** B7.8 After `survey`: the shortest chains by which a unit can retreat onto a friend, each the hexes gone to: by the unit, by the first displaced, … */
export function shortestChains(context: Context, state: State, unit: Unit, retreating: readonly number[]): Hex[][] {
  const waves = wavesOf(context, state, unit, retreating);
  const { neighbours } = context.board;
  // Backwards from the last wave, which holds vacant hexes alone: the chains from each hex on.
  let onward = new Map<Hex, Hex[][]>((waves.at(-1) ?? []).map((hex) => [hex, [[hex]]]));
  for (let i = waves.length - 2; i >= 0; i--) {
    const chains = new Map<Hex, Hex[][]>();
    for (const hex of waves[i]!) {
      const further: Hex[][] = [];
      for (let at = hex * 6; at < hex * 6 + 6; at++) for (const chain of onward.get(neighbours[at]!) ?? []) further.push([hex, ...chain]);
      if (further.length > 0) chains.set(hex, further);
    }
    onward = chains;
  }
  return [...onward.values()].flat();
}

/** The friends around a unit who may be displaced, those around them, … and last the vacant hexes that the nearest can go to; empty if there are none. */
function wavesOf(context: Context, state: State, unit: Unit, retreating: readonly number[]): Hex[][] {
  const { neighbours } = context.board;
  const seen = new Set<Hex>([unit.hex]);
  const waves: Hex[][] = [];
  for (let from = [unit.hex]; from.length > 0; ) {
    const vacant = new Set<Hex>();
    const next: Hex[] = [];
    for (const hex of from) {
      for (let at = hex * 6; at < hex * 6 + 6; at++) {
        const near = neighbours[at]!;
        if (seen.has(near) || !mayRetreatTo(context, unit.side, near)) continue;
        if (context.scratch.sideAt[near] === 0) vacant.add(near);
        else if (isDisplaceable(context, state, retreating, near)) {
          seen.add(near);
          next.push(near);
        }
      }
    }
    if (vacant.size > 0) return [...waves, [...vacant]];
    waves.push(next);
    from = next;
  }
  return [];
}

/** B7.8 After `isAllowed`: a friend who does not retreat himself. */
const isDisplaceable = (context: Context, state: State, retreating: readonly number[], hex: Hex): boolean =>
  !retreating.includes(unitAt(context, state, hex)!.id);

/** B7.7.b After `survey`: all that those who still have to retreat may do; empty when none of them can. */
export function legalRetreats(context: Context, state: State, { retreating }: Attack): Action[] {
  const list: Action[] = [];
  for (const id of retreating) {
    const unit = state.units[id]!;
    const free = freeHexes(context, unit);
    for (const to of free) list.push(orderOf('retreat', unit.hex, to));
    if (free.length > 0) continue;
    for (const chain of shortestChains(context, state, unit, retreating)) list.push({ chain: [unit.hex, ...chain] });
  }
  return list;
}

export const pathOf = (action: Action): readonly Hex[] =>
  isChain(action) ? action.chain : [fromOf(action as Order), toOf(action as Order)];

/** B7.7.a, B7.8 */
export function judgeRetreat(context: Context, state: State, attack: Attack, action: Action): Refusal | undefined {
  survey(context, state);
  const [from, first, ...rest] = pathOf(action);
  const unit = unitAt(context, state, from!);
  if (!unit || !attack.retreating.includes(unit.id)) return { rule: 'B7.7.a', why: 'notRetreating' };
  const free = freeHexes(context, unit);
  if (rest.length === 0 && free.includes(first!)) return undefined;
  const near = context.board.neighbours.subarray(unit.hex * 6, unit.hex * 6 + 6).includes(first!);
  const hexes = first! < context.board.size ? [first!] : [];
  if (rest.length === 0 || !near || !mayRetreatTo(context, unit.side, first!))
    return { rule: 'B7.7.a', why: whyShut(context, unit, first!, near), hexes };
  const chains = free.length > 0 ? [] : shortestChains(context, state, unit, attack.retreating);
  const meant = [first!, ...rest];
  if (chains.some((chain) => chain.length === meant.length && chain.every((hex, i) => hex === meant[i]))) return undefined;
  return { rule: 'B7.8', why: free.length > 0 ? 'freeHex' : 'chain', hexes };
}

function whyShut(
  context: Context,
  { side }: Unit,
  hex: Hex,
  near: boolean,
): 'offMap' | 'notAdjacent' | 'forbidden' | 'enemy' | 'friend' | 'zone' {
  if (hex >= context.board.size) return 'offMap';
  if (!near) return 'notAdjacent';
  if (context.shut[hex]) return 'forbidden';
  if (isInZone(context, side, hex)) return 'zone';
  return context.scratch.sideAt[hex] === 2 - side ? 'enemy' : 'friend';
}
