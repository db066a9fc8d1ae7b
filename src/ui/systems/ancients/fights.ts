import { type Direction, directionTo } from '../../../kernel/board';
import type { Assault } from '../../../rules/ancients/model/assault';
import type { Event } from '../../../rules/ancients/model/events';
import { facingOf, hexOf } from '../../../rules/ancients/model/orders';
import type { Context, State, Unit } from '../../../rules/ancients/model/types';
import { askedAssault } from '../../../rules/ancients/play/asked';
import { legalAttacks } from '../../../rules/ancients/play/melee';
import { assaultOn, type MeleeOdds, meleeOdds, movedResult } from '../../../rules/ancients/play/odds';
import type { Snapshot, TableState } from './match';
import { attackOrder } from './tools/attack';
import { holderOf } from './tools/pick';
import { frontAndFlank } from './ways';

/** The fight that is spoken of: asked about, chosen, or pointed at. */
export function fightOf({ context, state, looking }: Snapshot, { tool, hover }: Pick<TableState, 'tool' | 'hover'>): Assault | undefined {
  if (looking !== undefined) return undefined;
  const { attack } = state;
  if (attack) return attack.asks === 'advance' ? undefined : askedAssault(context, state);
  if (tool.kind !== 'attack') return undefined;
  const unit = state.units[tool.unit]!;
  const at = tool.at ?? hover;
  if (at === undefined) return undefined;
  const target = holderOf(context, state, at);
  if (!target || target.side === unit.side) return undefined;
  if (unit.hex >= 0) {
    if (!frontAndFlank(context, unit.hex, unit.facing).front.includes(at)) return undefined;
    return assaultOn(context, unit, target, at, unit.facing);
  }
  if (!legalAttacks(context, state, unit).some((order) => hexOf(order) === at)) return undefined;
  return assaultOn(context, unit, target, at, facingOf(attackOrder(context, state, unit, at, tool.facing)));
}

/** 9.2 How the strengths come to their column: brought down to it, and whether there is none beyond it. */
export function ratioOf({ attack, defence, byStrength }: Pick<MeleeOdds, 'attack' | 'defence' | 'byStrength'>): {
  readonly rounded: boolean;
  readonly last: boolean;
} {
  const last = byStrength === '3-1';
  return { last, rounded: byStrength !== undefined && !last && ![2, 1, 0.5].includes(attack / defence) };
}

export interface Reversed {
  readonly odds: MeleeOdds;
  /** Why it could not be ordered: whoever plunders attacks nobody (6.j.2); the other unit is not in its front. */
  readonly barred: 'plunders' | 'notAhead' | undefined;
}

/** The same fight with the parts exchanged, as the units stand; a unit beside the map cannot be attacked (5.b). */
export function reversed(context: Context, state: State, { attacker, target, at }: Assault): Reversed | undefined {
  if (attacker.hex < 0 || context.types[target.type]!.class === 'camp') return undefined;
  const direction: Direction = directionTo(context.board, at, attacker.hex);
  if (direction < 0) return undefined;
  const odds = meleeOdds(context, state, { attacker: target, target: attacker, at: attacker.hex, direction });
  const isAhead = frontAndFlank(context, at, target.facing).front.includes(attacker.hex);
  return { odds, barred: target.plundering ? 'plunders' : isAhead ? undefined : 'notAhead' };
}

export type OutcomeKey = 'attackerDisordered' | 'attackerEliminated' | 'both' | 'defenderDisordered' | 'defenderEliminated' | 'nothing';

/** 9.3 What a result does to these two units as they are. */
function outcomeKey(result: string, attacker: Unit, target: Unit): OutcomeKey {
  switch (result) {
    case 'AD':
      return attacker.disordered ? 'attackerEliminated' : 'attackerDisordered';
    case 'DD':
      return target.disordered ? 'defenderEliminated' : 'defenderDisordered';
    case 'DE':
      return 'defenderEliminated';
    default:
      if (attacker.disordered && target.disordered) return 'nothing';
      return attacker.disordered ? 'defenderDisordered' : target.disordered ? 'attackerDisordered' : 'both';
  }
}

export interface Chance {
  readonly key: OutcomeKey;
  readonly dice: readonly number[];
  readonly results: readonly string[];
}

/** The six results gathered by what they do, in the order of the die. */
export function chancesOf({ results }: MeleeOdds, attacker: Unit, target: Unit): Chance[] {
  const chances: { key: OutcomeKey; dice: number[]; results: string[] }[] = [];
  for (const [i, result] of results.entries()) {
    const key = outcomeKey(result, attacker, target);
    const known = chances.find((chance) => chance.key === key);
    if (!known) chances.push({ key, dice: [i + 1], results: [result] });
    else {
      known.dice.push(i + 1);
      if (!known.results.includes(result)) known.results.push(result);
    }
  }
  return chances;
}

export type Fought = Extract<Event, { kind: 'fought' }>;

/** 13.13 By how much leaders moved the die of a fight. A record of earlier does not say: by no more than its result needs. */
export function dieMoved({ odds, die, result, shift }: Fought): number {
  return shift ?? [0, -1, 1].find((by) => movedResult(odds, die, by) === result) ?? 0;
}
