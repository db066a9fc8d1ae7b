import * as v from 'valibot';
import { LARGEST_SIDE } from '../../../kernel/board';
import { flag, list, MOST_TERMS, readShape, text, whole } from '../../../kernel/shape';
import { DEFAULT_TURNS, MOST_RALLY } from '../model/data';
import { PHASES, QUESTIONS, RESULTS, TERMS, WEAPONS } from '../model/types';
import { OPTION_IDS } from '../options/ids';

/** The shape of a position as the notation writes it; what the texts inside it say is read by `setup`. Messages are codes for `ui/words`. */

const player = v.picklist([1, 2], 'player');
const MOST_TURNS = 999;
/** Of an army. */
export const MOST_UNITS = 300;
export const MOST_LEADERS = 60;
const MOST_POINTS = 99_999;
const MOST_LEVEL = 9;

const strength = whole(0, MOST_POINTS);
const levels = Object.fromEntries(Array.from({ length: MOST_LEVEL }, (_, i) => [`level${i + 1}`, v.optional(text)])) as Record<
  `level${number}`,
  v.OptionalSchema<typeof text, undefined>
>;

const mapShape = v.strictObject(
  {
    columns: v.optional(whole(1, LARGEST_SIDE)),
    rows: v.optional(whole(1, LARGEST_SIDE)),
    forest: v.optional(text),
    river: v.optional(text),
    ford: v.optional(text),
    sea: v.optional(text),
    rampart: v.optional(text),
    camp: v.optional(text),
    works: v.optional(text),
    stream: v.optional(text),
    ...levels,
  },
  'knownField',
);

const groundShape = v.strictObject(
  { forest: v.optional(v.picklist([2, 'closed'], 'forestVariant')), slope: v.optional(v.picklist(['shift'], 'slopeVariant')) },
  'knownField',
);

const typeShape = v.strictObject(
  {
    as: text,
    strength: v.optional(whole(1, 99)),
    ma: v.optional(whole(1, 99)),
    weapon: v.optional(v.nullable(v.picklist(WEAPONS, 'weapon'))),
    light: v.optional(flag),
    defenceOnly: v.optional(flag),
    spent: v.optional(flag),
  },
  'knownField',
);

const reserveShape = v.strictObject(
  {
    turn: v.optional(whole(1, MOST_TURNS), 1),
    at: text,
    units: v.optional(list(text, MOST_UNITS), []),
    leaders: v.optional(list(text, MOST_LEADERS), []),
  },
  'knownField',
);

const armyShape = v.strictObject(
  {
    name: v.optional(v.pipe(v.string('text'), v.maxLength(60, 'shorterText')), ''),
    rally: v.optional(whole(0, MOST_RALLY), 0),
    demoralisation: v.optional(whole(1, MOST_POINTS)),
    disintegration: v.optional(whole(1, MOST_POINTS)),
    lost: v.optional(strength, 0),
    left: v.optional(strength, 0),
    demoralised: v.optional(flag, false),
    units: v.optional(list(text, MOST_UNITS), []),
    leaders: v.optional(list(text, MOST_LEADERS), []),
    exits: v.optional(text, ''),
    held: v.optional(text, ''),
    reserves: v.optional(list(reserveShape, 40), []),
    fallen: v.optional(list(text, MOST_UNITS), []),
  },
  'knownField',
);

const victoryShape = v.strictObject(
  {
    term: v.picklist(TERMS, 'term'),
    by: v.optional(player),
    strength: v.optional(strength),
    points: v.optional(whole(0, 999)),
    at: v.optional(text),
  },
  'knownField',
);

const attackShape = v.strictObject(
  {
    attackers: v.optional(text, ''),
    defenders: v.optional(text, ''),
    asks: v.picklist(QUESTIONS, 'bawQuestion'),
    result: v.optional(v.picklist(RESULTS, 'combatResult')),
    retreating: v.optional(text, ''),
    vacated: v.optional(text, ''),
    advanced: v.optional(text, ''),
    lost: v.optional(v.strictTuple([strength, strength], 'twoNumbers')),
    fallen: v.optional(text, ''),
  },
  'knownField',
);

const positionShape = v.strictObject(
  {
    system: v.literal('baw', 'systemBaw'),
    options: v.optional(list(v.picklist(OPTION_IDS, 'option'), OPTION_IDS.length), []),
    map: v.optional(mapShape, {}),
    ground: v.optional(groundShape, {}),
    types: v.optional(v.record(v.string(), typeShape, 'types'), {}),
    turn: v.optional(whole(1, MOST_TURNS), 1),
    turns: v.optional(whole(1, MOST_TURNS), DEFAULT_TURNS),
    player: v.optional(player, 1),
    phase: v.optional(v.picklist(PHASES, 'bawPhase'), 'fire'),
    armies: v.strictTuple([armyShape, armyShape], 'twoArmies'),
    draw: v.optional(player),
    victory: v.optional(list(victoryShape, MOST_TERMS), []),
    attack: v.optional(attackShape),
  },
  'knownField',
);

export type PositionShape = v.InferOutput<typeof positionShape>;
export type ArmyShape = PositionShape['armies'][number];
export type ReserveShape = ArmyShape['reserves'][number];

export const readPositionShape = (json: unknown) => readShape(positionShape, json);
