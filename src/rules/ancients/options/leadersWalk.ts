import { distance, type Hex, printHex } from '../../../kernel/board';
import type { Refusal } from '../../../kernel/game';
import { HEX, hexNamed, NO_HEX } from '../../../kernel/notation';
import type { OrderRule } from '../model/context';
import { LEADER_WALK } from '../model/data';
import type { Option } from '../model/option';
import { type Action, hexOf, NO_UNIT, orderIn, orderOf, routeIn } from '../model/orders';
import { type Context, otherSide, type Side, type State } from '../model/types';
import { isRiver, survey } from '../play/ground';
import { LOST, leadersAt, shiftLeaders, WAITING } from '../play/leaders';
import { setExtra } from './extra';
import { ridesInto } from './unseen';

/** Leaders in a hex who have not walked yet. */
const restingAt = (state: State, hex: Hex): number =>
  leadersAt(state.armies[state.player], hex) - state.extra!.led.filter((other) => other === hex).length;

/** V5 Where a leader comes by walking: no turns, no terrain but rivers, never through an enemy unit or leader. Needs `survey`. */
function reachOf(context: Context, state: State, from: Hex): Hex[] {
  const { board, scratch } = context;
  const enemy = otherSide(state.player);
  const isBarred = (hex: Hex): boolean => {
    const held = scratch.unitAt[hex]!;
    return (held > 0 && state.units[held - 1]!.side === enemy) || leadersAt(state.armies[enemy], hex) > 0;
  };
  const found = [from];
  let begin = 0;
  for (let steps = 0; steps < LEADER_WALK; steps++) {
    const end = found.length;
    for (; begin < end; begin++) {
      for (let d = 0; d < 6; d++) {
        const next = board.neighbours[found[begin]! * 6 + d]!;
        if (next < 0 || isRiver(context, found[begin]!, d) || found.includes(next) || isBarred(next)) continue;
        found.push(next);
      }
    }
  }
  return found.slice(1).sort((a, b) => a - b);
}

function judgeLead(context: Context, state: State, from: Hex, to: Hex): Refusal | undefined {
  if (from >= context.board.size || restingAt(state, from) <= 0) return { rule: 'V5', why: 'noLeaderToLead' };
  survey(context, state);
  if (to < context.board.size && reachOf(context, state, from).includes(to)) return undefined;
  return { rule: 'V5', why: 'leaderTooFar', values: { hexes: LEADER_WALK }, hexes: [from] };
}

const TEXT = new RegExp(`^lead (${HEX}) (${HEX})$`);

const lead: OrderRule = {
  phases: ['leaders'],
  legal(context, state, unit) {
    if (unit) return [];
    survey(context, state);
    const hexes = [...new Set(state.armies[state.player].leaders)].filter((hex) => restingAt(state, hex) > 0);
    return hexes.flatMap((from) =>
      reachOf(context, state, from).map((to): Action => ({ order: orderOf('lead', NO_UNIT, to), via: [from] })),
    );
  },
  judge: (context, state, action) => judgeLead(context, state, routeIn(action)?.via[0] ?? NO_HEX, hexOf(orderIn(action))),
  apply(context, state, action, _dice, emit) {
    const from = routeIn(action)!.via[0]!;
    const to = hexOf(orderIn(action));
    const side = state.player;
    // 13.7 R: a leader slips through enemies whom nobody sees on his way, but rides into those where he ends, as one who is placed.
    if (ridesInto(context, state, side, to)) {
      shiftLeaders(context, state, side, from, LOST, 1);
      emit?.({ kind: 'leaderRanInto', rule: '13.7', side, hex: to });
      return;
    }
    shiftLeaders(context, state, side, from, to, 1);
    emit?.({ kind: 'leaderLed', rule: 'V5', side, from, to, hexes: distance(context.board, from, to) });
  },
  parse(context, _state, text) {
    const match = TEXT.exec(text);
    return match
      ? { order: orderOf('lead', NO_UNIT, hexNamed(context.board, match[2]!)), via: [hexNamed(context.board, match[1]!)] }
      : undefined;
  },
  print: ({ board }, _state, action) => `lead ${printHex(board, routeIn(action)!.via[0]!)} ${printHex(board, hexOf(orderIn(action)))}`,
};

/** Whoever has walked, or has been placed, does not walk on. */
function leadersMoved(_context: Context, state: State, side: Side, from: number, to: number, count: number): void {
  if (state.phase !== 'leaders' || side !== state.player || to < 0 || (from < 0 && from !== WAITING)) return;
  setExtra(
    state,
    'led',
    [...state.extra!.led, ...Array<number>(count).fill(to)].sort((a, b) => a - b),
  );
}

/**
 * V5 Leaders walk. R: in the phase in which they are else placed (7); those who wait beside the map (11.b, 5.c) are placed in it, anywhere, since they
 * stand nowhere they could walk from.
 */
export const leadersWalk: Option = {
  keeps: ['led'],
  orders: { lead },
  hooks: {
    leadersMoved,
    phaseEnds: (_context, state, phase) => {
      if (phase === 'leaders') setExtra(state, 'led', []);
    },
  },
};
