import { distance, type Hex } from '../../../kernel/board';
import type { Refusal } from '../../../kernel/game';
import { type Action, fromOf, kindIn, type Order, orderOf, toOf } from '../model/orders';
import { type Attack, type Context, otherSide, type Side, type State, type Unit } from '../model/types';
import { survey, typeOf, unitAt } from './ground';
import { freeHexes, hasFreeHex, judgeRetreat, legalRetreats } from './retreat';

/** B7.6 Who is next to lose a unit by the result; undefined when nobody is any more. The attacker is the first (EC). */
export function loserNow({ player }: State, { result, lost }: Attack): Side | undefined {
  if ((result === 'AE' || result === 'EC') && lost[player] === 0) return player;
  if ((result === 'DE' || result === 'EC') && lost[otherSide(player)] === 0) return otherSide(player);
  return undefined;
}

/** Who answers the question that is open. */
export function askedSide(state: State, attack: Attack): Side {
  const defender = otherSide(state.player);
  switch (attack.asks) {
    case 'evade':
      return defender;
    case 'lose':
      return loserNow(state, attack) ?? state.player;
    case 'retreat':
      return attack.result === 'AR' ? state.player : defender;
    case 'advance':
      return attack.result === 'AE' || attack.result === 'AR' ? defender : state.player;
  }
}

/** B10.b After `survey`: whether a defender may evade, and has where to go. */
export function canEvade(context: Context, state: State, { attackers }: Attack, unit: Unit): boolean {
  const { light, ma } = typeOf(context, unit);
  if (!light || unit.disorganised) return false;
  return attackers.every((id) => typeOf(context, state.units[id]!).ma < ma) && hasFreeHex(context, unit);
}

/** B7.7.d Whether a unit may enter one of the hexes left empty. */
export const canAdvance = (context: Context, state: State, attack: Attack, unit: Unit): boolean =>
  advancesOf(context, state, attack, unit).length > 0;

function advancesOf({ board }: Context, state: State, attack: Attack, unit: Unit): Hex[] {
  if (unit.disorganised || state.armies[unit.side].demoralised || attack.advanced.includes(unit.id)) return [];
  return attack.vacated.filter((hex) => distance(board, unit.hex, hex) === 1);
}

/** Who can advance at all, by the side that is asked. */
const advancersOf = (state: State, attack: Attack): readonly number[] =>
  askedSide(state, attack) === state.player ? attack.attackers : attack.defenders;

/** All answers to the question that is open. */
export function legalAnswers(context: Context, state: State, attack: Attack): Action[] {
  survey(context, state);
  const list: Action[] = [];
  switch (attack.asks) {
    case 'evade':
      for (const id of attack.defenders) {
        const unit = state.units[id]!;
        if (canEvade(context, state, attack, unit)) for (const to of freeHexes(context, unit)) list.push(orderOf('evade', unit.hex, to));
      }
      list.push(orderOf('stand'));
      return list;
    case 'lose':
      for (const id of losersOf(state, attack)) list.push(orderOf('lose', state.units[id]!.hex));
      return list;
    case 'retreat':
      return legalRetreats(context, state, attack);
    case 'advance':
      for (const id of advancersOf(state, attack)) {
        const unit = state.units[id]!;
        for (const to of advancesOf(context, state, attack, unit)) list.push(orderOf('advance', unit.hex, to));
      }
      list.push(orderOf('hold'));
      return list;
  }
}

const losersOf = (state: State, attack: Attack): readonly number[] =>
  loserNow(state, attack) === state.player ? attack.attackers : attack.defenders;

/** Which question an answer is to. */
const QUESTION_OF: Readonly<Record<string, Attack['asks']>> = {
  evade: 'evade',
  stand: 'evade',
  lose: 'lose',
  retreat: 'retreat',
  advance: 'advance',
  hold: 'advance',
};

export function judgeAnswer(context: Context, state: State, attack: Attack, action: Action): Refusal | undefined {
  const kind = kindIn(action);
  if (QUESTION_OF[kind] !== attack.asks) return { rule: 'B4', why: `asked:${attack.asks}` };
  if (kind === 'retreat') return judgeRetreat(context, state, attack, action);
  if (kind === 'stand' || kind === 'hold') return undefined;
  survey(context, state);
  const order = action as Order;
  const unit = unitAt(context, state, fromOf(order));
  if (kind === 'evade') return judgeEvasion(context, state, attack, unit, toOf(order));
  if (kind === 'lose') return unit && losersOf(state, attack).includes(unit.id) ? undefined : { rule: 'B7.6', why: 'notInvolved' };
  return judgeAdvance(context, state, attack, unit, toOf(order));
}

function judgeEvasion(context: Context, state: State, attack: Attack, unit: Unit | undefined, to: Hex): Refusal | undefined {
  if (!unit || !attack.defenders.includes(unit.id)) return { rule: 'B10.b', why: 'notAttacked' };
  const hexes = [unit.hex];
  const { light, ma } = typeOf(context, unit);
  if (!light) return { rule: 'B10.b', why: 'notLight', hexes };
  if (unit.disorganised) return { rule: 'B10.b', why: 'disorganised', hexes };
  const fastest = Math.max(...attack.attackers.map((id) => typeOf(context, state.units[id]!).ma));
  if (ma <= fastest) return { rule: 'B10.b', why: 'tooSlow', hexes, values: { ma, fastest } };
  return freeHexes(context, unit).includes(to) ? undefined : { rule: 'B10.b', why: 'hex', hexes };
}

function judgeAdvance({ board }: Context, state: State, attack: Attack, unit: Unit | undefined, to: Hex): Refusal | undefined {
  const refuse = (why: string): Refusal => ({ rule: 'B7.7.d', why, hexes: unit ? [unit.hex] : [] });
  if (!unit || !advancersOf(state, attack).includes(unit.id)) return refuse('notInvolved');
  if (unit.disorganised) return refuse('disorganised');
  if (attack.advanced.includes(unit.id)) return refuse('advanced');
  // Nobody of a demoralised army is asked, and all attackers stand next to all whom they attack.
  return attack.vacated.includes(to) && distance(board, unit.hex, to) === 1 ? undefined : refuse('notVacated');
}
