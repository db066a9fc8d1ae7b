import type { Refusal } from '../../../kernel/game';
import type { Factor } from '../model/assault';
import type { Hooks, OrderRule } from '../model/context';
import type { Emit } from '../model/events';
import type { Charge } from '../model/extra';
import type { Option } from '../model/option';
import { orderOf } from '../model/orders';
import type { Context, Side, State, Unit } from '../model/types';
import { isDue } from '../play/reinforcements';
import { setExtra } from './extra';

/**
 * R: the light infantry that charges is that of barbarians, unit by unit, as the battle calls them; other light infantry in the same army does not.
 * The rule wants to give "barbarian light infantry" a chance.
 */
function charging(context: Context, unit: Unit): boolean {
  const type = context.types[unit.type]!;
  return type.as === 'LI' && type.traits.includes('barbarian');
}

function setCharge(state: State, side: Side, charge: Charge): void {
  const [first, second] = state.extra!.charges;
  setExtra(state, 'charges', side === 0 ? [charge, second] : [first, charge]);
}

/** Why the phasing player cannot charge now. R: nobody charges without barbarians who could attack. */
function judgeCharge(context: Context, state: State): Refusal | undefined {
  const side = state.player;
  const some = state.units.some((unit) => unit.side === side && charging(context, unit) && (unit.hex >= 0 || isDue(context, state, unit)));
  if (!some) return { rule: '13.10', why: 'noBarbarians' };
  return state.extra!.charges[side] === 'unspent' ? undefined : { rule: '13.10', why: 'chargeSpent' };
}

function beginCharge(state: State, emit: Emit): void {
  setCharge(state, state.player, 'now');
  emit?.({ kind: 'chargeBegan', rule: '13.10', side: state.player });
}

/** 13.9 The turn in which control is lost is that of the charge, if it is still to come. */
export function chargeOutOfControl(context: Context, state: State, emit: Emit): void {
  if (context.orders.has('charge') && !judgeCharge(context, state)) beginCharge(state, emit);
}

/** With 13.9 it comes by itself or never. */
const comesByItself = (context: Context): boolean => context.options.includes('13.9');

const charge: OrderRule = {
  phases: ['command', 'movement', 'melee'],
  legal: (context, state, unit) => (unit || comesByItself(context) || judgeCharge(context, state) ? [] : [orderOf('charge')]),
  judge: (context, state) => (comesByItself(context) ? { rule: '13.10', why: 'chargesByItself' } : judgeCharge(context, state)),
  apply: (_context, state, _action, _dice, emit) => beginCharge(state, emit),
  parse: (_context, _state, text) => (text === 'charge' ? orderOf('charge') : undefined),
  print: () => 'charge',
};

/** The charge may be declared up to the melee. */
const unleashes: Hooks['unleashes'] = (context, ahead) => {
  if (comesByItself(context) || judgeCharge(context, ahead)) return undefined;
  beginCharge(ahead, undefined);
  return '13.10';
};

const TRIPLED: readonly Factor[] = [{ why: 'charge', rule: '13.10', factor: 3 }];
const NONE: readonly Factor[] = [];

/** Whether a unit attacks with three times its strength in this player turn. */
export const isCharging = (context: Context, state: State, unit: Unit): boolean =>
  state.extra!.charges[unit.side] === 'now' && charging(context, unit);

const factors: Hooks['factors'] = (context, state, { attacker }, on) =>
  on === 'attack' && isCharging(context, state, attacker) ? TRIPLED : NONE;

/** "Turn" is the barbarian's own player turn: in it alone his units attack. */
const phaseEnds: Hooks['phaseEnds'] = (_context, state, phase) => {
  if (phase === 'melee' && state.extra!.charges[state.player] === 'now') setCharge(state, state.player, 'spent');
};

export const barbarianCharge: Option = { keeps: ['charges'], orders: { charge }, hooks: { factors, phaseEnds, unleashes } };
