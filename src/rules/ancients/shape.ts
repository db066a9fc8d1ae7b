import * as v from 'valibot';
import { LARGEST_SIDE } from '../../kernel/board';
import { faultOf } from '../../kernel/record';
import type { Fault } from '../../kernel/system';
import { DEFAULT_TURNS } from './data';
import { optional } from './options';
import { MISSILES, PHASES, QUESTIONS, UNIT_CLASSES } from './types';

/** The shape of a position as the notation writes it; what the texts inside it say is read by `setup`. Messages are codes for `ui/words`. */

const MOST_POINTS = 9999;
const MOST_TURNS = 999;
const MOST_LEADERS = 20;
const MOST_STRENGTH = 99;
const MOST_MA = 20;

const text = v.pipe(v.string('text'), v.maxLength(4000, 'shorterText'));
const whole = (least: number, most: number) =>
  v.pipe(v.number('number'), v.integer('wholeNumber'), v.minValue(least, `atLeast:${least}`), v.maxValue(most, `atMost:${most}`));
const flag = v.boolean('yesOrNo');
const list = <S extends v.GenericSchema>(item: S, most: number) => v.pipe(v.array(item, 'list'), v.maxLength(most, `atMost:${most}`));

const mapShape = v.objectWithRest({ columns: v.optional(whole(1, LARGEST_SIDE)), rows: v.optional(whole(1, LARGEST_SIDE)) }, text, 'map');

const typeShape = v.strictObject(
  {
    as: text,
    class: v.optional(v.picklist(UNIT_CLASSES, 'class')),
    full: v.optional(whole(0, MOST_STRENGTH)),
    disordered: v.optional(whole(0, MOST_STRENGTH)),
    ma: v.optional(whole(0, MOST_MA)),
    missile: v.optional(v.nullable(v.picklist(MISSILES, 'missile'))),
    shots: v.optional(whole(1, 9)),
    star: v.optional(flag),
    freeAdvance: v.optional(flag),
    traits: v.optional(text),
  },
  'knownField',
);

const reserveShape = v.strictObject(
  {
    turn: whole(1, MOST_TURNS),
    at: text,
    units: v.optional(list(text, 99), []),
    leaders: v.optional(whole(0, MOST_LEADERS), 0),
  },
  'knownField',
);

const armyShape = v.strictObject(
  {
    name: v.optional(v.pipe(v.string('text'), v.maxLength(60, 'shorterText')), ''),
    panic: v.optional(whole(0, MOST_POINTS), 0),
    lost: v.optional(whole(0, MOST_POINTS), 0),
    panicked: v.optional(flag, false),
    points: v.optional(whole(0, 99), 0),
    units: v.optional(list(text, 200), []),
    camp: v.optional(text),
    leaders: v.optional(list(text, MOST_LEADERS), []),
    waiting: v.optional(whole(0, MOST_LEADERS), 0),
    leadersLost: v.optional(whole(0, MOST_LEADERS), 0),
    ratings: v.optional(list(whole(1, 5), 2 * MOST_LEADERS), []),
    reserves: v.optional(list(reserveShape, 20), []),
  },
  'knownField',
);

const attackShape = v.strictObject(
  {
    order: text,
    asks: v.picklist(QUESTIONS, 'question'),
    left: v.optional(whole(0, MOST_LEADERS), 0),
    at: v.optional(text),
    unit: v.optional(text),
    group: v.optional(whole(0, 19)),
  },
  'knownField',
);

const player = v.union([v.literal(1), v.literal(2)], 'player');

const victoryShape = v.strictObject(
  {
    term: v.picklist(['camp', 'panic', 'double', 'hold'], 'victoryTerm'),
    by: v.optional(player),
    points: v.optional(whole(1, 99), 1),
    at: v.optional(text),
  },
  'knownField',
);

const positionShape = v.strictObject(
  {
    system: v.optional(v.literal('ancients', 'systemAncients'), 'ancients'),
    options: v.optional(list(text, 40), []),
    map: v.optional(mapShape, {}),
    types: v.optional(v.record(v.string(), typeShape, 'types'), {}),
    turn: v.optional(whole(1, MOST_TURNS), 1),
    turns: v.optional(whole(1, MOST_TURNS), DEFAULT_TURNS),
    nightfall: v.optional(whole(1, MOST_TURNS)),
    player: v.optional(player, 1),
    phase: v.optional(v.picklist(PHASES, 'phase')),
    armies: v.strictTuple([armyShape, armyShape], 'twoArmies'),
    draw: v.optional(player),
    victory: v.optional(list(victoryShape, 20)),
    attack: v.optional(attackShape),
    optional: v.optional(v.lazy(() => optional().extraShape)),
  },
  'knownField',
);

export type PositionShape = v.InferOutput<typeof positionShape>;
export type ArmyShape = PositionShape['armies'][number];

/** More than this is not a mistake but another file. */
const MOST_FAULTS = 200;
const MOST_ROUNDS = 12;
const DEEPEST = 5;

/**
 * Reads the shape of a position and tells everything that is wrong with it. If what is wrong can be left out, the shape of the rest is there
 * too, so that the faults of its texts can be told in the same breath.
 */
export function readShape(json: unknown): { shape: PositionShape | undefined; faults: Fault[] } {
  const faults: Fault[] = [];
  let left = json;
  let cut = 0;
  for (let round = 0; round < MOST_ROUNDS && cut < DEEPEST && faults.length < MOST_FAULTS; round++) {
    const result = v.safeParse(positionShape, left);
    if (result.success) return { shape: result.output, faults };
    const issues = result.issues.slice(0, MOST_FAULTS);
    const fresh = issues.map(faultOf).filter(({ at }) => !faults.some((told) => isWithin(told.at, at)));
    faults.push(...fresh);
    // Nothing new: something lacks that must be there, so what holds it is left out.
    if (fresh.length === 0) cut++;
    if (result.issues.length > MOST_FAULTS) break;
    for (const issue of issues) {
      const keys = (issue.path ?? []).map((part) => part.key as string | number);
      left = without(left, keys.slice(0, Math.max(1, keys.length - cut)));
    }
  }
  return { shape: undefined, faults };
}

/** Whether a place is another or lies in it: `armies[0].units[2]` in `armies[0]`. */
export const isWithin = (at: string, other: string): boolean =>
  other === '' || at === other || at.startsWith(`${other}.`) || at.startsWith(`${other}[`);

/** A copy without what stands at a path. In a list an empty text takes its place, so that the others keep theirs. */
function without(value: unknown, [key, ...rest]: readonly (string | number)[]): unknown {
  if (key === undefined || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item, i) => (i !== key ? item : rest.length === 0 ? '' : without(item, rest)));
  const kept = Object.entries(value).filter(([name]) => name !== key || rest.length > 0);
  return Object.fromEntries(kept.map(([name, item]) => [name, name === key ? without(item, rest) : item]));
}
