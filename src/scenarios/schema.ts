import * as v from 'valibot';
import type { Fault } from '../kernel/game';
import { faultOf } from '../kernel/record';
import { flag } from '../kernel/shape';
import { isSystemId, type SystemId, systemWord } from '../rules/ids';

/** What a battle file says of its battle. The position in it is read by its rule system when the battle is opened. Messages are codes for `ui/words`. */

/** In which world a battle was fought, the oldest first: its year alone does not tell Rome from the kingdoms of the east. */
export const AGES = ['bronze', 'classical', 'hellenistic', 'roman', 'late', 'medieval'] as const;
export type Age = (typeof AGES)[number];

const LEVELS = ['first', 'short', 'full'] as const;
export type Level = (typeof LEVELS)[number];

/** A record where every unknown field is a fault of its own, not only the first. */
const fields = <E extends v.ObjectEntries>(entries: E) => v.objectWithRest(entries, v.never('knownField'), 'object');
const list = <S extends v.GenericSchema>(item: S, most: number) => v.pipe(v.array(item, 'list'), v.maxLength(most, `atMost:${most}`));
const whole = (least: number, most: number) =>
  v.pipe(v.number('number'), v.integer('wholeNumber'), v.minValue(least, `atLeast:${least}`), v.maxValue(most, `atMost:${most}`));

const text = v.pipe(
  v.string('text'),
  v.check((said) => said.trim() !== '', 'someText'),
  v.maxLength(1000, 'shorterText'),
);
const bothWords = { en: text, fr: text };
const words = fields(bothWords);
/** In both languages, or as the work itself is called. */
const source = v.union([text, words], 'text');
/** `many`: the name is a plural, in both languages. */
const side = fields({ ...bothWords, many: v.optional(flag), leader: words });
const counters = whole(1, 200);

const battle = fields({
  id: v.pipe(v.string('text'), v.regex(/^[a-z0-9-]{1,60}$/, 'battleId')),
  title: words,
  date: words,
  place: words,
  /** Years before our era are negative. */
  year: whole(-4000, 2100),
  age: v.picklist(AGES, 'age'),
  summary: words,
  ground: words,
  /** In the order of the position's armies or fleets. */
  sides: v.strictTuple([side, side], 'twoSides'),
  special: list(words, 20),
  /** Counters without camps, ships at sea. */
  size: fields({ counters: v.strictTuple([counters, counters], 'twoNumbers'), minutes: whole(1, 999) }),
  level: v.picklist(LEVELS, 'level'),
  sources: v.pipe(list(source, 20), v.minLength(1, 'atLeast:1')),
  /** Optional rules that suit this battle; there are none at sea. */
  recommended: list(v.pipe(v.string('text'), v.regex(/^13(\.([1-9]|1[0-4])|V)$/, 'option')), 15),
  position: v.looseObject({}, 'object'),
});

interface Said {
  readonly en: string;
  readonly fr: string;
}

export interface BattleSide extends Said {
  readonly many?: boolean | undefined;
  readonly leader: Said;
}

/** All of a battle but where everybody stands. */
export interface BattleSummary {
  readonly id: string;
  readonly title: Said;
  readonly date: Said;
  readonly place: Said;
  readonly year: number;
  readonly age: Age;
  readonly summary: Said;
  readonly ground: Said;
  readonly sides: readonly [BattleSide, BattleSide];
  readonly special: readonly Said[];
  readonly size: { readonly counters: readonly [number, number]; readonly minutes: number };
  readonly level: Level;
  readonly sources: readonly (Said | string)[];
  readonly recommended: readonly string[];
}

export interface Battle extends BattleSummary {
  readonly position: object;
}

/** The rule system that reads a battle's position. */
export const systemOf = ({ position }: Battle): SystemId => {
  const word = systemWord(position);
  return isSystemId(word) ? word : 'ancients';
};

/** Reads a battle file; whatever is wrong with it is told all at once. */
export function readBattle(json: unknown): { battle: Battle } | { faults: Fault[] } {
  const result = v.safeParse(battle, json);
  return result.success ? { battle: result.output } : { faults: result.issues.map(faultOf) };
}
