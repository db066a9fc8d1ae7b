import { distance } from '../../kernel/board';
import { NOBODY } from '../../kernel/system';
import { fireNeed, legalShots } from '../../rules/ancients/fire';
import { leadersToPlace } from '../../rules/ancients/leaders';
import { actorsOf, judgeAction, knownOf, legalActions } from '../../rules/ancients/legal';
import { legalAttacks, mayAttack } from '../../rules/ancients/melee';
import { assaultOn } from '../../rules/ancients/odds';
import { type Action, countOf, facingOf, hexOf, kindOf, orderIn, orderOf } from '../../rules/ancients/orders';
import { deciderOf } from '../../rules/ancients/sequence';
import type { Context, Side, State, Unit } from '../../rules/ancients/types';
import type { Chooser } from '../random';
import { type Field, fieldOf } from './field';
import { nextMove } from './march';
import { gainOf, lossIfGone, lossIfStruck, worthOf } from './worth';

const END = orderOf('end');

/** The script: each unit's best move by the exact expectation of its fights. It sees what its side sees. */
export function centurion(context: Context, truth: State, choose: Chooser): Action | undefined {
  const state = knownOf(context, truth);
  const side = deciderOf(state);
  if (side === undefined) return undefined;
  if (state.extra?.asked) return anyOf(context, truth, choose);
  if (state.attack) return answerOf(context, state);
  const order = ordersOf(context, state, side);
  if (order !== undefined && !judgeAction(context, truth, order)) return order;
  return judgeAction(context, truth, END) ? anyOf(context, truth, choose) : END;
}

function ordersOf(context: Context, state: State, side: Side): Action | undefined {
  switch (state.phase) {
    case 'movement':
      return entryOf(context, state, side) ?? nextMove(context, state, fieldOf(context, state, side));
    case 'leaders':
      return leadersToPlace(state) > 0 ? placementOf(context, state, fieldOf(context, state, side)) : undefined;
    case 'fire':
      return bestShot(context, state, side);
    case 'melee':
      return bestAttack(context, state, side);
    default:
      return undefined;
  }
}

/** Orders of optional rules that the script has no opinion about. */
function anyOf(context: Context, state: State, choose: Chooser): Action | undefined {
  const actors = actorsOf(context, state);
  const own = legalActions(context, state, NOBODY);
  if (own.length > 0) return own[choose(own.length)];
  for (const actor of actors) {
    const list = legalActions(context, state, actor);
    if (list.length > 0) return list[choose(list.length)];
  }
  return undefined;
}

function entryOf(context: Context, state: State, side: Side): Action | undefined {
  for (const unit of state.units) {
    if (unit.side !== side || unit.hex >= 0 || unit.group < 0 || unit.moved) continue;
    const entries = legalActions(context, state, unit.id).filter((action) => kindOf(orderIn(action)) === 'enter');
    const field = fieldOf(context, state, side);
    let best: Action | undefined;
    let least = 1e9;
    for (const entry of entries) {
      const hex = hexOf(orderIn(entry));
      const far = field.enemies.reduce((near, enemy) => Math.min(near, distance(context.board, hex, enemy.hex)), 99);
      const score = Math.abs(far - 2) * 10 + Math.abs(facingOf(orderIn(entry)) - unit.facing);
      if (score < least) {
        least = score;
        best = entry;
      }
    }
    if (best !== undefined) return best;
  }
  return undefined;
}

/** 7 With the attack or the defence that gains most by a leader; away from the enemy where none does. */
function placementOf(context: Context, state: State, field: Field): Action | undefined {
  const army = state.armies[field.side];
  let best: { hex: number; score: number } | undefined;
  for (const unit of state.units) {
    if (unit.side !== field.side || unit.hex < 0) continue;
    const near = field.enemies.reduce((least, enemy) => Math.min(least, distance(context.board, unit.hex, enemy.hex)), 99);
    let score = -0.6 * (near <= 1 ? 1 : 0) - 0.1 * (near <= 3 ? 1 : 0);
    score += unit.disordered ? 0.35 * worthOf(context, unit) * (near > 1 ? 1 : 0.6) : 0;
    const before = attackGain(context, state, unit);
    army.leaders.push(unit.hex);
    const after = attackGain(context, state, unit);
    army.leaders.pop();
    score += Math.max(0, after) - Math.max(0, before);
    score += 0.01 * worthOf(context, unit);
    if (!best || score > best.score) best = { hex: unit.hex, score };
  }
  return best && orderOf('place', undefined, best.hex);
}

