import * as v from 'valibot';
import type { Told } from './eventFields';
import type { Checked, Fault, Outcome } from './game';
import { type Halves, halvesFault, MOST_ROLLS } from './halves';
import { openSealed } from './seal';

export const RECORD_VERSION = 1;

/** The shape of what has these fields, and any others besides. */
export const withMore = <Fields extends v.ObjectEntries>(fields: Fields, message?: string) =>
  v.objectWithRest(fields, v.unknown(), message);

export interface Play {
  readonly order: string;
  readonly dice?: readonly number[] | undefined;
  /** What came of it. It is verified when it is needed. */
  readonly told?: Told | undefined;
  /** With `--positions`: the whole position after it. */
  readonly after?: unknown;
}

/**
 * Where the dice of a record come from: its seed, so that every one of them can be verified; whoever wrote them down, as in lessons and cases; the
 * players' own dice, which they rolled on their table and typed; or both sides together, each with its half of every die (`halves`), while branches of such
 * a game have the dice of its seed. Another source is one more word.
 */
export const DICE_SOURCES = ['seeded', 'scripted', 'typed', 'both'] as const;
export type DiceSource = (typeof DICE_SOURCES)[number];

export const MARKS = ['good', 'doubtful', 'blunder'] as const;
export type Mark = (typeof MARKS)[number];

/** What is said of a moment of a game. */
export interface Note {
  /** After so many plays. */
  readonly at: number;
  readonly text?: string | undefined;
  readonly mark?: Mark | undefined;
  readonly bookmark?: boolean | undefined;
  /** Rings and arrows on the map: `C5`, `C5>D7`. */
  readonly drawn?: readonly string[] | undefined;
  /** The side, counted from 1, that alone may read it while the game hides something. */
  readonly by?: number | undefined;
}

/** A course of the game beside the main line. Moments count from the beginning of the game. */
export interface RecordedBranch {
  /** From 1. */
  readonly id: number;
  /** The branch that it parts from, written before it; 0 is the main line. */
  readonly of: number;
  /** After so many plays. */
  readonly at: number;
  readonly name?: string | undefined;
  /** The release of the rules that a branch was played by which holds no further; that of the record, if left out. */
  readonly rules?: number | undefined;
  readonly plays: readonly Play[];
  /** Where its reader stood; at its end, if left out. */
  readonly cursor?: number | undefined;
  readonly conceded?: number | undefined;
}

/** A note, and the branch that it stands in, the main line if left out. */
export interface RecordedNote extends Note {
  readonly branch?: number | undefined;
}

/** A game as the notation writes it: where it began and every order with its dice. `version` is that of this format. */
export interface GameRecord {
  readonly version?: number | undefined;
  /** The release of its game's rules that it was last played by; the first, if left out. */
  readonly rules?: number | undefined;
  readonly position: unknown;
  readonly seed: number;
  /** Left out by earlier versions: seeded, if there is a seed. */
  readonly dice?: DiceSource | undefined;
  /** Where both sides make the dice of `plays`: the halves that they have opened. */
  readonly halves?: Halves | undefined;
  readonly plays: readonly Play[];
  /** How many plays count as played; those behind it were taken back. All, if left out. */
  readonly cursor?: number | undefined;
  /** The side, counted from 1, that conceded after the last play. */
  readonly conceded?: number | undefined;
  readonly result?: Outcome | undefined;
  readonly battle?: string | undefined;
  /** Who plays each side. */
  readonly names?: readonly string[] | undefined;
  /** What the main line is called, where it has a name. */
  readonly mainName?: string | undefined;
  /** What was played otherwise, beside `plays`, to which `cursor`, `conceded` and `result` belong. */
  readonly branches?: readonly RecordedBranch[] | undefined;
  /** The branch that its reader stands on; the main line, if left out. */
  readonly branch?: number | undefined;
  readonly notes?: readonly RecordedNote[] | undefined;
}

/** Most branches of a game, notes, and things drawn for one. */
const MOST_BRANCHES = 1_000;
const MOST_NOTES = 2_000;
export const MOST_DRAWN = 64;
/** Most letters of a note. */
export const LONGEST_NOTE = 500;

const die = v.pipe(v.number('number'), v.integer('wholeNumber'), v.minValue(1, 'atLeast:1'), v.maxValue(20, 'atMost:20'));
const count = v.pipe(v.number('number'), v.integer('wholeNumber'), v.minValue(0, 'atLeast:0'));
const name = v.pipe(v.string('text'), v.maxLength(60, 'shorterText'));

const play = v.object(
  { order: v.string('text'), dice: v.optional(v.array(die, 'list')), told: v.optional(v.unknown()), after: v.optional(v.unknown()) },
  'play',
);
const side = v.pipe(count, v.minValue(1, 'atLeast:1'));

const branch = v.object(
  {
    id: side,
    of: count,
    at: count,
    name: v.optional(name),
    rules: v.optional(v.pipe(count, v.minValue(1, 'atLeast:1'))),
    plays: v.array(play, 'list'),
    cursor: v.optional(count),
    conceded: v.optional(side),
  },
  'branch',
);

