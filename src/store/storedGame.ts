import { type Fields, isFields } from '../kernel/fields';
import type { Checked, Fault } from '../kernel/game';
import type { Doubt } from '../kernel/match';
import { toldPlay } from '../kernel/plays';
import type { GameRecord } from '../kernel/record';
import { sealRecord } from '../kernel/sealRecord';
import { hidesSomething } from '../rules/ids';
import { type BranchSeats, isSeats, type Seats } from './seats';
import { unpackStories } from './stories';

export { barePlay, commonPlays, keptPlays, toldPlay } from '../kernel/plays';
export type { GameRecord, Play } from '../kernel/record';

/** Longest title of a game, in letters. */
export const LONGEST_TITLE = 80;

/** Where a game stands, for lists of games. */
export interface GameStatus {
  readonly turn: number;
  readonly turns: number;
  /** Whose player turn it is. */
  readonly player: 0 | 1;
  readonly phase: string;
  readonly winner?: 0 | 1 | 2;
}

export interface StoredGame {
  readonly id: string;
  readonly battle: string | null;
  readonly title: string;
  /** Who plays the first army and who the second; empty where nobody gave a name. */
  readonly names: readonly [string, string];
  /** In milliseconds, as the clock counts. */
  readonly created: number;
  readonly updated: number;
  readonly record: GameRecord;
  /** Who plays; two people where it is left out. */
  readonly seats?: Seats | undefined;
  /** One person plays both sides: the screen is handed over to nobody. */
  readonly alone?: true | undefined;
  /** After how many plays it has been read what the other side had done; left out: it was kept by an earlier version, or comes from elsewhere. */
  readonly told?: number | undefined;
  /** Who plays in a branch, by its id, where that is otherwise. */
  readonly branchSeats?: BranchSeats | undefined;
  readonly status?: GameStatus;
  /** Why its dice are not verified; left out: they are, or the game was kept by an earlier version and not opened since. */
  readonly doubt?: Doubt | undefined;
  /** A copy of a game that was played on in two pages: of which game, and after how many plays it parts from it. */
  readonly branched?: { readonly of: string; readonly at: number } | undefined;
}

export interface GameSummary extends Omit<StoredGame, 'record'> {
  readonly plays: number;
}

export interface ReadGame {
  readonly stamp: string;
  readonly game: StoredGame;
}

/** Not `randomUUID`, which a page served without encryption does not have. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => byte.toString(36).padStart(2, '0')).join('');
}

/** A game nobody has played here yet. */
export function newGame(
  game: Pick<StoredGame, 'battle' | 'title' | 'names' | 'record' | 'seats' | 'branchSeats' | 'alone' | 'doubt'>,
  now: number,
): StoredGame {
  return { id: newId(), ...game, created: now, updated: now };
}

/** A copy of a game, beside it, that parts from it after so many plays. */
export const copyOf = <Of extends Omit<StoredGame, 'record'>>(game: Of, at: number): Of => ({
  ...game,
  id: newId(),
  branched: { of: game.id, at },
});

const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isPair = (value: unknown): boolean => Array.isArray(value) && value.length === 2 && value.every(isText);

function isStatus(value: unknown): boolean {
  if (!isFields(value)) return false;
  const { turn, turns, player, phase, winner } = value;
  const isWon = winner === undefined || winner === 0 || winner === 1 || winner === 2;
  return isCount(turn) && isCount(turns) && (player === 0 || player === 1) && isText(phase) && isWon;
}

function isDoubt(value: unknown): boolean {
  if (!isFields(value) || !isText(value['dice'])) return false;
  const { stray } = value;
  if (stray === undefined) return true;
  return isFields(stray) && isText(stray['order']) && [stray['play'], stray['die'], stray['fell'], stray['drawn']].every(isCount);
}

/** Moments that a date can be made of end here, in milliseconds. */
const LATEST = 8.64e15;

const isMoment = (value: unknown): boolean => isCount(value) && value <= LATEST;

