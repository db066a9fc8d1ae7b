import type { Hex } from '../../kernel/board';
import { FIRE_TABLE } from '../../rules/baw/model/data';
import { type Action, fromOf, isAttackKind, kindIn, type Order, toOf } from '../../rules/baw/model/orders';
import { type Context, otherSide, type Result, type State, type Unit } from '../../rules/baw/model/types';
import { isBindable } from '../../rules/baw/play/bound';
import { boutOf } from '../../rules/baw/play/bouts';
import { isInZone, survey, terrainAt, unitAt } from '../../rules/baw/play/ground';
import { meleeOdds } from '../../rules/baw/play/odds';
import { askedSide, legalAnswers } from '../../rules/baw/play/questions';
import { rallyNeed } from '../../rules/baw/play/rally';
import type { Reason } from '../tactics';
import { FAR, goalsFor } from './field';
import { marchOf } from './march';
import { CENTURION } from './style';
import { hasNoWayBack } from './wayBack';
import { peril } from './weigh';

const unitsIn = (context: Context, state: State, hexes: readonly Hex[]): Unit[] => hexes.map((hex) => unitAt(context, state, hex)!);

const timesIn = (results: readonly Result[], ...kinds: readonly Result[]): number =>
  results.filter((result) => kinds.includes(result)).length;

/** B7.4.b, B7.5 What an attack at these odds comes to, with the faces that are good and bad for whoever asks. */
function oddsReason(odds: string, good: number, bad: number, hexes: readonly Hex[] = []): Reason {
  const isFixed = odds === 'AE' || odds === 'DE';
  if (!isFixed) return { why: 'odds', rule: 'B7.5', hexes, values: { odds, good, bad } };
  return { why: good > 0 ? 'certain' : 'certainLoss', rule: 'B7.4.b', hexes };
}

/** After `survey`: the odds of an attack with what they mean, and what else speaks for it. */
function fightReasons(context: Context, state: State, attackers: readonly Unit[], defenders: readonly Unit[]): Reason[] {
  const { odds, results, attackers: terms } = meleeOdds(context, state, attackers, defenders);
  const hexes = defenders.map(({ hex }) => hex);
  const good = timesIn(results, 'DE', 'DR');
  const bad = timesIn(results, 'AE', 'AR');
  const reasons = [oddsReason(odds, good, bad, hexes)];
  const retreats = results.includes('DR');
  const enclosed = defenders.filter((unit) => retreats && hasNoWayBack(context, unit.side, unit.hex)).map(({ hex }) => hex);
  if (enclosed.length > 0) reasons.push({ why: 'trapped', rule: 'B7.7.b', hexes: enclosed });
  const bonus = terms.reduce((sum, term) => sum + term.bonus / 2 ** term.halved.length, 0);
  if (bonus > 0) reasons.push({ why: 'withLeader', rule: 'B9.c', values: { bonus } });
  if (bad > good && attackers.some((unit) => isBindable(context, unit))) reasons.push({ why: 'bound', rule: 'B7.1' });
  // Without a loss in the column nobody comes nearer a level, but for whoever cannot retreat.
  const kills = results.includes('DE') || results.includes('EC') || enclosed.length > 0;
  const left = kills ? pointsToLevel(context, state, defenders) : 0;
  return left > 0 ? [...reasons, { why: 'breaks', rule: 'B12.b', values: { left } }] : reasons;
}

/** B12.b So few points that one more loss brings the defenders' army to its next level or within as much of it again; 0 where it is farther off. */
function pointsToLevel({ armies, types }: Context, state: State, defenders: readonly Unit[]): number {
  const side = otherSide(state.player);
  const { lost, demoralised } = state.armies[side];
  const { demoralisation, disintegration } = armies[side];
  const level = demoralised ? disintegration : demoralisation;
  const least = Math.min(...defenders.map(({ type }) => types[type]!.strength));
  const left = level - lost - least;
  return level > 0 && left > 0 && left <= least ? left : 0;
}

/** Those of a unit's side who could fight one of the enemies beside a hex with it, at the most. */
function togetherAt(context: Context, state: State, unit: Unit, hex: Hex): number {
  const { types, board } = context;
  if (types[unit.type]!.defenceOnly) return 0;
  const around = (at: Hex): Unit[] =>
    [...board.neighbours.subarray(at * 6, at * 6 + 6)].flatMap((next) => (next < 0 ? [] : (unitAt(context, state, next) ?? [])));
  const foes = around(hex).filter(({ side }) => side !== unit.side);
  const withIt = (foe: Unit): number =>
    around(foe.hex).filter(({ id, side, type }) => side === unit.side && id !== unit.id && !types[type]!.defenceOnly).length;
  return foes.length > 0 ? 1 + Math.max(...foes.map(withIt)) : 0;
}

/** B11.e What a unit would rally on by a leader who is near; 0 where none makes it easier, and by B16.3, where nobody has to. */
function ledNeed(context: Context, state: State, unit: Unit): number {
  const need = rallyNeed(context, state, unit);
  return context.variants.briefDisorder || need <= context.armies[unit.side].rally ? 0 : need;
}

