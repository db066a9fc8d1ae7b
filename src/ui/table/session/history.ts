import type { Side } from '../../../kernel/twoSides';
import { match, type Snapshot } from '../../../store/match';
import type { Undone } from '../../../store/matchStore';
import { table } from '../../../store/table';
import { layAnswerDown } from '../contract/layAnswerDown';
import { tutor } from '../contract/tutor';
import { now } from './deciding';
import { cardBeside, handedOn } from './handOver';
import { idleOrder } from './idle';
import { endOfNext, startOfLast } from './line/together';
import { isRolling, takeOrderBack } from './ownDice';
import { replay } from './replayState';
import { emit } from './sessionEvents';
import { isStagePress } from './staged';
import { readyTool, resetTool } from './tools';

/** One play back, or all that were made in one go, as far as to a barrier. */
function undoOne(): Undone {
  const snapshot = now();
  const start = snapshot ? startOfLast(snapshot) : 0;
  const undone = match.undo();
  while (undone === 'done' && now()!.cursor > start && match.undo() === 'done');
  return undone;
}

/**
 * One play back; phases that have passed by themselves are taken back with what led to them, or not at all: nobody could do anything there. What has passed
 * before the first order nothing has led to.
 */
function undoWithIdle(): Undone {
  const end = now()?.cursor ?? 0;
  let undone = undoOne();
  while (undone === 'done' && idleOrder(now()!) !== undefined) undone = undoOne();
  if (undone === 'start' && now()!.cursor < end) return 'done';
  if (undone !== 'done') while (now() && now()!.cursor < end && match.redo());
  return undone;
}

/** One play back, up to a barrier; from a past moment back to the game; in a lesson as the lesson has it. */
export function undo(): void {
  if (isRolling()) return takeOrderBack();
  const { handOver } = table.getState();
  // The last step is shown as the game itself where nothing was played after it.
  if (handOver?.step !== undefined || now()?.looking !== undefined) {
    lookAt(undefined);
    // Whoever read step by step has the card again.
    if (handOver) table.setState({ handOver: { ...handOver, step: undefined } });
    return;
  }
  const taught = tutor.getState().now;
  if (taught) return taught.undo();
  // A surrender is taken back alone.
  const surrendered = now()?.conceded !== undefined;
  const undone = surrendered ? match.undo() : undoWithIdle();
  if (undone === 'done') afterStep();
  else if (undone !== 'start') {
    // It is said where a refusal or an answer stands.
    layAnswerDown();
    table.setState({ undoStop: undone, refused: undefined });
    emit({ kind: 'undoStopped', why: undone });
  }
}

export function undoPast(): void {
  if (match.undoPast() === 'done') afterStep();
}

/** One play forth again, or all that were made in one go; false if there is none. */
function redoOne(): boolean {
  const snapshot = now();
  const end = snapshot ? endOfNext(snapshot) : 0;
  if (!match.redo()) return false;
  while (now()!.cursor < end && match.redo());
  return true;
}

/** Whether a phase passes by itself in what has been taken back. */
const passesAgain = (at: Snapshot): boolean => match.entries()[at.cursor]?.order === 'end' && idleOrder(at) !== undefined;

/** What one undo has taken back is played again, and where that hands over the card is there again. */
export function redo(): void {
  takeOrderBack();
  const before = now();
  if (!before || !redoOne()) return;
  for (let at = now()!; passesAgain(at) && redoOne(); at = now()!);
  afterStep();
  const handed = handedOn(before, now()!);
  if (handed) table.setState(handed);
}

export function afterStep(dropped?: number): void {
  const snapshot = now();
  if (!snapshot) return;
  resetTool(snapshot);
  emit(dropped === undefined ? { kind: 'stepped' } : { kind: 'stepped', dropped });
}

/** Shows a past moment; without one, the game again. Where one gives way to the other it is told. */
export function lookAt(cursor: number | undefined): void {
  takeOrderBack();
  const wasPast = now()?.looking !== undefined;
  match.look(cursor);
  const snapshot = now();
  replay.setState({ last: cursor === undefined ? undefined : snapshot });
  if (!snapshot) return;
  const beside = cardBeside(snapshot, table.getState());
  table.setState({ ...beside, tool: readyTool(snapshot), refused: undefined, warned: false, advised: undefined });
  if (wasPast !== (snapshot.looking !== undefined)) emit({ kind: 'stepped' });
}

/** The game goes on from a moment of its log. */
export function goOnFrom(cursor: number): void {
  match.goTo(cursor);
  afterStep(cursor);
}

/** The next player has seen what has changed. */
export function beginTurn(): void {
  match.sit();
  lookAt(undefined);
  match.tell(now()!.cursor);
  table.setState({ handOver: undefined });
}

/**
 * The same by a press or a key that may have been meant for what was there before the card: not while the map still shows the last play, nor where one player
 * would see what is for the other (13.7).
 */
export function beginByPress(): void {
  if (now()?.viewer !== 'none' && !isStagePress()) beginTurn();
}

/** A side gives up: what was in hand is laid down, and the result is shown. Another page may have taken the game meanwhile. */
export function concede(side: Side): void {
  match.concede(side);
  afterStep();
  table.setState(now()?.conceded === undefined ? { dialog: undefined } : { handOver: undefined, dialog: 'result' });
}
