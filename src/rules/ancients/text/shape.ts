import * as v from 'valibot';
import { LARGEST_SIDE } from '../../../kernel/board';
import { wordsOf } from '../../../kernel/notation';
import { flag, list, MOST_TERMS, readShape, text, whole } from '../../../kernel/shape';
import { DEFAULT_TURNS } from '../model/data';
import { MISSILES, PHASES, QUESTIONS, TRAITS, type Trait, UNIT_CLASSES } from '../model/types';
import { optional } from '../options';
import { HIGHEST_RATING } from '../options/ratings';

/** The shape of a position as the notation writes it; what the texts inside it say is read by `setup`. Messages are codes for `ui/words`. */

const player = v.picklist([1, 2], 'player');
const MOST_POINTS = 9999;
const MOST_TURNS = 999;
/** So many an army has in all, wherever they are, that a position printed on the way is no larger than one that is read. */
export const MOST_LEADERS = 99;
/** Of both armies together. */
export const MOST_UNITS = 510;
const MOST_STRENGTH = 99;
const MOST_MA = 20;

const mapShape = v.objectWithRest({ columns: v.optional(whole(1, LARGEST_SIDE)), rows: v.optional(whole(1, LARGEST_SIDE)) }, text, 'map');

/** A unit type of a battle's own. */
export const typeShape = v.strictObject(
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
    traits: v.optional(
      v.pipe(
        text,
        v.check((words) => wordsOf(words).every((word) => TRAITS.includes(word as Trait)), 'typeTrait'),
      ),
    ),
  },
  'knownField',
);

const reserveShape = v.strictObject(
  {
    turn: whole(1, MOST_TURNS),
    at: text,
    units: v.optional(list(text, MOST_UNITS), []),
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
    units: v.optional(list(text, MOST_UNITS), []),
    camp: v.optional(text),
    leaders: v.optional(list(text, MOST_LEADERS), []),
    waiting: v.optional(whole(0, MOST_LEADERS), 0),
    leadersLost: v.optional(whole(0, MOST_LEADERS), 0),
    ratings: v.optional(list(whole(1, HIGHEST_RATING), MOST_LEADERS), []),
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
    victory: v.optional(list(victoryShape, MOST_TERMS)),
    attack: v.optional(attackShape),
    optional: v.optional(v.lazy(() => optional().extraShape)),
  },
  'knownField',
);

export type PositionShape = v.InferOutput<typeof positionShape>;
export type ArmyShape = PositionShape['armies'][number];

export const readPositionShape = (json: unknown) => readShape(positionShape, json);
