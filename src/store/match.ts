import { createStore } from 'zustand/vanilla';
import { MAIN } from '../kernel/branches';
import { ancients } from '../rules/ancients/system';
import { staysConceded } from './apart';
import { createBranching, createBranchReading } from './branching';
import { createByBoth } from './byBoth';
import { byBothOf, withoutLoose } from './halvesNow';
import { changeCourse, deciderOf, dropBehind, isShut, type MatchTable } from './laid';
import { library } from './library';
import { createSaving, recordOf, storedOf } from './matchPersistence';
import type { MatchStore, Undone } from './matchStore';
import { createOpening } from './opening';
import { createPlaying } from './playing';
import type { Seats } from './seats';
import { type Secrets, secrets } from './secrets';
import type { Snapshot } from './snapshot';
import { barePlay, LONGEST_TITLE, type StoredGame, sealWhileHidden, toldPlays } from './storedGame';
import { provide, type SystemId } from './systems';
import { entriesOf, shownAt, showsOwnSide, snapshotOf } from './viewer';

export type { GameMatch, MatchStore, PlayedHere, PlayedTogether, Undone } from './matchStore';
export type { Elsewhere, GameHead, Loaded, LogEntry, NewGame, Snapshot, Viewer } from './snapshot';

// The game that most battles are of comes with the match.
provide(ancients);

const NONE: readonly never[] = [];

/** The game itself goes to a moment; `explores`: to go on from there. */
function goTo(table: MatchTable, cursor: number, explores = false): void {
  const { laid } = table;
  if (!laid || laid.elsewhere) return;
  const { match } = laid;
  if (explores) {
    // What is over stays so: the game goes on beside it.
    if (match.outcome() && !laid.head.practice) changeCourse(laid, (tree) => tree.fork(undefined, undefined, cursor));
    laid.explores = true;
  }
  // What is only told is looked at.
  match.goTo(Math.min(cursor, match.toldFrom ?? cursor));
  if (match.cursor === match.log.length) laid.explores = false;
  table.save();
  table.show();
}

function undoPast(table: MatchTable): Undone {
  const { laid } = table;
  if (!laid || (!laid.match.conceded && laid.match.cursor === 0)) return 'start';
  const { match, tree, head } = laid;
  // Whoever gave up has seen what the other side is still hiding.
  if (match.conceded && match.system.hiddenBy?.(match.context) && staysConceded(tree.current, showsOwnSide(match), head)) return 'sight';
  goTo(table, match.conceded ? match.cursor : match.cursor - 1);
  return 'done';
}

function undo(table: MatchTable): Undone {
  const { laid } = table;
  if (!laid || laid.elsewhere) return 'start';
  const { cursor, conceded, log } = laid.match;
  const last = log[cursor - 1];
  if (conceded) return undoPast(table);
  // The order that waits was given where the game stands.
  if (byBothOf(laid)?.order !== undefined) return 'die';
  if (!last?.barrier) return undoPast(table);
  if (last.dice.length > 0) return 'die';
  return deciderOf(laid, laid.match.stateAt(cursor - 1)) === deciderOf(laid) ? 'sight' : 'player';
}

function createHistory(table: MatchTable): Pick<MatchStore, 'undo' | 'undoPast' | 'redo' | 'look' | 'goTo' | 'cutAt'> {
  return {
    undo: () => undo(table),
    undoPast: () => undoPast(table),
    redo() {
      const { laid } = table;
      if (!laid || laid.elsewhere || laid.match.conceded || laid.match.cursor >= (laid.match.toldFrom ?? laid.match.log.length))
        return false;
      goTo(table, laid.match.cursor + 1);
      return true;
    },
    look: (cursor) => table.show(undefined, cursor),
    goTo: (cursor) => goTo(table, cursor, true),
    cutAt(cursor) {
      const { laid } = table;
      if (!laid?.head.practice) return;
      dropBehind(laid, cursor);
      laid.tree.forgetNotes(cursor);
      table.show();
    },
  };
}