/** What a move is good for. */
function moveReasons(context: Context, state: State, unit: Unit, hex: Hex): Reason[] {
  const { front } = marchOf(context, state, unit.side, () => CENTURION);
  const { near } = front.field;
  const reasons: Reason[] = [];
  const units = togetherAt(context, state, unit, hex);
  if (units > 1) reasons.push({ why: 'together', rule: 'B7.2.d', hexes: [hex], values: { units } });
  const need = unit.disorganised && near[hex]! > 1 ? ledNeed(context, state, { ...unit, hex }) : 0;
  if (need > 0) reasons.push({ why: 'rallies', rule: 'B11.d', hexes: [hex], values: { need } });
  if (terrainAt(context, hex).doubles) reasons.push({ why: 'highGround', rule: 'B2.10', hexes: [hex] });
  if (goalsFor(context, unit.side).held.includes(hex)) reasons.push({ why: 'objective', rule: 'B14.c', hexes: [hex] });
  if (peril(front, unit, hex) < peril(front, unit, unit.hex) - 0.5) reasons.push({ why: 'leavesDanger', hexes: [unit.hex] });
  if (reasons.length === 0 && near[hex]! < near[unit.hex]! && near[hex]! < FAR)
    reasons.push({ why: 'nearer', values: { range: near[hex]! } });
  return reasons.length > 0 ? reasons : [{ why: 'leavesMost' }];
}

function leaderReasons(context: Context, state: State, id: number, hex: Hex): Reason[] {
  const { side, bonus } = state.leaders[id]!;
  const near = [hex, ...context.board.neighbours.subarray(hex * 6, hex * 6 + 6)];
  const shaken = state.units.filter(
    (unit) => unit.side === side && unit.disorganised && near.includes(unit.hex) && !isInZone(context, side, unit.hex),
  );
  // B9.c Only the best leader of a hex counts.
  const there = state.leaders.filter((leader) => leader.id !== id && leader.side === side && leader.hex === hex);
  const gain = bonus - Math.max(0, ...there.map((leader) => leader.bonus));
  const helps = gain > 0 && unitAt(context, state, hex);
  const reasons: Reason[] = helps ? [{ why: 'withLeader', rule: 'B9.c', hexes: [hex], values: { bonus: gain } }] : [];
  const leaders = state.leaders.map((leader) => (leader.id === id ? { ...leader, hex } : leader));
  const need = Math.max(0, ...shaken.map((unit) => ledNeed(context, { ...state, leaders }, unit)));
  if (need === 0) return reasons;
  return [...reasons, { why: 'rallies', rule: 'B11.e', hexes: shaken.map((unit) => unit.hex), values: { need } }];
}

/** B10.b What whoever may evade would meet. */
function standReasons(context: Context, state: State): Reason[] {
  const unitsOf = (ids: readonly number[]): Unit[] => ids.map((id) => state.units[id]!);
  const { attackers, defenders } = state.attack!;
  const { odds, results } = meleeOdds(context, state, unitsOf(attackers), unitsOf(defenders));
  return [oddsReason(odds, timesIn(results, 'AE', 'AR'), timesIn(results, 'DE', 'DR'))];
}

/** B7.7.d Why nobody advances. */
function holdReasons(context: Context, state: State): Reason[] {
  const attack = state.attack!;
  const answers = legalAnswers(context, state, attack);
  const ahead = [...new Set(answers.filter((action) => kindIn(action) === 'advance').map((action) => toOf(action as Order)))];
  survey(context, state);
  const closed = ahead.filter((hex) => hasNoWayBack(context, askedSide(state, attack), hex));
  if (closed.length < ahead.length) return [{ why: 'tooExposed', rule: 'B7.7.d' }];
  return [{ why: 'noWayBack', rule: 'B7.7.b', hexes: closed }];
}

/** Why an order is good, as the script sees it. */
export function reasonsOf(context: Context, state: State, action: Action): Reason[] {
  const kind = kindIn(action);
  survey(context, state);
  if (isAttackKind(kind)) {
    const { attackers, defenders } = boutOf(context, action);
    return fightReasons(context, state, unitsIn(context, state, attackers), unitsIn(context, state, defenders));
  }
  const order = action as Order;
  switch (kind) {
    case 'fire':
      return [{ why: 'shot', rule: 'B8.g', hexes: [toOf(order)], values: { need: FIRE_TABLE.filter((hit) => hit).length } }];
    case 'move': {
      const unit = unitAt(context, state, fromOf(order));
      return unit ? moveReasons(context, state, unit, toOf(order)) : [];
    }
    case 'leave':
    case 'leaderLeave':
      return [{ why: 'leaves', rule: 'B13.c' }];
    case 'enter':
    case 'leaderEnter':
      return [{ why: 'enters', rule: 'B13.a' }];
    case 'leaderMove':
      return leaderReasons(context, state, fromOf(order), toOf(order));
    case 'evade':
      return [{ why: 'evades', rule: 'B10.b', hexes: [toOf(order)] }];
    case 'stand':
      return standReasons(context, state);
    case 'lose':
      return [{ why: 'weakest', rule: 'B7.6', hexes: [fromOf(order)] }];
    case 'hold':
      return holdReasons(context, state);
    case 'end':
      return [{ why: 'nothingBetter', rule: 'B4' }];
    default:
      return [{ why: 'leavesMost' }];
  }
}
