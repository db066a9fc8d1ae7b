import type { Refusal } from '../../../kernel/game';
import type { BareEvent } from '../../../kernel/twoSides';
import { type LogEntry, match, type PlayedHere, type PlayedTogether, type Snapshot } from '../../../store/match';
import { systemOf } from '../../../store/systems';
import { isLine, type LineTool, REST, refusedNow, table } from '../../../store/table';
import { tableOf } from '../contract/systems';
import { toldIn } from '../contract/told';
import { decidable, isProgrammed, now } from './deciding';
import { handedOn } from './handOver';
import { hasPassed, idleOrder, notePassed } from './idle';
import { noteTogether } from './line/together';
import { joining } from './line/tool';
import { isRolling, playWithDice } from './ownDice';
import { emit, whenReadable } from './sessionEvents';
import { isStagePress, whenShown } from './staged';
import { endOf, isOutdated, recapAt } from './steps';
import { chosenNow, resetToolButLook } from './tools';

export function refuse(refusal: Refusal, order?: string): void {
  whenReadable(() => {
    table.setState({ refused: refusedNow(refusal, order), warned: false });
    emit({ kind: 'refused', refusal });
  });
}

/**
 * An order of the computer player whose turn it is; false if it cannot be played, which is nobody's refusal. `takenBack`: a person has rolled no die for it, and
 * has it not given.
 */
export function playProgram(text: string, takenBack?: () => void): boolean {
  const before = now();
  if (!before || before.elsewhere || !isProgrammed(before)) return false;
  return playWithDice(
    (typed) => match.playText(text, typed),
    (played) => (played.ok || played.awaits === true) && afterPlay(before, played),
    takenBack,
  );
}

function playBy(plays: (typed: readonly number[]) => PlayedHere | PlayedTogether, next?: () => void, order?: string): boolean {
  const before = now();
  if (!before || before.stop || before.elsewhere || isProgrammed(before) || isRolling()) return false;
  if (before.byBoth?.awaits) {
    emit({ kind: 'awaited' });
    return false;
  }
  if (before.looking !== undefined) match.look();
  return playWithDice(plays, (played) => {
    const fine = afterPlay(before, played, order);
    if (fine && played.ok) {
      emit({ kind: 'ordered', after: now()! });
      next?.();
    }
    return fine;
  });
}

/** Plays an order and lays the table for what comes next; false if it is refused. */
export const play = (action: unknown): boolean => playBy((typed) => match.play(action, typed));
export const playText = (text: string): boolean => playBy((typed) => match.playText(text, typed), undefined, text);

/**
 * Several orders in one go, which one undo takes back. Where a die, a question or something come into view cuts them short, those who have not gone stay
 * in hand.
 */
export function playTogether(actions: readonly unknown[]): boolean {
  const { tool } = table.getState();
  const from = now()?.cursor ?? 0;
  let count = 0;
  const keepOthers = (): void => {
    const snapshot = decidable();
    if (count === actions.length || !snapshot || !isLine(tool) || table.getState().tool !== REST) return;
    const pieces = tool.pieces.filter((id) => joining(snapshot).has(id));
    if (pieces.length > 0) table.setState({ tool: { kind: 'line', pieces, turn: 0 } as LineTool });
  };
  return playBy((typed) => {
    const played = match.playTogether(actions, typed);
    if (played.ok) {
      count = played.count;
      noteTogether(now()!, from);
    }
    return played;
  }, keepOthers);
}

/** Opens this device's half for the order that waits; with the other one there, its dice fall. */
export function openHalf(): void {
  const before = now();
  if (before?.byBoth?.awaits !== 'due') return;
  const played = match.openHalf();
  if (played) afterPlay(before, played);
}

/** Whether the last play tells something, which the map may show: what follows from it waits for that. */
const isTold = (after: Snapshot): boolean => toldIn('card', tableOf(after), match.entries()[after.cursor - 1]?.events).length > 0;

/** The phases in which nothing can be done, one after the other. `before`: the moment of the last play of somebody, which the table is laid for. */
function passIdle(before: Snapshot): void {
  const at = now();
  if (at && passOne(at, before)) passOn(before);
}

/** Goes on to the phases after a play, which may pass by themselves. */
function passOn(before: Snapshot): void {
  const after = now()!;
  if (isTold(after)) passIdleLater(before, after);
  else passIdle(before);
}

