import { MAIN } from '../kernel/branches';
import type { Checked } from '../kernel/game';
import { withoutHalves } from '../kernel/halves';
import { openMatch } from '../kernel/match';
import { readRecord } from '../kernel/record';
import { extendTree } from '../kernel/treeRecord';
import type { AnyTwoSidedMatch } from '../kernel/twoSides';
import { looseFrom } from './halvesNow';
import { changeCourse, isShut, type Laid, layMatch, type MatchTable } from './laid';
import { isAsRecorded, marksOf, recordOf } from './matchPersistence';
import type { MatchStore } from './matchStore';
import { replayedHere } from './replayed';
import { type BranchSeats, bothNames, PEOPLE, seatsIn } from './seats';
import type { GameHead, NewGame } from './snapshot';
import { type GameRecord, newId, type StoredGame } from './storedGame';
import { readyStories } from './stories';
import { inPosition, systemFor } from './systems';
import { takeReplay } from './verified';
import { entriesOf, showsOwnSide } from './viewer';

/** Plays a game on from what it shares with a record, for whoever looks on; false where that does not lead there. */
function catchUp(laid: Laid, record: GameRecord): boolean {
  if (laid.broken) return false;
  let done = false;
  changeCourse(laid, (tree) => {
    done = extendTree(tree, laid.match, record);
  });
  return done;
}

/** Whoever looks on at a game goes on looking on when it is laid anew. */
function lay(table: MatchTable, match: AnyTwoSidedMatch, head: GameHead, more?: Parameters<typeof layMatch>[2]): Checked<string> {
  const { laid } = table;
  table.laid = layMatch(match, head, { ...more, elsewhere: laid?.head.id === head.id ? laid.elsewhere : undefined });
  // What the other device has not been sent is played otherwise in the game itself.
  if (looseFrom(table.laid) !== undefined) table.laid.explores = false;
  table.show();
  return { ok: true, value: head.id };
}

function begin(table: MatchTable, { position, seed, names, title, battle = null, seats = PEOPLE, practice }: NewGame): Checked<string> {
  const system = systemFor(position);
  if (!system.ok) return system;
  const opened = openMatch(system.value, position, seed, practice && 'scripted');
  if (!opened.ok) return opened;
  const head = { id: newId(), battle, title, names, created: table.clock(), seats, told: 0 };
  const laid = practice ? lay(table, opened.value, { ...head, practice: true }, { loaded: practice }) : lay(table, opened.value, head);
  table.save();
  return laid;
}

function openRecord(table: MatchTable, json: unknown, given: Partial<GameHead> = {}, seats: BranchSeats = {}): Checked<string> {
  const read = readRecord(json);
  if (!read.ok) return read;
  const system = systemFor(read.value.position);
  if (!system.ok) return inPosition(system);
  const verified = takeReplay(given.id, read.value);
  const replayed = verified ? { ok: true as const, value: verified } : replayedHere(system.value, read.value);
  if (!replayed.ok) return replayed;
  const { match, tree, stop } = replayed.value;
  const head: GameHead = {
    id: given.id ?? newId(),
    battle: given.battle ?? read.value.battle ?? null,
    // A game of a battle may have no name of its own.
    title: given.title || (given.battle ? '' : system.value.sideNames(match.context).join(' – ')),
    names: given.names ?? bothNames(read.value.names),
    created: given.created ?? table.clock(),
    seats: given.seats ?? PEOPLE,
    ...(given.alone ? { alone: true as const } : {}),
    // What lay there before this was noted has been seen, but for what the other side has sent.
    told: given.told ?? (showsOwnSide(match) ? 0 : match.cursor),
  };
  const laid = lay(table, match, head, {
    tree,
    mine: table.secrets.sideOf(match.halves),
    refusesHalf: table.secrets.isSwapped(match.halves),
    branchSeats: { [MAIN]: head.seats, ...seats },
    ...(stop ? { broken: { stop, whole: read.value } } : {}),
  });
  if (given.id === undefined) table.save();
  return laid;
}

/** The game that lies there already, taken on to where it is stored; false where it is not that one. */
function follow(table: MatchTable, { id, title, names, seats = PEOPLE, branchSeats = {}, told, record }: StoredGame): boolean {
  const { laid } = table;
  if (laid?.head.id !== id) return false;
  const { cursor } = laid.match;
  if (!isAsRecorded(laid, record) && !(laid.elsewhere && catchUp(laid, record))) return false;
  laid.seat = undefined;
  // Another page may have joined it.
  laid.mine = table.secrets.sideOf(laid.match.halves);
  laid.branchSeats = { [MAIN]: seats, ...branchSeats };
  laid.head = { ...laid.head, title, names, seats: seatsIn(laid.tree, laid.branchSeats), told: told ?? laid.head.told };
  const goesOn = laid.elsewhere && laid.match.cursor > cursor;
  table.show(goesOn ? entriesOf(laid)[laid.match.cursor - 1] : undefined, laid.elsewhere && table.looking());
  return true;
}

/** How a game stands is known once it has been played again: what comes from elsewhere, or an earlier version, brings no mark of it, or an old one. */
function keepMarks(table: MatchTable, laid: Laid, game: StoredGame): void {
  const marks = marksOf(laid);
  // Where no mark lies, none is missed before the game is over.
  const { status = { ...marks.status, winner: undefined }, doubt } = game;
  if (JSON.stringify({ status, doubt }) !== JSON.stringify(marks)) table.keep({ ...game, ...marks });
}

/** A branch that holds only up to a play goes on there as another one. */
function goOnBeside(table: MatchTable, laid: Laid): string | undefined {
  const { stop } = laid.tree;
  if (!stop || isShut(laid)) return undefined;
  changeCourse(laid, (tree) => {
    laid.match.goTo(stop.play);
    tree.fork();
  });
  table.save();
  table.show();
  return laid.head.id;
}

/** How games come to the table. */
export function createOpening(table: MatchTable): Pick<MatchStore, 'begin' | 'openRecord' | 'openStored' | 'goOn'> {
  return {
    begin: (game) => begin(table, game),
    openRecord: (json, given) => openRecord(table, json, given),
    openStored(game) {
      const { record, id, battle, title, names, created, seats = PEOPLE, alone, branchSeats, told } = game;
      if (follow(table, game)) return { ok: true, value: id };
      const head = { id, battle, title, names, created, seats, alone, ...(told === undefined ? {} : { told }) };
      const opened = openRecord(table, record, head, branchSeats);
      const { laid } = table;
      // What the card is made of is made ready, so that the first action is answered as soon as the others.
      if (opened.ok && laid && !laid.broken) readyStories(recordOf(laid));
      if (opened.ok && laid && !laid.broken) keepMarks(table, laid, game);
      return opened;
    },
    goOn() {
      const { laid } = table;
      if (!laid?.broken) return laid && goOnBeside(table, laid);
      const { match } = laid;
      if (match.toldFrom !== undefined)
        changeCourse(laid, (tree) => {
          match.tellFrom(match.toldFrom!, []);
          tree.forgetNotes(match.log.length);
        });
      laid.head = { ...laid.head, id: newId(), created: table.clock() };
      // What has been opened for the plays that do not hold is of no use for others.
      if (match.halves) match.halves = { ...withoutHalves(match.halves, match.log, 'seeded'), copy: true };
      laid.broken = undefined;
      laid.elsewhere = undefined;
      table.save();
      table.show();
      return laid.head.id;
    },
  };
}
