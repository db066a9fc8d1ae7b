import { distance, type Hex, OFF_MAP } from '../../../kernel/board';
import type { Refusal } from '../../../kernel/game';
import type { Drive } from '../model/context';
import type { Emit } from '../model/events';
import type { Option } from '../model/option';
import type { Context, Phase, Side, State, Unit } from '../model/types';
import { campHex, openCampOf } from '../play/ground';
import { isPhalanx } from '../play/mobility';
import { firstSide } from '../play/sequence';
import { isDark } from './night';

/** R: a friendly camp is one's own, standing, or open and not held by the enemy (6.j.3); -1 if there is none. */
function friendlyCamp(context: Context, state: State, side: Side): number {
  return state.armies[side].campOpen ? openCampOf(context, state, side) : campHex(context, state, side);
}

/** How many hexes lie between a hex and the edge of the map. */
function depthOf({ board }: Context, hex: Hex): number {
  const column = hex % board.columns;
  const row = Math.floor(hex / board.columns);
  return Math.min(column, row, board.columns - 1 - column, board.rows - 1 - row);
}

/** The map's own costs of steps, but 0 where a step leads neither nearer to the camp nor nearer to the edge. */
function stepsHome(context: Context, camp: number, phalanx: boolean): Uint8Array {
  const { board } = context;
  const steps = context.steps[phalanx ? 1 : 0].slice();
  for (let hex = 0; hex < board.size; hex++) {
    for (let d = 0; d < 6; d++) {
      const next = board.neighbours[hex * 6 + d]!;
      if (next === OFF_MAP) continue;
      const nearer = camp >= 0 && distance(board, next, camp) < distance(board, hex, camp);
      if (!nearer && depthOf(context, next) >= depthOf(context, hex)) steps[hex * 6 + d] = 0;
    }
  }
  return steps;
}

const known = new WeakMap<Context, Map<number, Uint8Array>>();

function steps(context: Context, state: State, unit: Unit): Uint8Array {
  const camp = friendlyCamp(context, state, unit.side);
  const phalanx = isPhalanx(context.types[unit.type]!);
  const key = camp * 2 + (phalanx ? 1 : 0);
  const ways = known.get(context) ?? new Map<number, Uint8Array>();
  known.set(context, ways);
  const found = ways.get(key) ?? stepsHome(context, camp, phalanx);
  ways.set(key, found);
  return found;
}

/**
 * 13.4 Toward a friendly camp or off the map. R: each step leads nearer to the one or to the edge, by hexes, whatever lies between; a turn in
 * place goes nowhere and is free. It comes before all that drives units by day, panic (4.d) and impetuosity (13.9) too.
 */
const homeward: Drive = {
  rule: '13.4',
  why: 'onlyHomeward',
  whyEnd: 'onlyHomeward',
  measure: (context) => context.scratch.away.fill(0),
  ends: 'any',
  leaving: 'counts',
  steps,
};

/** R: reserves beside the map stay there in the dark, they neither come in nor attack. */
const barsReserve = (context: Context, state: State, unit: Unit): Refusal | undefined =>
  unit.hex < 0 && isDark(context, state) ? { rule: '13.4', why: 'noEntryByNight' } : undefined;

function phaseBegins(context: Context, state: State, phase: Phase, emit: Emit): void {
  if (phase !== 'movement' || state.turn !== context.nightfall + 1 || state.player !== firstSide(state)) return;
  emit?.({ kind: 'nightFell', rule: '13.4', turn: state.turn });
}

/** 13.4 Play goes on after nightfall. */
export const nightfall: Option = {
  hooks: {
    phaseBegins,
    panics: (context, state) => !isDark(context, state),
    drives: (context, state) => (isDark(context, state) ? homeward : undefined),
    barsMove: barsReserve,
    barsAttack: barsReserve,
    barsRange: (context, state, range) => (range > 1 && isDark(context, state) ? { rule: '13.4', why: 'tooDark' } : undefined),
    fireRange: (context, state, range) => (isDark(context, state) ? (range === 1 ? 2 : 0) : range),
  },
};
