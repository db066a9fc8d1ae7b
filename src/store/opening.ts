import { scriptedDice } from '../kernel/dice';
import type { Checked } from '../kernel/game';
import { doubtOf, openMatch } from '../kernel/match';
import { readRecord } from '../kernel/record';
import { replayPlay, settleRecord } from '../kernel/replay';
import type { AnyTwoSidedMatch } from '../kernel/twoSides';
import { addChapters } from './chapters';
import { cutLog, type Laid, layMatch, type MatchTable } from './laid';
import { isAsRecorded } from './matchPersistence';
import type { MatchStore } from './matchStore';
import { redactDoubt } from './redactedLog';
import { replayedHere } from './replayed';
import { bothNames, PEOPLE } from './seats';
import type { GameHead, NewGame } from './snapshot';
import { commonPlays, type GameRecord, newId, type StoredGame } from './storedGame';
import { inPosition, systemFor } from './systems';
import { takeReplay } from './verified';
import { entriesOf, viewerOf } from './viewer';

/** Plays a game on from what it shares with a record, for whoever looks on; false where that does not lead there. */
function catchUp(laid: Laid, record: GameRecord): boolean {
  const { match, chapters, broken } = laid;
  const { log } = match;
  const shared = commonPlays(log, record.plays);
  if (broken || (shared < log.length && shared === record.plays.length)) return false;
  match.goTo(shared);
  if (shared < log.length) cutLog(laid, shared);
  for (const { order, dice = [] } of record.plays.slice(shared)) {
    if (replayPlay(match, order, scriptedDice(dice))) return false;
    addChapters(chapters, match.cursor, log.at(-1)!.events);
  }
  return settleRecord(match, record) === undefined;
}

function lay(table: MatchTable, match: AnyTwoSidedMatch, head: GameHead, more?: Partial<Pick<Laid, 'loaded' | 'broken'>>): Checked<string> {
  table.laid = layMatch(match, head, more);
  table.show();
  return { ok: true, value: head.id };
}

function begin(table: MatchTable, { position, seed, names, title, battle = null, seats = PEOPLE, practice }: NewGame): Checked<string> {
  const system = systemFor(position);
  if (!system.ok) return system;
  const opened = openMatch(system.value, position, seed, practice && 'scripted');
  if (!opened.ok) return opened;
  const head = { id: newId(), battle, title, names, created: table.clock(), seats };
  const laid = practice ? lay(table, opened.value, { ...head, practice: true }, { loaded: practice }) : lay(table, opened.value, head);
  table.save();
  return laid;
}

function openRecord(table: MatchTable, json: unknown, given: Partial<GameHead> = {}): Checked<string> {
  const read = readRecord(json);
  if (!read.ok) return read;
  const system = systemFor(read.value.position);
  if (!system.ok) return inPosition(system);
  const verified = takeReplay(given.id, read.value);
  const replayed = verified ? { ok: true as const, value: verified } : replayedHere(system.value, read.value);
  if (!replayed.ok) return replayed;
  const { match, stop } = replayed.value;
  const head: GameHead = {
    id: given.id ?? newId(),
    battle: given.battle ?? read.value.battle ?? null,
    title: given.title ?? system.value.sideNames(match.context).join(' – '),
    names: given.names ?? bothNames(read.value.names),
    created: given.created ?? table.clock(),
    seats: given.seats ?? PEOPLE,
  };
  const laid = lay(table, match, head, stop && { broken: { stop, whole: read.value } });
  if (given.id === undefined) table.save();
  return laid;
}

/** The game that lies there already, taken on to where it is stored; false where it is not that one. */
function follow(table: MatchTable, { id, title, names, seats = PEOPLE, record }: StoredGame): boolean {
  const { laid } = table;
  if (laid?.head.id !== id) return false;
  const { cursor } = laid.match;
  if (!isAsRecorded(laid, record) && !(laid.elsewhere && catchUp(laid, record))) return false;
  laid.seat = undefined;
  laid.head = { ...laid.head, title, names, seats };
  const goesOn = laid.elsewhere && laid.match.cursor > cursor;
  table.show(goesOn ? entriesOf(laid)[laid.match.cursor - 1] : undefined, laid.elsewhere && table.looking());
  return true;
}

/** How games come to the table. */
export function createOpening(table: MatchTable): Pick<MatchStore, 'begin' | 'openRecord' | 'openStored' | 'goOn'> {
  return {
    begin: (game) => begin(table, game),
    openRecord: (json, given) => openRecord(table, json, given),
    openStored(game) {
      const { record, id, battle, title, names, created, seats = PEOPLE } = game;
      if (follow(table, game)) return { ok: true, value: id };
      const opened = openRecord(table, record, { id, battle, title, names, created, seats });
      // Earlier versions kept no mark.
      const { laid } = table;
      const doubt = opened.ok && !game.doubt && laid && !laid.broken && redactDoubt(doubtOf(laid.match), viewerOf(laid));
      if (doubt) table.keep({ ...game, doubt });
      return opened;
    },
    goOn() {
      const { laid } = table;
      if (!laid?.broken) return undefined;
      laid.head = { ...laid.head, id: newId(), created: table.clock() };
      laid.broken = undefined;
      laid.elsewhere = undefined;
      table.save();
      table.show();
      return laid.head.id;
    },
  };
}
