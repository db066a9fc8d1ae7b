import { match, type Snapshot } from '../../../store/match';
import { preferences } from '../../../store/preferences';
import { table } from '../../../store/table';
import { whereIn } from '../contract/placeIn';
import { tableOf } from '../contract/systems';
import { now } from './deciding';
import { lookAt } from './history';
import { nextPassage, type Sought } from './passages';
import { onlySide, PACES, type Pace, type Replay, replay } from './replayState';
import { emit } from './sessionEvents';
import { whenShown } from './staged';

/** Milliseconds that a play stands at least. */
const REST: Readonly<Record<Pace, number>> = { slow: 1900, normal: 1000, fast: 450 };

/** The pace of a replay; where fights are not shown at all it is a fast one. */
export function paceOf({ pace }: Pick<Replay, 'pace'>): Pace {
  const { speed } = preferences.getState();
  return pace ?? (speed === 'off' ? 'fast' : speed);
}

/** What is about the moment that is shown: its note, what is drawn on it, a dialog. */
const BESIDE = ['noting', 'pencil', 'dialog'] as const;

let callOff = (): void => undefined;
let unwatch = (): void => undefined;

export function pauseReplay(): void {
  callOff();
  unwatch();
  if (replay.getState().isOn) replay.setState({ isOn: false });
}

/** A text for what is seen of a game: another one once somebody plays, steps, looks elsewhere or leaves. */
export const seenOf = (snapshot: Snapshot | undefined): string | undefined =>
  snapshot && `${snapshot.head.id} ${snapshot.branch} ${snapshot.cursor} ${snapshot.length} ${snapshot.looking}`;

/** Where a search of the log ends: where the game stands, and behind that the end of what was taken back, or of what is only told. */
const endFor = ({ looking, cursor, length, stop }: Snapshot): number =>
  stop?.told || (looking !== undefined && looking > cursor) ? length : cursor;

/** After how many plays the next one sought has been made, from the moment that is shown on. */
function nextOf(snapshot: Snapshot, sought: Sought): number | undefined {
  const game = { system: tableOf(snapshot), entries: match.entries(), chapters: match.chapters() };
  const from = snapshot.looking ?? snapshot.cursor;
  return nextPassage(game, from, endFor(snapshot), sought, onlySide(replay.getState(), snapshot.head.id));
}

/** Shows the moment after so many plays, where its last play happened, and tells that. */
export function showMoment(moment: number): void {
  // 13.7 Nothing is shown between two players.
  if (now()?.viewer === 'none') return;
  // Whoever goes his own way through the log is done with what was told step by step.
  if (table.getState().handOver?.step !== undefined) table.setState({ handOver: undefined });
  const wasPast = now()?.looking !== undefined;
  lookAt(moment);
  const snapshot = now()!;
  const entry = match.entries()[moment - 1];
  const hexes = whereIn(tableOf(snapshot), entry);
  emit({ kind: 'shown', events: entry?.events ?? [], hexes, crosses: wasPast !== (snapshot.looking !== undefined) });
}

/** The next play of the side that is shown, and after it the one after; at the end the game is there again. */
function playNext(): void {
  const snapshot = now();
  const next = snapshot && nextOf(snapshot, 'step');
  if (next === undefined) {
    pauseReplay();
    if (snapshot?.looking !== undefined && endFor(snapshot) === snapshot.cursor) lookAt(undefined);
    return;
  }
  unwatch();
  showMoment(next);
  const there = seenOf(now());
  // Whoever plays, steps or leaves has ended it, and who takes something in hand that is about this moment.
  const ends = [
    match.store.subscribe((state) => seenOf(state.now) !== there && pauseReplay()),
    table.subscribe((held, before) => BESIDE.some((one) => held[one] && held[one] !== before[one]) && pauseReplay()),
  ];
  unwatch = () => {
    for (const end of ends) end();
  };
  callOff = whenShown(playNext, REST[paceOf(replay.getState())]);
}

/** Whether the game may be played again to whoever looks: not between two players, not in a lesson, and only where there is something to show. */
export const canReplay = (snapshot: Snapshot | undefined): snapshot is Snapshot =>
  snapshot !== undefined && snapshot.viewer !== 'none' && !snapshot.head.practice && (snapshot.cursor > 0 || Boolean(snapshot.stop?.told));

/** Plays the game on from the moment that is shown; where none is, from the beginning. */
export function playReplay(): void {
  const snapshot = now();
  if (!canReplay(snapshot)) return;
  pauseReplay();
  table.setState({ dialog: undefined });
  if (snapshot.looking === undefined) lookAt(0);
  replay.setState({ isOn: true });
  playNext();
}

export const switchReplay = (): void => (replay.getState().isOn ? pauseReplay() : playReplay());

/** The next fight or loss after the moment that is shown; from the game as it stands, the first. */
export function skipTo(sought: Exclude<Sought, 'step'>): boolean {
  pauseReplay();
  const snapshot = now();
  if (!canReplay(snapshot)) return false;
  const next = nextOf(snapshot.looking === undefined ? { ...snapshot, looking: 0 } : snapshot, sought);
  if (next === undefined) emit({ kind: 'notFound', sought });
  else showMoment(next);
  return next !== undefined;
}

/** One play forth or back in the log; back from the game itself is a past moment. */
export function stepReplay(by: -1 | 1): void {
  pauseReplay();
  const snapshot = now();
  if (!canReplay(snapshot)) return;
  const moment = (snapshot.looking ?? snapshot.cursor) + by;
  if (moment >= 0 && moment <= snapshot.length) showMoment(moment);
}

/** Slower or faster in turn. */
export function changePace(): void {
  const pace = PACES[(PACES.indexOf(paceOf(replay.getState())) + 1) % PACES.length]!;
  replay.setState({ pace });
}

/** Both sides, the first alone, the second alone in turn. */
export function changeSide(): void {
  const snapshot = now();
  if (!snapshot) return;
  const { id: game } = snapshot.head;
  const only = onlySide(replay.getState(), game);
  replay.setState({ side: only === 1 ? undefined : { game, only: only === undefined ? 0 : 1 } });
}
