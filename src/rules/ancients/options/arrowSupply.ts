import { type Hex, printHex } from '../../../kernel/board';
import type { Refusal } from '../../../kernel/game';
import { HEX } from '../../../kernel/notation';
import type { OrderRule } from '../model/context';
import type { Emit } from '../model/events';
import type { Option } from '../model/option';
import { NO_UNIT, orderIn, orderOf, unitOf } from '../model/orders';
import type { Context, State, Unit } from '../model/types';
import { unitNamed } from '../play/names';
import { counts, MOST_VOLLEYS, volleysOf } from './arrows';
import { setExtra } from './extra';

/** 13.6 A unit that shoots twice or more in a phase spends two volleys: one with its first shot, one with its second. */
const PAID_SHOTS = 2;

/** 13.6 Volleys that a unit has left; undefined where they are not counted. */
export function volleysLeft(context: Context, { extra }: State, unit: Unit): number | undefined {
  return extra && context.orders.has('gather') && counts(context, unit) ? volleysOf(extra.volleys, unit) : undefined;
}

/** 13.6 Volleys that a unit spends in a phase if it makes all its shots. */
export const volleysATurn = ({ types }: Context, unit: Unit): number => Math.min(PAID_SHOTS, types[unit.type]!.shots);

const lyingAt = (state: State, hex: Hex): number => state.extra!.arrows.find((one) => one.hex === hex)?.n ?? 0;

/** What lies in a hex from now on; none is nothing. */
function setLying(state: State, hex: Hex, n: number): void {
  const others = state.extra!.arrows.filter((one) => one.hex !== hex);
  setExtra(state, 'arrows', n > 0 ? [...others, { hex, n }] : others);
}

/** 13.6 R: with one volley left a unit shoots once, however many shots it has. */
function barsShot(context: Context, state: State, unit: Unit): Refusal | undefined {
  if (unit.fired >= PAID_SHOTS || volleysLeft(context, state, unit) !== 0) return undefined;
  return { rule: '13.6', why: 'noArrows', hexes: [unit.hex] };
}

/** 13.6 R: what is spent is what falls: a third shot costs no volley and leaves none behind. Those of camps fall like any. */
function shoots(context: Context, state: State, unit: Unit, { hex }: Unit, _need: number, emit: Emit): boolean {
  if (unit.fired > PAID_SHOTS) return false;
  setLying(state, hex, lyingAt(state, hex) + 1);
  const left = volleysLeft(context, state, unit);
  if (left === undefined) return false;
  setVolleys(state, unit, left - 1);
  if (left === 1) emit?.({ kind: 'arrowsSpent', rule: '13.6', unit: unit.id, hex: unit.hex });
  return false;
}

function setVolleys(state: State, unit: Unit, left: number): void {
  const others = state.extra!.volleys.filter((one) => one.unit !== unit.id);
  setExtra(state, 'volleys', left < MOST_VOLLEYS ? [...others, { unit: unit.id, left }] : others);
}

/**
 * 13.6 R: arrows are gathered in the fire phase, in place of a unit's shots: whoever has made one, or could make none because it plunders,
 * gathers none. What lies there is anybody's, whoever shot it and in whatever turn.
 */
function judgeGather(context: Context, state: State, unit: Unit | undefined): Refusal | undefined {
  if (!unit || unit.hex < 0 || unit.side === state.player || !counts(context, unit)) return { rule: '13.6', why: 'nobodyGathers' };
  const hexes = [unit.hex];
  if (unit.plundering) return { rule: '6.j.2', why: 'plundererGathers', hexes };
  if (unit.fired > 0) return { rule: '8.c', why: 'hasFired', hexes };
  const volleys = lyingAt(state, unit.hex);
  if (volleys < 2) return { rule: '13.6', why: 'fewArrows', values: { volleys }, hexes };
  return volleysOf(state.extra!.volleys, unit) < MOST_VOLLEYS ? undefined : { rule: '13.6', why: 'quiverFull', hexes };
}

const GATHER = new RegExp(`^gather (${HEX})$`);

const gather: OrderRule = {
  phases: ['fire'],
  legal: (context, state, unit) => (unit && !judgeGather(context, state, unit) ? [orderOf('gather', unit.id)] : []),
  judge: (context, state, action) => judgeGather(context, state, state.units[unitOf(orderIn(action))]),
  apply(context, state, action, _dice, emit) {
    const unit = state.units[unitOf(orderIn(action))]!;
    const before = volleysOf(state.extra!.volleys, unit);
    const left = Math.min(MOST_VOLLEYS, before + Math.floor(lyingAt(state, unit.hex) / 2));
    setVolleys(state, unit, left);
    setLying(state, unit.hex, 0);
    unit.fired = context.types[unit.type]!.shots;
    if (context.hooks.marksVolley) unit.volley = true;
    emit?.({ kind: 'arrowsGathered', rule: '13.6', unit: unit.id, hex: unit.hex, volleys: left - before, left });
  },
  parse(context, state, text) {
    const name = GATHER.exec(text)?.[1];
    if (name === undefined) return undefined;
    return orderOf('gather', unitNamed(context, state, name)?.id ?? NO_UNIT);
  },
  print: ({ board }, state, action) => `gather ${printHex(board, state.units[unitOf(orderIn(action))]!.hex)}`,
};

/** 13.6 Archers run out of arrows, and gather those that lie where they stand. */
export const arrowSupply: Option = { keeps: ['volleys', 'arrows'], orders: { gather }, hooks: { barsShot, shoots } };
