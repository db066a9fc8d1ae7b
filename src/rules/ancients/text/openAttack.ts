import { directionTo, type Hex, parseHex } from '../../../kernel/board';
import { isAhead } from '../model/front';
import { kindOf, orderIn, unitOf } from '../model/orders';
import type { AttackSetup } from '../model/setup';
import { type Attack, BESIDE, type Context, type State, type Unit } from '../model/types';
import { isRiver, survey, unitAt } from '../play/ground';
import { mayAttack } from '../play/melee';
import { entryFacings } from '../play/movement';
import { isEntry } from '../play/reinforcements';
import { ATTACK, parseOrder } from './notation';
import { printReserveUnit } from './position';

/** An attack in which somebody is asked, as a position tells it. The target of `advance` is gone already. */
export function readAttackSetup(context: Context, state: State, setup: AttackSetup): Attack | null {
  const attacker = attackerMeant(context, state, setup);
  const named = /x([A-Z]{1,2}\d+)(?:\/([1-6]))?$/.exec(setup.order);
  const hex = named ? (parseHex(context.board, named[1]!) ?? -1) : -1;
  if (!attacker || hex < 0) return null;
  const at = setup.at ?? hex;
  const target = state.units.find(
    (unit) => unit.side !== attacker.side && unit.hex === at && unit.id !== context.armies[unit.side].campUnit,
  );
  const camp = context.armies[1 - attacker.side]!.campUnit;
  const meant = target?.id ?? (camp >= 0 && state.units[camp]!.hex === at ? camp : -1);
  if (meant < 0 && setup.asks !== 'advance') return null;
  const facing = named![2] ? Number(named![2]) - 1 : 0;
  const attack: Attack = { attacker: attacker.id, target: meant, hex, from: attacker.hex, facing, left: setup.left, at, asks: setup.asks };
  return fits(context, state, attack, attacker) ? attack : null;
}

/** Whether an attack can have come to this question: made by a unit that may attack, on hexes it can enter, and empty where it is to advance. */
function fits(context: Context, state: State, { hex, at, asks, facing }: Attack, attacker: Unit): boolean {
  if (state.phase !== 'melee' || !mayAttack(context, state, { ...attacker, attacked: false })) return false;
  const beside = attacker.hex === BESIDE;
  const isOpen = (to: Hex): boolean => {
    if (beside) return isEntry(context, state, attacker, to) && ((entryFacings(context, to) >> facing) & 1) === 1;
    const direction = directionTo(context.board, attacker.hex, to);
    return direction >= 0 && isAhead(attacker.facing, direction) && !isRiver(context, attacker.hex, direction);
  };
  if (!isOpen(hex) || !isOpen(at)) return false;
  survey(context, state);
  if (asks === 'press') return !beside && at !== hex;
  return asks === 'advance' ? !unitAt(context, state, at) : at === hex;
}

function attackerMeant(context: Context, state: State, setup: AttackSetup): Unit | undefined {
  const reserve = /^([A-Za-z][A-Za-z\d-]*)x/.exec(setup.order);
  if (reserve && !ATTACK.test(setup.order)) {
    return state.units.find(
      (unit) =>
        unit.hex === BESIDE &&
        unit.side === state.player &&
        unit.attacked &&
        context.types[unit.type]!.name === reserve[1] &&
        (setup.group === undefined || unit.group === setup.group) &&
        (setup.unit === undefined || printReserveUnit(context, unit) === setup.unit.trim().replace(/\s+/g, ' ')),
    );
  }
  const action = parseOrder(context, state, setup.order);
  if (action === undefined || kindOf(orderIn(action)) !== 'attack') return undefined;
  return state.units[unitOf(orderIn(action))];
}
