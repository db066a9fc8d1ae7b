import { createStore } from 'zustand/vanilla';
import { loadedDice } from '../kernel/dice';
import { ancients } from '../rules/ancients/system';
import { addChapters } from './chapters';
import { cutLog, deciderOf, type Laid, type MatchTable } from './laid';
import { library } from './library';
import { createSaving, recordOf, storedOf, wholeBeforeDrop } from './matchPersistence';
import type { MatchStore, PlayedHere, Undone } from './matchStore';
import { createOpening } from './opening';
import type { Snapshot } from './snapshot';
import { barePlay, barePlays, commonPlays, type StoredGame, sealWhileHidden } from './storedGame';
import { provide, type SystemId } from './systems';
import { entriesOf, snapshotOf, viewerOf } from './viewer';

export type { MatchStore, PlayedHere, Undone } from './matchStore';
export type { Elsewhere, GameHead, Loaded, LogEntry, NewGame, Snapshot, Viewer } from './snapshot';

// The game that most battles are of comes with the match.
provide(ancients);

const NONE: readonly never[] = [];

const refused = (rule: string, why: string): PlayedHere => ({ ok: false, refusal: { rule, why } });

/** Whether something stands against changing a game here. */
const isShut = ({ broken, elsewhere }: Laid): boolean => broken !== undefined || elsewhere !== undefined;

/** An order of the game that lies on the table. */
function play(table: MatchTable, laid: Laid, action: unknown): PlayedHere {
  const { match, loaded, chapters } = laid;
  const { system, cursor, context, state: before, log } = match;
  if (isShut(laid)) return refused(system.sequenceRule, 'over');
  const hiddenBy = system.hiddenBy?.(context);
  // Between two sides nobody plays.
  if (hiddenBy && viewerOf(laid) === 'none') return refused(hiddenBy, 'nobodySits');
  const by = deciderOf(laid);
  const drops = log.length > cursor;
  const isAllowed = (loaded || drops) && !system.judge(context, before, action);
  const whole = isAllowed && drops ? wholeBeforeDrop(laid, table.clock()) : undefined;
  const dice = isAllowed ? loaded?.(system.printAction(context, before, action), log.slice(0, cursor)) : undefined;
  const played = match.play(action, dice && loadedDice(dice));
  if (!played.ok) return played;
  const entry = hiddenBy && by !== undefined ? system.redactEntry!(context, before, played.state, played.entry, by) : played.entry;
  if (drops) cutLog(laid, cursor);
  addChapters(chapters, cursor + 1, played.entry.events);
  const parts = whole && commonPlays(whole.record.plays, log) < whole.record.plays.length;
  if (parts) laid.was = whole;
  laid.explores = false;
  // Kept before it is drawn: what is seen has been noted.
  table.save();
  table.show(entriesOf(laid)[cursor]);
  return { ok: true, entry, was: parts ? whole.record.plays.length : undefined };
}

function createPlaying(table: MatchTable): Pick<MatchStore, 'play' | 'playText' | 'sit' | 'concede'> {
  // Without a game there is no rule that says so.
  const playHere = (action: unknown): PlayedHere => (table.laid ? play(table, table.laid, action) : refused('none', 'over'));
  return {
    play: playHere,
    playText(text) {
      const match = table.laid?.match;
      const action = match?.system.parseAction(match.context, match.state, text);
      return action === undefined ? { ok: false, refusal: { rule: 'notation', why: 'notation', values: { text } } } : playHere(action);
    },
    sit() {
      const { laid } = table;
      if (!laid || laid.elsewhere || viewerOf(laid) !== 'none') return;
      laid.seat = deciderOf(laid);
      table.show();
    },
    concede(side) {
      const { laid } = table;
      if (!laid || isShut(laid) || !laid.match.concede(side).ok) return;
      table.save();
      table.show();
    },
  };
}

/** The game itself goes to a moment. */
function goTo(table: MatchTable, cursor: number): void {
  const { laid } = table;
  if (!laid || laid.elsewhere) return;
  const { match } = laid;
  match.goTo(cursor);
  if (match.cursor === match.log.length) laid.explores = false;
  table.save();
  table.show();
}

