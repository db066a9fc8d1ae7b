import { type Hex, OFF_MAP } from '../../../kernel/board';
import type { Context, State, Unit } from '../model/types';
import { countAround, isHampered, typeOf } from './ground';

/** B1.c, B7.2.b Whether a unit may attack, as far as its type and marks tell. */
export const mayAttack = (context: Context, state: State, unit: Unit): boolean =>
  unit.side === state.player && unit.hex >= 0 && !unit.attacked && !typeOf(context, unit).defenceOnly;

/** B7.1.a Whether a unit that may attack is bound if an enemy is near. */
export function isBindable(context: Context, unit: Unit): boolean {
  if (context.variants.freeMelee || typeOf(context, unit).light) return false;
  return !isHampered(context, unit);
}

/** B7.1 After `survey`: who is bound, who can be attacked, and how many of them stand around each hex. */
export function surveyMelee(context: Context, state: State): void {
  const { open, bound, able, openNear, boundNear } = context.scratch.melee;
  const { neighbours } = context.board;
  for (const table of [open, bound, able, openNear, boundNear]) table.fill(0);
  const { units } = state;
  for (let i = 0; i < units.length; i++) {
    const { side, hex, defended } = units[i]!;
    if (hex < 0 || side === state.player || defended) continue;
    open[hex] = 1;
    countAround(neighbours, openNear, hex);
  }
  for (let i = 0; i < units.length; i++) {
    const unit = units[i]!;
    if (!mayAttack(context, state, unit)) continue;
    able[unit.hex] = 1;
    if (openNear[unit.hex] === 0 || !isBindable(context, unit)) continue;
    bound[unit.hex] = 1;
    countAround(neighbours, boundNear, unit.hex);
  }
}

/** B7.1.a After `surveyMelee`: whether an enemy unit is due. */
export const isDueAt = ({ scratch: { melee } }: Context, hex: Hex): boolean => melee.open[hex] === 1 && melee.boundNear[hex]! > 0;

/** B7.1.b After `surveyMelee`: the first bound unit's hex in reading order, `OFF_MAP` without one. */
export function firstBound({ scratch: { melee } }: Context): Hex {
  return melee.bound.indexOf(1);
}

/** How an attack would leave somebody without a partner: whom. */
export interface Stranded {
  readonly why: 'boundLeft' | 'dueLeft';
  readonly hex: Hex;
}

/** B7.1.c After `surveyMelee`: whom an attack would leave without anybody to fight; undefined: nobody. */
export function strandedBy(context: Context, attackers: readonly Hex[], defenders: readonly Hex[]): Stranded | undefined {
  const { neighbours } = context.board;
  const { open, bound } = context.scratch.melee;
  for (const defender of defenders) {
    for (let at = defender * 6; at < defender * 6 + 6; at++) {
      const hex = neighbours[at]!;
      if (hex === OFF_MAP || bound[hex] === 0 || attackers.includes(hex)) continue;
      if (!hasNear(neighbours, open, hex, defenders)) return { why: 'boundLeft', hex };
    }
  }
  for (const attacker of attackers) {
    if (bound[attacker] === 0) continue;
    for (let at = attacker * 6; at < attacker * 6 + 6; at++) {
      const hex = neighbours[at]!;
      if (hex === OFF_MAP || open[hex] === 0 || defenders.includes(hex)) continue;
      if (!hasNear(neighbours, bound, hex, attackers)) return { why: 'dueLeft', hex };
    }
  }
  return undefined;
}

/** Whether a hex has a neighbour that a table marks, but for some. */
function hasNear(neighbours: Int16Array, table: Uint8Array, hex: Hex, but: readonly Hex[]): boolean {
  for (let at = hex * 6; at < hex * 6 + 6; at++) {
    const next = neighbours[at]!;
    if (next >= 0 && table[next] === 1 && !but.includes(next)) return true;
  }
  return false;
}
