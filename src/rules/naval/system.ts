import type { Checked, Fault } from '../../kernel/game';
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
import { assaultFits, questionFits } from './text/openAttack';
import { printPosition } from './text/position';
import { readPosition } from './text/setup';

/** A sound setup, also as to the attacks and the question it is opened in. */
function readSetup(json: unknown): Checked<Setup> {
  const read = readPosition(json);
  if (!read.ok || (!read.value.assault && !read.value.question)) return read;
  const { context, state } = openBattle(read.value, 0);
  const faults: Fault[] = [];
  if (state.assault && !assaultFits(context, state, state.assault)) faults.push({ at: 'assault', expected: 'attackThatFits' });
  else if (state.question && !questionFits(context, state, state.question)) faults.push({ at: 'question', expected: 'questionThatFits' });
  return faults.length === 0 ? read : { ok: false, faults };
}

/** The naval game, section 14. */
export const naval: TwoSidedGame<Setup, Context, State, Action, Event> = {
  id: 'naval',
  releases: RELEASES,
  sequenceRule: '14.4',
  readPosition: readSetup,
  open: openBattle,
  printPosition,
  eventFields: EVENT_FIELDS,
  decider: (_context, state) => deciderOf(state),
  asked: (_context, state) => state.question !== null,
  acts: (_context, state) => state.player,
  sideNames: ({ fleets }) => [fleets[0].name, fleets[1].name],
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
