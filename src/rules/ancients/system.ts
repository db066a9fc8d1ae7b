import type { Checked } from '../../kernel/game';
import type { TwoSidedGame } from '../../kernel/twoSides';
import { cloneState, shareState } from './model/clone';
import { EVENT_FIELDS } from './model/eventFields';
import type { Event } from './model/events';
import type { Action } from './model/orders';
import { RELEASES } from './model/releases';
import type { Setup } from './model/setup';
import type { Context, State } from './model/types';
import { optional } from './options';
import { applyAction } from './play/apply';
import { actorsOf, judgeAction, knownOf, legalActions } from './play/legal';
import { actsIn, deciderOf, isAsked } from './play/sequence';
import { outcomeOf } from './play/victory';
import { parseOrder, printOrder } from './text/notation';
import { openBattle } from './text/open';
import { printPosition } from './text/position';
import { HIDDEN_MOVEMENT } from './text/positionHides';
import { readPosition } from './text/setup';

/** A sound setup, also as to a question it is opened in: somebody must be able to answer it. */
function readSetup(json: unknown): Checked<Setup> {
  const read = readPosition(json);
  if (!read.ok || (!read.value.attack && read.value.options.length === 0)) return read;
  const { context, state } = openBattle(read.value, 0);
  if (read.value.attack && !state.attack)
    return { ok: false, faults: [{ at: 'attack', expected: 'attackThatFits', found: read.value.attack.order }] };
  const asked = state.extra?.asked;
  if (!asked && state.extra?.duel.challenge)
    return { ok: false, faults: [{ at: 'optional.duel.challenge', expected: 'questionThatFits' }] };
  if (!asked || context.orders.get(asked.order)?.legal(context, state, undefined).length) return read;
  return { ok: false, faults: [{ at: 'optional.asked', expected: 'questionThatFits', found: asked.order }] };
}

/** The land game, sections 2–12. Positions that name optional rules can be read once `options/all` is there; `text/needsOptions` tells which they are. */
export const ancients: TwoSidedGame<Setup, Context, State, Action, Event> = {
  id: 'ancients',
  releases: RELEASES,
  sequenceRule: '2',
  readPosition: readSetup,
  open: openBattle,
  printPosition,
  eventFields: EVENT_FIELDS,
  decider: (_context, state) => deciderOf(state),
  asked: (_context, state) => isAsked(state),
  acts: (_context, state) => actsIn(state),
  sideNames: ({ armies }) => [armies[0].name, armies[1].name],
  pieces: ({ units }) => units,
  actors: actorsOf,
  legal: legalActions,
  judge: judgeAction,
  apply: applyAction,
  clone: cloneState,
  share: shareState,
  hiddenBy: (context) => (context.hooks.viewOf ? HIDDEN_MOVEMENT : undefined),
  view: (context, state, side, ended) => context.hooks.viewOf?.(context, state, side, ended) ?? state,
  redactEntry: (context, before, after, entry, side) => context.hooks.redactEntry?.(context, before, after, entry, side) ?? entry,
  reveals: (context, before, next, events) => context.hooks.reveals?.(context, before, next, events) ?? false,
  outcome: outcomeOf,
  check: (context, state) => optional().brokenInvariants(context, state),
  parseAction: (context, state, text) => parseOrder(context, knownOf(context, state), text),
  printAction: printOrder,
};