export const isBranchSeats = (value: unknown): value is BranchSeats => isFields(value) && Object.values(value).every(isSeats);

const isBranched = (value: unknown): boolean => isFields(value) && isText(value['of']) && isCount(value['at']);

/** Everything but the record, which is checked by itself when the game is loaded. */
type Cover = Omit<StoredGame, 'record'>;

interface Parts {
  readonly stamp: string;
  readonly count: number;
  readonly cover: Cover;
  readonly record: Fields;
}

function partsOf(id: string, card: unknown): Checked<Parts> {
  if (!isFields(card) || !isFields(card['game']) || !isFields(card['game']['record']))
    return { ok: false, faults: [{ at: '', expected: 'record' }] };
  const { record, ...game } = card['game'];
  const held: readonly [at: string, fine: boolean, expected: string, found?: unknown][] = [
    ['stamp', isText(card['stamp']), 'text'],
    ['count', isCount(card['count']), 'wholeNumber'],
    ['title', isText(game['title']), 'text'],
    ['battle', game['battle'] === null || isText(game['battle']), 'battleId'],
    ['names', isPair(game['names']), 'twoNames'],
    ['created', isMoment(game['created']), 'moment', game['created']],
    ['updated', isMoment(game['updated']), 'moment', game['updated']],
    ['branched', game['branched'] === undefined || isBranched(game['branched']), 'fields'],
    ['seats', game['seats'] === undefined || isSeats(game['seats']), 'fields'],
    ['alone', game['alone'] === undefined || game['alone'] === true, 'fields'],
    ['told', game['told'] === undefined || isCount(game['told']), 'wholeNumber'],
    ['branchSeats', game['branchSeats'] === undefined || isBranchSeats(game['branchSeats']), 'fields'],
    ['status', game['status'] === undefined || isStatus(game['status']), 'status'],
    ['doubt', game['doubt'] === undefined || isDoubt(game['doubt']), 'fields'],
  ];
  const faults = held
    .filter(([, fine]) => !fine)
    .map(
      ([at, , expected, found]): Fault => (found === undefined ? { at, expected } : { at, expected, found: String(found).slice(0, 40) }),
    );
  if (faults.length > 0) return { ok: false, faults };
  // Every field that the type names has been looked at.
  const cover = { ...game, id } as unknown as Cover;
  return { ok: true, value: { stamp: String(card['stamp']), count: Number(card['count']), cover, record } };
}

/** A card as the list of games shows it. */
export function summaryOf(id: string, card: unknown): Checked<GameSummary> {
  const parts = partsOf(id, card);
  if (!parts.ok) return parts;
  const { cover, count } = parts.value;
  return { ok: true, value: { ...cover, plays: count } };
}

/** A card and the plays beside it as a whole game. That the plays hold is seen by replaying them. */
export async function readGame(id: string, card: unknown, plays: readonly unknown[]): Promise<Checked<ReadGame>> {
  const parts = partsOf(id, card);
  if (!parts.ok) return parts;
  const { stamp, count, cover, record } = parts.value;
  if (plays.length !== count) {
    return { ok: false, faults: [{ at: 'plays', expected: `count:${count}`, found: String(plays.length) }] };
  }
  const { readRecord } = await import('../kernel/record');
  const read = readRecord({ ...record, plays, branches: unpackStories(record['branches']) });
  return read.ok ? { ok: true, value: { stamp, game: { ...cover, record: read.value } } } : read;
}

/** A record without what the lines of a log hold besides. */
export const toldPlays = (record: GameRecord): GameRecord => ({
  ...record,
  plays: record.plays.map(toldPlay),
  ...(record.branches ? { branches: record.branches.map((branch) => ({ ...branch, plays: branch.plays.map(toldPlay) })) } : {}),
});

/** The record of a game that hides something is kept and handed on sealed while the game goes on. What is sealed already stays as it is. */
export function sealWhileHidden(record: GameRecord): GameRecord {
  return !record.result && hidesSomething(record.position) ? sealRecord(record) : record;
}