/** What is said of the game: its title, who plays it and where, and what of it has been read. */
function createHeading(table: MatchTable): Pick<MatchStore, 'rename' | 'seat' | 'stand' | 'tell'> {
  return {
    rename(title) {
      const { laid } = table;
      const called = title.trim().slice(0, LONGEST_TITLE);
      if (!laid || isShut(laid) || called === '' || called === laid.head.title) return;
      laid.head = { ...laid.head, title: called };
      table.save();
      table.show(undefined, table.looking());
    },
    seat(side, seat) {
      const { laid } = table;
      if (!laid || isShut(laid)) return;
      const { seats } = laid.head;
      const now: Seats = side === 0 ? [seat, seats[1]] : [seats[0], seat];
      laid.branchSeats = { ...laid.branchSeats, [laid.tree.current]: now };
      laid.reshaped = undefined;
      laid.head = { ...laid.head, seats: now };
      table.save();
      table.show();
    },
    tell(moment) {
      const { laid } = table;
      if (!laid || isShut(laid) || laid.tree.current !== MAIN || laid.head.told >= moment) return;
      laid.head = { ...laid.head, told: moment };
      table.save();
      table.show(undefined, table.looking());
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

function createReading(
  table: MatchTable,
): Pick<MatchStore, 'truth' | 'record' | 'verify' | 'stored' | 'entries' | 'chapters' | 'stateAt' | 'shownAt'> {
  return {
    truth(moment, branch) {
      if (!table.laid) return undefined;
      const { match, tree, position } = table.laid;
      // What is only told cannot be played again.
      const course = branch === undefined ? match.log.slice(0, moment ?? match.cursor) : tree.path(branch);
      const plays = course.filter(({ isTold }) => !isTold);
      return { system: match.system.id as SystemId, position, plays: plays.map(barePlay) };
    },
    record() {
      const { laid } = table;
      return laid && toldPlays(laid.broken ? sealWhileHidden(laid.broken.whole) : withoutLoose(recordOf(laid), laid));
    },
    verify: (prove) => table.laid && prove(table.laid, table.secrets),
    stored() {
      if (!table.laid) return undefined;
      const whole = storedOf(table.laid, table.clock());
      return { ...whole, record: toldPlays(whole.record) };
    },
    entries: () => (table.laid ? entriesOf(table.laid) : NONE),
    chapters: () => table.laid?.chapters ?? NONE,
    stateAt: (cursor) => table.laid!.match.stateAt(cursor),
    shownAt: (cursor) => shownAt(table.laid!, cursor),
  };
}

/** `keep` is given a game after all that is done in one go; `clock` tells milliseconds; `held`: what this device holds of dice that both sides make. */
export function createMatchStore(keep: MatchTable['keep'], clock: () => number = Date.now, held: Secrets = secrets): MatchStore {
  const store = createStore<{ readonly now: Snapshot | undefined }>(() => ({ now: undefined }));
  const table: MatchTable = {
    laid: undefined,
    clock,
    secrets: held,
    keep,
    save: () => save(),
    show(fresh, looking) {
      const { laid } = table;
      if (!laid) return;
      const now = snapshotOf(laid, fresh, looking);
      // Wherever the game goes from here, somebody takes the screen first.
      if (now.viewer === 'none') laid.seat = undefined;
      store.setState({ now });
    },
    looking: () => store.getState().now?.looking,
  };
  const save = createSaving(table);
  const close = (): void => {
    table.laid = undefined;
    store.setState({ now: undefined });
  };
  const playing = { ...createOpening(table), ...createPlaying(table), ...createByBoth(table), ...createHistory(table), close };
  return { store, ...playing, ...createBranching(table), ...createBranchReading(table), ...createHeading(table), ...createReading(table) };
}

/** The game at the table. */
export const match: MatchStore = createMatchStore((game: StoredGame) => library.keep(game));
