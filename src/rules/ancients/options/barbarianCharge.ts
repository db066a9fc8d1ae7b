import type { Refusal } from '../../../kernel/game';
import type { Factor } from '../model/assault';
import type { Hooks, OrderRule } from '../model/context';
import type { Emit } from '../model/events';
import type { Charge } from '../model/extra';
import type { Option } from '../model/option';
import { type Action, ANY_FACING, facingOf, orderIn, orderOf } from '../model/orders';
import type { Context, Side, State, Unit, UnitType } from '../model/types';
import { isDue } from '../play/reinforcements';
import { setExtra } from './extra';

/** A charge: by which rule, where a state keeps it, which units attack in it with three times their strength, and why there is none. */
interface Charging {
  readonly rule: '13.10' | '15.3.e';
  readonly kept: 'charges' | 'traitCharges';
  readonly order: Action;
  readonly text: string;
  readonly tripled: readonly Factor[];
  takes(type: UnitType): boolean;
  readonly nobody: Refusal;
  readonly spent: Refusal;
  readonly late: Refusal;
}

/**
 * R: the light infantry that charges is that of barbarians, unit by unit, as the battle calls them; other light infantry in the same army does not.
 * The rule wants to give "barbarian light infantry" a chance.
 */
const BY_RULE: Charging = {
  rule: '13.10',
  kept: 'charges',
  order: orderOf('charge'),
  text: 'charge',
  tripled: [{ why: 'charge', rule: '13.10', factor: 3 }],
  takes: ({ as, traits }) => as === 'LI' && traits.includes('barbarian'),
  nobody: { rule: '13.10', why: 'noBarbarians' },
  spent: { rule: '13.10', why: 'chargeSpent' },
  late: { rule: '13.10', why: 'chargeLate' },
};

/** 15.3.e Of a nation of barbarians, in one melee phase: all its light infantry, whatever the battle calls it. */
const BY_TRAIT: Charging = {
  rule: '15.3.e',
  kept: 'traitCharges',
  order: orderOf('charge', undefined, undefined, 0),
  text: 'charge trait',
  tripled: [{ why: 'charge', rule: '15.3.e', factor: 3 }],
  takes: ({ as }) => as === 'LI',
  nobody: { rule: '15.3.e', why: 'noLightInfantry' },
  spent: { rule: '15.3.e', why: 'chargeSpent' },
  late: { rule: '15.3.e', why: 'chargeLate' },
};

const CHARGINGS = [BY_RULE, BY_TRAIT] as const;

/** The charge that an order declares. */
export const chargeMeant = (action: Action): Charging => (facingOf(orderIn(action)) === ANY_FACING ? BY_RULE : BY_TRAIT);

/** The charge in which a side is. */
export function chargeOf({ extra }: State, side: Side): Charging | undefined {
  if (extra!.charges[side] === 'now') return BY_RULE;
  return extra!.traitCharges[side] === 'now' ? BY_TRAIT : undefined;
}

/** The units on the map that would attack in it. */
export const chargersBy = ({ types }: Context, { units, player }: State, action: Action): Unit[] =>
  units.filter(({ side, hex, type }) => side === player && hex >= 0 && chargeMeant(action).takes(types[type]!));

function setCharge(state: State, { kept }: Charging, charge: Charge): void {
  const [first, second] = state.extra![kept];
  setExtra(state, kept, state.player === 0 ? [charge, second] : [first, charge]);
}

/**
 * Why the phasing player cannot charge in this player turn. R: nobody charges without a unit that could attack so. R: a charge is for all attacks of
 * its turn, so it is declared before the first of them.
 */
function judgeCharge(context: Context, state: State, { kept, takes, nobody, spent, late }: Charging): Refusal | undefined {
  const side = state.player;
  const own = state.units.filter((unit) => unit.side === side);
  if (!own.some((unit) => takes(context.types[unit.type]!) && (unit.hex >= 0 || isDue(context, state, unit)))) return nobody;
  const charge = state.extra![kept][side];
  if (charge === 'now' || charge === 'spent') return spent;
  if (chargeOf(state, side)) return { rule: '15.3.e', why: 'chargesAlready' };
  return charge === 'late' || own.some(({ attacked }) => attacked) ? late : undefined;
}

/** With 13.9 that of 13.10 comes by itself or never. */
const comesByItself = (context: Context, charging: Charging): boolean => charging === BY_RULE && context.options.includes('13.9');

function judgeOrder(context: Context, state: State, charging: Charging): Refusal | undefined {
  if (comesByItself(context, charging)) return { rule: '13.10', why: 'chargesByItself' };
  if (charging === BY_TRAIT && state.phase !== 'melee') return { rule: '2', why: 'wrongPhase' };
  return judgeCharge(context, state, charging);
}

function beginCharge(state: State, charging: Charging, emit: Emit): void {
  setCharge(state, charging, 'now');
  emit?.({ kind: 'chargeBegan', rule: charging.rule, side: state.player });
}

/** 13.9 The turn in which control is lost is that of the charge, if it is still to come. */
export function chargeOutOfControl(context: Context, state: State, emit: Emit): void {
  if (context.orders.has('charge') && !judgeCharge(context, state, BY_RULE)) beginCharge(state, BY_RULE, emit);
}

const charge: OrderRule = {
  phases: ['command', 'movement', 'melee'],
  legal: (context, state, unit) =>
    unit ? [] : CHARGINGS.filter((charging) => !judgeOrder(context, state, charging)).map(({ order }) => order),
  judge: (context, state, action) => judgeOrder(context, state, chargeMeant(action)),
  apply: (_context, state, action, _dice, emit) => beginCharge(state, chargeMeant(action), emit),
  parse: (_context, _state, text) => CHARGINGS.find((charging) => charging.text === text)?.order,
  print: (_context, _state, action) => chargeMeant(action).text,
};

/** A charge may be declared up to the melee. */
const unleashes: Hooks['unleashes'] = (context, before, _begins, tell) => {
  for (const charging of CHARGINGS)
    if (!comesByItself(context, charging) && !judgeCharge(context, before, charging))
      tell(charging.rule, (ahead) => beginCharge(ahead, charging, undefined));
};

const NONE: readonly Factor[] = [];

/** By which rule a unit attacks with three times its strength in this player turn, if it does. */
function tripledBy({ types }: Context, state: State, { side, type }: Unit): readonly Factor[] {
  const charging = chargeOf(state, side);
  return charging?.takes(types[type]!) ? charging.tripled : NONE;
}

export const isCharging = (context: Context, state: State, unit: Unit): boolean => tripledBy(context, state, unit) !== NONE;

const factors: Hooks['factors'] = (context, state, { attacker }, on) => (on === 'attack' ? tripledBy(context, state, attacker) : NONE);

/** "Turn" is the barbarian's own player turn: in it alone his units attack. */
const phaseEnds: Hooks['phaseEnds'] = (_context, state, phase) => {
  if (phase !== 'melee') return;
  for (const charging of CHARGINGS) {
    const now = state.extra![charging.kept][state.player];
    if (now === 'now' || now === 'late') setCharge(state, charging, now === 'now' ? 'spent' : 'unspent');
  }
};

export const barbarianCharge: Option = {
  keeps: ['charges', 'traitCharges'],
  orders: { charge },
  hooks: { factors, phaseEnds, unleashes },
};
