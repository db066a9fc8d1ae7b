import * as v from 'valibot';
import type { Fault } from '../kernel/game';
import { faultOf, withMore } from '../kernel/record';
import { flag, list, whole } from '../kernel/shape';
import { AGES, type Battle, DIFFICULTIES, MOST_VARIANTS } from './battle';

/** What a battle is, its texts in both languages beside each other. The position in it is read by its rule system when the battle is opened. Messages are codes for `ui/words`. */

/** A record where every unknown field is a fault of its own, not only the first. */
const fields = <E extends v.ObjectEntries>(entries: E) => v.objectWithRest(entries, v.never('knownField'), 'object');

const text = v.pipe(
  v.string('text'),
  v.check((said) => said.trim() !== '', 'someText'),
  v.maxLength(1000, 'shorterText'),
);
const words = fields({ en: text, fr: text });
/** `about`: the army or fleet and who leads it, in a sentence or two. */
const side = fields({ name: words, leader: words, about: words });
const counters = v.strictTuple([whole(1, 200), whole(1, 200)], 'twoNumbers');
const id = v.pipe(v.string('text'), v.regex(/^[a-z0-9-]{1,60}$/, 'battleId'));
/** The same battle with another leader, other types or terms; `changes` is a merge patch of its position. */
const variant = fields({ id, name: words, about: words, counters: v.optional(counters), changes: withMore({}, 'object') });

/** Lists of sentences are no longer than this. */
export const MOST_SENTENCES = { special: 20, try: 6, sources: 20 } as const;

const battle = fields({
  id,
  title: words,
  date: words,
  place: words,
  /** Years before our era are negative. */
  year: whole(-4000, 2100),
  age: v.picklist(AGES, 'age'),
  difficulty: v.picklist(DIFFICULTIES, 'difficulty'),
  /** Made to begin with. */
  beginners: v.optional(flag),
  /** Why they fight, and what it asks of either player. */
  story: words,
  ground: words,
  /** In the order of the position's armies or fleets. */
  sides: v.strictTuple([side, side], 'twoSides'),
  /** Which of their names are plurals, in both languages; none, if left out. */
  many: v.optional(v.strictTuple([flag, flag], 'twoSides')),
  special: list(words, MOST_SENTENCES.special),
  /** For who plays it the first time: a sentence for either side, or more. */
  try: v.pipe(list(words, MOST_SENTENCES.try), v.minLength(2, 'atLeast:2')),
  /** Counters without camps, ships at sea. */
  size: fields({ counters, minutes: whole(1, 999) }),
  /** A work is called the same in both languages, or as it is known in each. */
  sources: v.pipe(list(words, MOST_SENTENCES.sources), v.minLength(1, 'atLeast:1')),
  /** Optional rules that suit this battle, of its own game; there are none at sea. */
  recommended: list(v.pipe(v.string('text'), v.regex(/^(13(\.([1-9]|1[0-4])|V)|B16\.[1-4])$/, 'option')), 15),
  /** Hexes of the position that have a name. */
  places: v.optional(list(fields({ at: v.pipe(v.string('text'), v.regex(/^[A-Z]{1,2}[1-9]\d?$/, 'hex')), name: words }), 60)),
  position: withMore({}, 'object'),
  variants: v.optional(list(variant, MOST_VARIANTS)),
});

/** Reads a battle; whatever is wrong with it is told all at once. */
export function readBattle(json: unknown): { battle: Battle } | { faults: Fault[] } {
  const result = v.safeParse(battle, json);
  return result.success ? { battle: result.output } : { faults: result.issues.map(faultOf) };
}
