import { type Hex, printHex } from '../../../kernel/board';
import { HEX } from '../../../kernel/notation';
import type { Refusal } from '../../../kernel/system';
import type { Emit } from '../events';
import { unitNamed } from '../names';
import { NO_UNIT, orderIn, orderOf, unitOf } from '../orders';
import type { Context, Phase, State, Unit } from '../types';
import { counts, MOST_VOLLEYS, volleysOf } from './arrows';
import { setExtra } from './extra';
import type { Option, OrderRule } from './hooks';

/** 13.6 A unit that shoots twice or more in a phase spends two volleys: one with its first shot, one with its second. */
const PAID_SHOTS = 2;

/** 13.6 Volleys that a unit has left; undefined where they are not counted. */
export function volleysLeft(context: Context, { extra }: State, unit: Unit): number | undefined {
  return extra && context.orders.has('gather') && counts(context, unit) ? volleysOf(extra.volleys, unit) : undefined;
}

const shotInto = (state: State, hex: Hex): number => state.extra!.arrows.find((one) => one.hex === hex)?.n ?? 0;

/** 13.6 R: with one volley left a unit shoots once, however many shots it has. */
function barsShot(context: Context, state: State, unit: Unit): Refusal | undefined {
  if (unit.fired >= PAID_SHOTS || volleysLeft(context, state, unit) !== 0) return undefined;
  return { rule: '13.6', why: 'noArrows', hexes: [unit.hex] };
}

/** 13.6 R: what is spent is what falls: a third shot costs no volley and leaves none behind. Those of camps fall like any. */
function shoots(context: Context, state: State, unit: Unit, target: Unit, _need: number, emit: Emit): boolean {
  if (unit.fired > PAID_SHOTS) return false;
  const { hex } = target;
  const others = state.extra!.arrows.filter((one) => one.hex !== hex);
  setExtra(state, 'arrows', [...others, { hex, n: shotInto(state, hex) + 1 }]);
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

function phaseEnds(context: Context, state: State, phase: Phase): void {
  if (phase === 'movement') {
    const moved = state.units.filter((unit) => unit.moved && unit.side === state.player && unit.hex >= 0 && counts(context, unit));
    setExtra(
      state,
      'stirred',
      moved.map(({ id }) => id),
    );
  }
  if (phase !== 'melee') return;
  setExtra(state, 'arrows', []);
  setExtra(state, 'stirred', []);
  setExtra(state, 'gathered', []);
}

function barsAttack(_context: Context, { extra }: State, unit: Unit): Refusal | undefined {
  return extra?.gathered.includes(unit.id) ? { rule: '13.6', why: 'gathersArrows', hexes: [unit.hex] } : undefined;
}

/**
 * 13.6 R: arrows are gathered in the owner's melee phase, right after the shots that brought them; "neither move, fire nor attack" is of
 * this player turn, and having fired is told by the volley marker.
 */
function judgeGather(context: Context, state: State, unit: Unit | undefined): Refusal | undefined {
  if (!unit || unit.hex < 0 || unit.side !== state.player || !counts(context, unit)) return { rule: '13.6', why: 'nobodyGathers' };
  const { stirred, gathered } = state.extra!;
  const hexes = [unit.hex];
  if (stirred.includes(unit.id)) return { rule: '13.6', why: 'hasMoved', hexes };
  if (unit.volley) return { rule: '13.6', why: 'hasFired', hexes };
  if (unit.attacked) return { rule: '13.6', why: 'hasAttacked', hexes };
  if (gathered.includes(unit.id)) return { rule: '13.6', why: 'hasGathered', hexes };
  const volleys = shotInto(state, unit.hex);
  if (volleys < 2) return { rule: '13.6', why: 'fewArrows', values: { volleys }, hexes };
  return volleysOf(state.extra!.volleys, unit) < MOST_VOLLEYS ? undefined : { rule: '13.6', why: 'quiverFull', hexes };
}

const GATHER = new RegExp(`^gather (${HEX})$`);

const gather: OrderRule = {
  phases: ['melee'],
  legal: (context, state, unit) => (unit && !judgeGather(context, state, unit) ? [orderOf('gather', unit.id)] : []),
  judge: (context, state, action) => judgeGather(context, state, state.units[unitOf(orderIn(action))]),
  apply(_context, state, action, _dice, emit) {
    const unit = state.units[unitOf(orderIn(action))]!;
    const before = volleysOf(state.extra!.volleys, unit);
    const left = Math.min(MOST_VOLLEYS, before + Math.floor(shotInto(state, unit.hex) / 2));
    setVolleys(state, unit, left);
    setExtra(state, 'gathered', [...state.extra!.gathered, unit.id]);
    emit?.({ kind: 'arrowsGathered', rule: '13.6', unit: unit.id, hex: unit.hex, volleys: left - before, left });
  },
  parse(context, state, text) {
    const name = GATHER.exec(text)?.[1];
    if (name === undefined) return undefined;
    return orderOf('gather', unitNamed(context, state, name)?.id ?? NO_UNIT);
  },
  print: ({ board }, state, action) => `gather ${printHex(board, state.units[unitOf(orderIn(action))]!.hex)}`,
};

/** 13.6 Archers run out of arrows, and gather those shot at them. */
export const arrowSupply: Option = {
  keeps: ['volleys', 'arrows', 'stirred', 'gathered'],
  orders: { gather },
  hooks: { barsShot, shoots, phaseEnds, barsAttack },
};