function undoPast(table: MatchTable): Undone {
  const match = table.laid?.match;
  if (!match || (!match.conceded && match.cursor === 0)) return 'start';
  goTo(table, match.conceded ? match.cursor : match.cursor - 1);
  return 'done';
}

function undo(table: MatchTable): Undone {
  const { laid } = table;
  if (!laid || laid.elsewhere) return 'start';
  const { cursor, conceded, log } = laid.match;
  const last = log[cursor - 1];
  if (!last?.barrier || conceded) return undoPast(table);
  if (last.dice.length > 0) return 'die';
  return deciderOf(laid, laid.match.stateAt(cursor - 1)) === deciderOf(laid) ? 'sight' : 'player';
}

function createHistory(table: MatchTable): Pick<MatchStore, 'undo' | 'undoPast' | 'redo' | 'look' | 'goTo'> {
  return {
    undo: () => undo(table),
    undoPast: () => undoPast(table),
    redo() {
      const { laid } = table;
      if (!laid || laid.elsewhere || laid.match.cursor >= laid.match.log.length) return false;
      goTo(table, laid.match.cursor + 1);
      return true;
    },
    look: (cursor) => table.show(undefined, cursor === table.laid?.match.cursor ? undefined : cursor),
    goTo(cursor) {
      if (table.laid) table.laid.explores = true;
      goTo(table, cursor);
    },
  };
}

/** What is said of the game: its title, who plays it and where. */
function createHeading(table: MatchTable): Pick<MatchStore, 'rename' | 'seat' | 'stand'> {
  return {
    rename(title) {
      const { laid } = table;
      if (!laid || isShut(laid) || title.trim() === '') return;
      laid.head = { ...laid.head, title: title.trim().slice(0, 80) };
      table.save();
      table.show();
    },
    seat(side, seat) {
      const { laid } = table;
      if (!laid || isShut(laid)) return;
      const { seats } = laid.head;
      laid.head = { ...laid.head, seats: side === 0 ? [seat, seats[1]] : [seats[0], seat] };
      table.save();
      table.show();
    },
    stand(elsewhere) {
      const { laid } = table;
      if (!laid || elsewhere === laid.elsewhere) return;
      const isRestored = laid.elsewhere === 'removed' && elsewhere === undefined;
      laid.elsewhere = elsewhere;
      if (isRestored) table.save();
      table.show(undefined, table.looking());
    },
  };
}

function createReading(table: MatchTable): Pick<MatchStore, 'truth' | 'record' | 'stored' | 'entries' | 'chapters' | 'stateAt'> {
  return {
    truth(moment) {
      if (!table.laid) return undefined;
      const { match, position } = table.laid;
      return { system: match.system.id as SystemId, position, plays: match.log.slice(0, moment ?? match.cursor).map(barePlay) };
    },
    record() {
      const { laid } = table;
      return laid && barePlays(laid.broken ? sealWhileHidden(laid.broken.whole) : recordOf(laid));
    },
    stored() {
      if (!table.laid) return undefined;
      const whole = storedOf(table.laid, table.clock());
      return { ...whole, record: barePlays(whole.record) };
    },
    entries: () => (table.laid ? entriesOf(table.laid) : NONE),
    chapters: () => table.laid?.chapters ?? NONE,
    stateAt: (cursor) => table.laid!.match.stateAt(cursor),
  };
}

/** `keep` is given a game after all that is done in one go, and with it, where plays have been dropped, the game as it was; `clock` tells milliseconds. */
export function createMatchStore(keep: MatchTable['keep'], clock: () => number = Date.now): MatchStore {
  const store = createStore<{ readonly now: Snapshot | undefined }>(() => ({ now: undefined }));
  const table: MatchTable = {
    laid: undefined,
    clock,
    keep,
    save: () => save(),
    show(fresh, looking) {
      if (table.laid) store.setState({ now: snapshotOf(table.laid, fresh, looking) });
    },
    looking: () => store.getState().now?.looking,
  };
  const save = createSaving(table);
  const close = (): void => {
    table.laid = undefined;
    store.setState({ now: undefined });
  };
  const playing = { ...createOpening(table), ...createPlaying(table), ...createHistory(table), close };
  return { store, ...playing, ...createHeading(table), ...createReading(table) };
}

/** The game at the table. */
export const match: MatchStore = createMatchStore((game: StoredGame, was) => library.keep(game, was));