const note = v.object(
  {
    branch: v.optional(count),
    at: count,
    text: v.optional(v.pipe(v.string('text'), v.maxLength(LONGEST_NOTE, 'shorterText'))),
    mark: v.optional(v.picklist(MARKS, 'noteMark')),
    bookmark: v.optional(v.boolean('truth')),
    drawn: v.optional(
      v.pipe(
        v.array(v.pipe(v.string('text'), v.regex(/^[A-Z]{1,2}\d{1,3}(?:>[A-Z]{1,2}\d{1,3})?$/, 'drawn')), 'list'),
        v.maxLength(MOST_DRAWN, `atMost:${MOST_DRAWN}`),
      ),
    ),
    by: v.optional(side),
  },
  'note',
);

const half = v.pipe(v.string('text'), v.regex(/^[0-9a-f]{64}$/, 'half'));
const sideHalves = v.object({ commit: half, rolls: v.pipe(count, v.maxValue(MOST_ROLLS, `atMost:${MOST_ROLLS}`)), open: half }, 'fields');

const halves = v.object(
  {
    sides: v.pipe(v.array(v.nullable(sideHalves), 'list'), v.minLength(2, 'atLeast:2')),
    order: v.optional(v.string('text')),
    until: v.optional(v.object({ at: count, dice: v.picklist(['seeded', 'typed'], 'diceSource') }, 'fields')),
    copy: v.optional(v.boolean('truth')),
  },
  'fields',
);

// How many sides there are, how long an order is, how many dice fall in it and how many plays a battle has, the rules alone say: what they do not write does not replay.
const recordShape = v.object(
  {
    version: v.optional(v.pipe(count, v.minValue(1, 'atLeast:1'))),
    rules: v.optional(v.pipe(count, v.minValue(1, 'atLeast:1'))),
    position: withMore({}, 'position'),
    seed: v.optional(v.pipe(v.number('number'), v.integer('wholeNumber'))),
    dice: v.optional(v.picklist(DICE_SOURCES, 'diceSource')),
    halves: v.optional(halves),
    plays: v.array(play, 'list'),
    cursor: v.optional(count),
    conceded: v.optional(side),
    result: v.optional(
      v.object(
        { score: v.array(count, 'score'), winner: v.pipe(v.number('winner'), v.integer('winner'), v.minValue(0, 'winner')) },
        'result',
      ),
    ),
    battle: v.optional(v.pipe(v.string('text'), v.regex(/^[a-z0-9-]{1,60}$/, 'battleId'))),
    names: v.optional(v.array(name, 'list')),
    mainName: v.optional(name),
    branches: v.optional(v.pipe(v.array(branch, 'list'), v.maxLength(MOST_BRANCHES, `atMost:${MOST_BRANCHES}`))),
    branch: v.optional(count),
    notes: v.optional(v.pipe(v.array(note, 'list'), v.maxLength(MOST_NOTES, `atMost:${MOST_NOTES}`))),
  },
  'record',
);

/** Reads a record's shape; the position and the plays in it are verified by replaying them. */
export function readRecord(json: unknown): Checked<GameRecord> {
  const version = typeof json === 'object' && json !== null ? (json as { version?: unknown }).version : undefined;
  if (typeof version === 'number' && version > RECORD_VERSION) {
    return { ok: false, faults: [{ at: 'version', expected: 'knownVersion', found: String(version) }] };
  }
  const result = v.safeParse(recordShape, openSealed(json));
  if (!result.success) return { ok: false, faults: result.issues.map(faultOf) };
  const { seed, dice = seed === undefined ? 'scripted' : 'seeded', halves: opened, plays, ...rest } = result.output;
  if ((dice === 'seeded' || dice === 'both') && seed === undefined) return { ok: false, faults: [{ at: 'seed', expected: 'required' }] };
  // What is told is looked at by whoever needs it.
  const read = { ...rest, seed: seed ?? 0, dice, plays } as GameRecord;
  if (dice !== 'both') return { ok: true, value: read };
  const fault = opened ? halvesFault(opened, plays) : { at: 'halves', expected: 'required' };
  return fault ? { ok: false, faults: [fault] } : { ok: true, value: { ...read, halves: opened } };
}

export function faultOf(issue: v.BaseIssue<unknown>): Fault {
  return { at: pathOf(issue), expected: expectedBy(issue), found: foundIn(issue.input) };
}

function expectedBy({ received, expected, message }: v.BaseIssue<unknown>): string {
  if (received === 'undefined') return 'required';
  if (expected === 'never') return 'knownField';
  // A shape says that of the fields it does not know, and so of what has none.
  return expected === 'Object' && message === 'knownField' ? 'object' : message;
}

const pathOf = (issue: v.BaseIssue<unknown>): string => printPath((issue.path ?? []).map((part) => part.key as string | number));

/** Keys and indices as faults write them, as in `armies[0].units[2]`. */
export const printPath = (keys: readonly (string | number)[]): string =>
  keys.map((key, i) => (typeof key === 'number' ? `[${key}]` : i === 0 ? key : `.${key}`)).join('');

function foundIn(input: unknown): string {
  if (Array.isArray(input)) return '[…]';
  if (typeof input === 'object' && input !== null) return '{…}';
  return inShort(String(input));
}

/** What was found, short enough to be read in a message. */
export const inShort = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);