/** Of a game in which nothing has been played, what passes before its first order. */
export function passFirst(): void {
  const at = now();
  if (at?.length !== 0 || idleOrder(at) === undefined) return;
  passIdle(at);
  layFor(at);
}

/** Whether it has passed; where the players roll a die at its end, what follows comes once that is known. */
function passOne(at: Snapshot, before: Snapshot): boolean {
  const order = idleOrder(at);
  if (order === undefined) return false;
  let later = false;
  const fine = playWithDice(
    (typed) => match.play(order, typed),
    (played) => {
      if (!played.ok) return false;
      notePassed(at);
      resetToolButLook(now()!);
      emit({ kind: 'played', events: readable(at, now()!, played.entry) });
      if (later) {
        passOn(before);
        layFor(before);
      }
      return true;
    },
  );
  later = true;
  return fine && !isRolling();
}

let callOff = (): void => undefined;

/** The table is left: what was to come when the last play has been shown does not come, for another page may have the game by then. */
export const callOffShown = (): void => callOff();

/** Does this when the last play has been shown, if the game then still stands there. */
function whenStillThere({ head, cursor }: Snapshot, act: (there: Snapshot) => void): void {
  callOff();
  callOff = whenShown(() => {
    const there = now();
    if (there?.head.id === head.id && there.cursor === cursor) act(there);
  });
}

/** Passes idle phases when the last play has been shown, and lays the table for what follows from it. */
function passIdleLater(before: Snapshot, after: Snapshot): void {
  whenStillThere(after, (there) => {
    if (idleOrder(there) === undefined) return;
    passIdle(before);
    layFor(before);
  });
}

/** The battle is over: the last fight is seen before its result. */
function showResultLater(after: Snapshot): void {
  whenStillThere(after, ({ outcome, looking }) => {
    if (outcome && looking === undefined) table.setState({ dialog: 'result' });
  });
}

/** What came of a play, as whoever looks on may read it (13.7), be he the one who made it or not. */
const readable = (before: Snapshot, after: Snapshot, { events }: LogEntry): readonly BareEvent[] =>
  after.viewer === 'all'
    ? events
    : match
        .entries()
        .slice(before.cursor, after.cursor)
        .flatMap((entry) => entry.events);

function afterPlay(before: Snapshot, played: PlayedHere | PlayedTogether, order?: string): boolean {
  if (!played.ok && played.refusal) refuse(played.refusal, order);
  if (!played.ok && !played.awaits) return false;
  const after = now()!;
  resetToolButLook(after);
  if (!played.ok) return true;
  emit({ kind: 'played', events: readable(before, after, played.entry), ...('count' in played ? { together: played.count } : {}) });
  if (played.branch !== undefined) emit({ kind: 'branched', branch: played.branch });
  passOn(before);
  layFor(before);
  return true;
}

/** What the table shows next: the result, and beside the map how the other side came to it; or the card between two players. */
function layFor(before: Snapshot): void {
  const after = now()!;
  if (after.head.practice) return;
  if (after.state.phase === 'over') {
    table.setState({ recap: endOf(after) });
    showResultLater(after);
    return;
  }
  const handed = handedOn(before, after);
  if (handed) return table.setState(handed);
  const recap = recapAt(before, after);
  if (recap || isOutdated(table.getState().recap, before)) table.setState({ recap });
}

/** Ends the phase; where something would be lost by it, or an order is chosen and not given, only when asked a second time. */
export function endPhase(): void {
  const snapshot = decidable();
  // The press that has skipped a scene was for the phase that has passed with it.
  if (!snapshot || (isStagePress() && hasPassed(snapshot.cursor - 1))) return;
  const rules = systemOf(snapshot);
  const order = rules.parseAction(snapshot.context, snapshot.state, 'end');
  const refusal = rules.judge(snapshot.context, snapshot.state, order);
  if (refusal) return refuse(refusal);
  const { warns, text } = tableOf(snapshot).undone(snapshot);
  const state = table.getState();
  if (!state.warned && (warns || chosenNow(snapshot, state) !== undefined)) {
    table.setState({ warned: true });
    emit({ kind: 'warned', text });
  } else play(order);
}
