import type { Checked, Fault } from '../kernel/system';

export interface Play {
  readonly order: string;
  readonly dice?: readonly number[];
}

/** A record as text (kernel/record.ts), as far as the stores look into it. */
export interface GameRecord {
  readonly version: 1;
  readonly system: string;
  readonly battle?: string;
  readonly names?: readonly [string, string];
  readonly position: object;
  readonly seed: number;
  readonly plays: readonly Play[];
  readonly cursor?: number;
  readonly conceded?: 1 | 2;
  readonly result?: object;
}

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
  readonly names: readonly [string, string];
  /** In milliseconds, as the clock counts. */
  readonly created: number;
  readonly updated: number;
  readonly record: GameRecord;
  readonly status?: GameStatus;
  /** Whatever the view wants to find again; plain data. */
  readonly view?: Readonly<Record<string, unknown>>;
}

export interface GameSummary extends Omit<StoredGame, 'record' | 'view'> {
  readonly plays: number;
}

export interface Game {
  readonly stamp: string;
  readonly game: StoredGame;
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

function isPair(value: unknown): value is [string, string] {
  return Array.isArray(value) && value.length === 2 && value.every(isText);
}

function isPlay(value: unknown): value is Play {
  return isObject(value) && isText(value.order) && (value.dice === undefined || Array.isArray(value.dice));
}

function isStatus(value: unknown): value is GameStatus {
  return (
    isObject(value) && isCount(value.turn) && isCount(value.turns) && (value.player === 0 || value.player === 1) && isText(value.phase)
  );
}

/** All that is wrong with a card, each fault with its place. */
function cardFaults(card: Fields, game: Fields, record: Fields): Fault[] {
  const held: readonly [at: string, fine: boolean, expected: string][] = [
    ['stamp', isText(card.stamp), 'text'],
    ['count', isCount(card.count), 'count'],
    ['title', isText(game.title), 'text'],
    ['battle', game.battle === null || isText(game.battle), 'text'],
    ['names', isPair(game.names), 'names'],
    ['created', isCount(game.created), 'count'],
    ['updated', isCount(game.updated), 'count'],
    ['status', game.status === undefined || isStatus(game.status), 'status'],
    ['record.version', record.version === 1, 'version'],
    ['record.system', isText(record.system), 'text'],
    ['record.position', isObject(record.position), 'object'],
    ['record.seed', Number.isInteger(record.seed), 'integer'],
  ];
  return held.filter(([, fine]) => !fine).map(([at, , expected]) => ({ at, expected }));
}

interface Parts {
  readonly card: Fields;
  readonly game: Omit<StoredGame, 'record'>;
  readonly record: Omit<GameRecord, 'plays'>;
  readonly count: number;
  readonly stamp: string;
}

function partsOf(id: string, card: unknown): Checked<Parts> {
  if (!isObject(card) || !isObject(card.game) || !isObject(card.game.record))
    return { ok: false, faults: [{ at: '', expected: 'object' }] };
  const { record, ...game } = card.game;
  const faults = cardFaults(card, card.game, card.game.record);
  if (faults.length > 0) return { ok: false, faults };
  // Every field that the types name has been looked at.
  const parts = { card, game: { ...game, id }, record, count: card.count, stamp: card.stamp } as unknown as Parts;
  return { ok: true, value: parts };
}

/** A card as the list of games shows it. */
export function summaryOf(id: string, card: unknown): Checked<GameSummary> {
  const parts = partsOf(id, card);
  if (!parts.ok) return parts;
  const { view: _, ...game } = parts.value.game;
  return { ok: true, value: { ...game, plays: parts.value.count } };
}

/** A card and the plays beside it as a whole game. */
export function readGame(id: string, card: unknown, plays: readonly unknown[]): Checked<Game> {
  const parts = partsOf(id, card);
  if (!parts.ok) return parts;
  const { game, record, count, stamp } = parts.value;
  if (plays.length !== count) {
    return { ok: false, faults: [{ at: 'record.plays', expected: 'plays', found: `${plays.length} / ${count}` }] };
  }
  const wrong = plays.findIndex((play) => !isPlay(play));
  if (wrong >= 0) return { ok: false, faults: [{ at: `record.plays[${wrong}]`, expected: 'play' }] };
  return { ok: true, value: { stamp, game: { ...game, record: { ...record, plays: plays.filter(isPlay) } } } };
}
