import { distance, type Hex } from '../../../kernel/board';
import type { Refusal } from '../../../kernel/game';
import { type Action, fromOf, kindIn, type Order, orderOf, toOf } from '../model/orders';
import { type Attack, type Context, otherSide, type Result, type Side, type State, type Unit } from '../model/types';
import { survey, typeOf, unitAt } from './ground';
import { freeHexes, hasFreeHex, judgeRetreat, legalRetreats } from './retreat';

/** B7.6 Who is next to lose a unit by the result; undefined when nobody is any more. The attacker is the first (EC). */
export function loserNow({ player }: State, { result, lost }: Attack): Side | undefined {
  if ((result === 'AE' || result === 'EC') && lost[player] === 0) return player;
  if ((result === 'DE' || result === 'EC') && lost[otherSide(player)] === 0) return otherSide(player);
  return undefined;
}

/** Among whom the next to lose a unit chooses. */
export const losersOf = (state: State, attack: Attack): readonly number[] =>
  loserNow(state, attack) === state.player ? attack.attackers : attack.defenders;

/** B7.7.d Whether the attackers give way: then they leave hexes empty, and the defenders may enter them. */
export const isRepelled = (result: Result | null): boolean => result === 'AE' || result === 'AR';

/** B7.7.d Those who may enter the hexes left empty, as far as their side decides it. */
export const advancersOf = ({ result, attackers, defenders }: Attack): readonly number[] => (isRepelled(result) ? defenders : attackers);

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
      return isRepelled(attack.result) ? defender : state.player;
  }
}

/** B10.b Whether a unit is one that evades such attackers, if it has where to go. */
export function outruns(context: Context, { units }: State, unit: Unit, attackers: readonly number[]): boolean {
  const { light, ma } = typeOf(context, unit);
  return light && !unit.disorganised && attackers.every((id) => typeOf(context, units[id]!).ma < ma);
}

/** B10.b After `survey`. */
export const canEvade = (context: Context, state: State, { attackers }: Attack, unit: Unit): boolean =>
  outruns(context, state, unit, attackers) && hasFreeHex(context, unit);

/** B7.7.d Whether a unit may enter one of the hexes left empty. */
export const canAdvance = (context: Context, state: State, attack: Attack, unit: Unit): boolean =>
  advancesOf(context, state, attack, unit).length > 0;

function advancesOf({ board }: Context, state: State, attack: Attack, unit: Unit): Hex[] {
  if (unit.disorganised || state.armies[unit.side].demoralised || attack.advanced.includes(unit.id)) return [];
  return attack.vacated.filter((hex) => distance(board, unit.hex, hex) === 1);
}

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
      for (const id of advancersOf(attack)) {
        const unit = state.units[id]!;
        for (const to of advancesOf(context, state, attack, unit)) list.push(orderOf('advance', unit.hex, to));
      }
      list.push(orderOf('hold'));
      return list;
  }
}

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
  return judgeAdvance(context, attack, unit, toOf(order));
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

function judgeAdvance({ board }: Context, attack: Attack, unit: Unit | undefined, to: Hex): Refusal | undefined {
  const refuse = (why: string): Refusal => ({ rule: 'B7.7.d', why, hexes: unit ? [unit.hex] : [] });
  if (!unit || !advancersOf(attack).includes(unit.id)) return refuse('notInvolved');
  if (unit.disorganised) return refuse('disorganised');
  if (attack.advanced.includes(unit.id)) return refuse('advanced');
  // Nobody of a demoralised army is asked, and all attackers stand next to all whom they attack.
  return attack.vacated.includes(to) && distance(board, unit.hex, to) === 1 ? undefined : refuse('notVacated');
}
