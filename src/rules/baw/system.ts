import type { Checked } from '../../kernel/game';
import type { TwoSidedGame } from '../../kernel/twoSides';
import { cloneState, shareState } from './model/clone';
import { EVENT_FIELDS } from './model/eventFields';
import type { Event } from './model/events';
import type { Action } from './model/orders';
import { RELEASES } from './model/releases';
import type { Setup } from './model/setup';
import type { Context, State } from './model/types';
import { applyAction } from './play/apply';
import { actorsOf, judgeAction, legalActions, piecesOf } from './play/legal';
import { deciderOf } from './play/sequence';
import { outcomeOf } from './play/victory';
import { brokenInvariants } from './text/invariants';
import { parseOrder, printOrder } from './text/notation';
import { openBattle } from './text/open';
import { attackFits } from './text/openAttack';
import { printPosition } from './text/position';
import { readPosition } from './text/setup';

/** A sound setup, also as to the attack that it is opened in. */
function readSetup(json: unknown): Checked<Setup> {
  const read = readPosition(json);
  if (!read.ok || !read.value.attack) return read;
  const { context, state } = openBattle(read.value, 0);
  return attackFits(context, state, state.attack!) ? read : { ok: false, faults: [{ at: 'attack', expected: 'attackThatFits' }] };
}

/** Battles of the Ancient World, sections B1 to B16. */
export const baw: TwoSidedGame<Setup, Context, State, Action, Event> = {
  id: 'baw',
  sequenceRule: 'B4',
  releases: RELEASES,
  readPosition: readSetup,
  open: openBattle,
  printPosition,
  eventFields: EVENT_FIELDS,
  decider: (_context, state) => deciderOf(state),
  asked: (_context, state) => state.attack !== null,
  acts: (_context, state) => state.player,
  sideNames: ({ armies }) => [armies[0].name, armies[1].name],
  pieces: piecesOf,
  actors: actorsOf,
  legal: legalActions,
  judge: judgeAction,
  apply: applyAction,
  clone: cloneState,
  share: shareState,
  outcome: outcomeOf,
  check: brokenInvariants,
  parseAction: parseOrder,
  printAction: printOrder,
};