function attackGain(context: Context, state: State, unit: Unit): number {
  if (!mayAttack(context, state, unit)) return 0;
  return legalAttacks(context, state, unit).reduce((most, attack) => Math.max(most, gainOfOrder(context, state, unit, hexOf(attack), facingOf(attack))), 0);
}

function gainOfOrder(context: Context, state: State, unit: Unit, hex: number, facing: number): number {
  const target = state.units.find((other) => other.hex === hex && other.side !== unit.side);
  return target ? (gainOf(context, state, assaultOn(context, unit, target, hex, facing)) ?? 0) : 0;
}

/** 8 The shot that is worth most, if the marker does not cost more. */
function bestShot(context: Context, state: State, side: Side): Action | undefined {
  let best: Action | undefined;
  let most = 0;
  for (const unit of state.units) {
    if (unit.side !== side || unit.hex < 0) continue;
    for (const shot of legalShots(context, state, unit)) {
      const target = state.units.find((other) => other.hex === hexOf(shot) && other.side !== side);
      if (!target) continue;
      const gain = (fireNeed(context, state, unit, target) / 6) * lossIfStruck(context, state, target);
      if (gain > most) {
        most = gain;
        best = shot;
      }
    }
  }
  return best;
}

/** 9 The attack of the greatest gain; none that costs more than it brings. */
function bestAttack(context: Context, state: State, side: Side): Action | undefined {
  let best: Action | undefined;
  let most = 0.02;
  for (const unit of state.units) {
    if (unit.side !== side || !mayAttack(context, state, unit)) continue;
    for (const attack of legalAttacks(context, state, unit)) {
      const gain = gainOfOrder(context, state, unit, hexOf(attack), facingOf(attack));
      if (gain > most) {
        most = gain;
        best = attack;
      }
    }
  }
  return best;
}

/** The answer that leaves most. */
function answerOf(context: Context, state: State): Action | undefined {
  const attack = state.attack!;
  const answers = legalActions(context, state, NOBODY);
  const of = (kind: string) => answers.filter((action) => kindOf(orderIn(action)) === kind);
  const attacker = state.units[attack.attacker]!;
  const target = state.units[attack.target]!;
  switch (attack.asks) {
    case 'away': {
      const stay = of('away').find((action) => countOf(orderIn(action)) === 0);
      return stay ?? answers[0];
    }
    case 'retreat': {
      const gain = gainOf(context, state, assaultOn(context, attacker, target, attack.at, attack.facing)) ?? 0;
      const stands = of('stand')[0];
      const cost = lossIfStruck(context, state, { ...target, disordered: false });
      if (gain <= cost + 0.2) return stands ?? answers[0];
      return bestRetreat(context, state, of('retreat')) ?? stands;
    }
    case 'press': {
      const gain = gainOf(context, state, assaultOn(context, attacker, target, attack.at, attack.facing)) ?? 0;
      return (gain > 0 ? of('press')[0] : of('halt')[0]) ?? answers[0];
    }
    case 'advance': {
      const worth = lossIfGone(context, state, attacker);
      const all = of('advance').at(0);
      return (worth > 5 ? (of('hold')[0] ?? all) : all) ?? answers[0];
    }
  }
}

function bestRetreat(context: Context, state: State, retreats: readonly Action[]): Action | undefined {
  const { side } = state.units[state.attack!.target]!;
  const field = fieldOf(context, state, side);
  let best: Action | undefined;
  let most = -1;
  for (const retreat of retreats) {
    const hex = hexOf(orderIn(retreat));
    const far = field.enemies.reduce((sum, enemy) => sum + Math.min(4, distance(context.board, hex, enemy.hex)), 0);
    if (far > most) {
      most = far;
      best = retreat;
    }
  }
  return best;
}
