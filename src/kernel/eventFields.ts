import type { Patch } from './patch';

/** What came of a play, kept with it: whoever opens its record when the rules have changed can be told what happened, though it cannot be played any more. */
export interface Told {
  /** Each as `writeEvent` writes it; left out where nothing was told. */
  readonly events?: readonly (readonly unknown[])[] | undefined;
  /** What it changed in the state, but for the generator; left out where nothing did. */
  readonly set?: Patch;
}

/** Whether a value may stand in a field of an event, in a game of this context and at this state. */
export type FieldReader<Context = never, State = never> = (value: unknown, context: Context, state: State) => boolean;

/** By the kind of an event its fields besides `kind` and `rule`, in the order in which records write them: a new one comes last. */
export type EventFields<Context = never, State = never> = Readonly<Record<string, Readonly<Record<string, FieldReader<Context, State>>>>>;

/** The same with every kind and field that a game's events have. */
export type EventFieldsOf<Event extends { readonly kind: string }, Context, State> = {
  readonly [Kind in Event['kind']]: {
    readonly [Field in Exclude<keyof Extract<Event, { readonly kind: Kind }>, 'kind' | 'rule'>]-?: FieldReader<Context, State>;
  };
};

/* Readers of what is the same in every game. */

export const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
export const isTruth = (value: unknown): boolean => typeof value === 'boolean';
/** One of two sides. */
export const isSide = (value: unknown): boolean => value === 0 || value === 1;
export const isDirection = (value: unknown): boolean => isWhole(value) && value >= 0 && value <= 5;
/** The place of something in a list of so many. */
export const isIn = (value: unknown, count: number): value is number => isWhole(value) && value >= 0 && value < count;

interface HasBoard {
  readonly board: { readonly size: number };
}

export const isHex = (value: unknown, { board }: HasBoard): boolean => isIn(value, board.size);
/** A hex, or one of the places beside the map. */
export const isPlace = (value: unknown, { board }: HasBoard): boolean => isWhole(value) && value < board.size;

export const oneOf =
  (words: readonly string[]): FieldReader<unknown, unknown> =>
  (value) =>
    typeof value === 'string' && words.includes(value);

export const listOf =
  <Context, State>(item: FieldReader<Context, State>, count?: number): FieldReader<Context, State> =>
  (value, context, state) =>
    Array.isArray(value) && (count === undefined || value.length === count) && value.every((each) => item(each, context, state));

export const orNull =
  <Context, State>(reader: FieldReader<Context, State>): FieldReader<Context, State> =>
  (value, context, state) =>
    value === null || reader(value, context, state);

export const orMissing =
  <Context, State>(reader: FieldReader<Context, State>): FieldReader<Context, State> =>
  (value, context, state) =>
    value === undefined || reader(value, context, state);

export const fieldsOf =
  <Context, State>(readers: Readonly<Record<string, FieldReader<Context, State>>>): FieldReader<Context, State> =>
  (value, context, state) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(readers).every(([name, reader]) => reader((value as Readonly<Record<string, unknown>>)[name], context, state));

/** An event as records write it: its kind, its rule and its fields in their order; without the last ones where it has none, for they may have come later. */
export function writeEvent(fields: EventFields, event: { readonly kind: string; readonly rule?: unknown }): unknown[] {
  const names = Object.keys(fields[event.kind] ?? {});
  while (names.length > 0 && !(names.at(-1)! in event)) names.pop();
  return [event.kind, event.rule, ...names.map((name) => (event as Readonly<Record<string, unknown>>)[name] ?? null)];
}

const RULE = /^[A-Z]?\d{1,2}(?:\.[a-z\d]{1,2}){0,3}$/;

/** An event as a record has it; undefined where it is none of these. */
export function readEvent<Context, State>(fields: EventFields<Context, State>, line: unknown, context: Context, state: State): unknown {
  if (!Array.isArray(line)) return undefined;
  const [kind, rule, ...values] = line as unknown[];
  if (typeof kind !== 'string' || !Object.hasOwn(fields, kind) || typeof rule !== 'string' || !RULE.test(rule)) return undefined;
  const event: Record<string, unknown> = { kind, rule };
  for (const [i, [name, isFine]] of Object.entries(fields[kind]!).entries()) {
    const found = values[i] ?? null;
    // Records have no word for what is not there.
    const value = found === null && !isFine(null, context, state) ? undefined : found;
    if (!isFine(value, context, state)) return undefined;
    event[name] = value;
  }
  return event;
}
