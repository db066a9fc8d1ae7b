import * as v from 'valibot';
import { LARGEST_SIDE } from '../../../kernel/board';
import { flag, list, MOST_TERMS, readShape, text, whole } from '../../../kernel/shape';
import { DEFAULT_TURNS } from '../model/data';
import { PHASES, QUESTIONS, SIZES, TERMS } from '../model/types';

/** The shape of a position as the notation writes it; what the texts inside it say is read by `setup`. Messages are codes for `ui/words`. */

const player = v.picklist([1, 2], 'player');
const MOST_TURNS = 999;
/** Of a fleet. */
export const MOST_SHIPS = 200;

const mapShape = v.strictObject(
  { columns: v.optional(whole(1, LARGEST_SIDE)), rows: v.optional(whole(1, LARGEST_SIDE)), land: v.optional(text, '') },
  'knownField',
);

/** A ship type of a battle's own. */
export const typeShape = v.strictObject(
  {
    as: text,
    size: v.optional(v.picklist(SIZES, 'size')),
    crew: v.optional(whole(1, 4)),
    marines: v.optional(whole(0, 2)),
    ballista: v.optional(flag),
    corvus: v.optional(flag),
  },
  'knownField',
);

const fleetShape = v.strictObject(
  {
    name: v.optional(v.pipe(v.string('text'), v.maxLength(60, 'shorterText')), ''),
    ships: v.optional(list(text, MOST_SHIPS), []),
    ashore: v.optional(text, ''),
    points: v.optional(whole(0, 99), 0),
    sunk: v.optional(list(text, MOST_SHIPS), []),
    left: v.optional(list(text, MOST_SHIPS), []),
  },
  'knownField',
);

const victoryShape = v.strictObject(
  {
    term: v.picklist(TERMS, 'navalTerm'),
    by: v.optional(player),
    points: v.optional(whole(0, 99), 1),
    large: v.optional(whole(0, 99)),
    at: v.optional(text),
  },
  'knownField',
);

const assaultShape = v.strictObject({ at: text, declared: text, begun: v.optional(flag, false) }, 'knownField');
const questionShape = v.strictObject({ asks: v.picklist(QUESTIONS, 'navalQuestion'), at: text, from: text }, 'knownField');

const positionShape = v.strictObject(
  {
    system: v.literal('naval', 'systemNaval'),
    map: v.optional(mapShape, {}),
    types: v.optional(v.record(v.string(), typeShape, 'types'), {}),
    turn: v.optional(whole(1, MOST_TURNS), 1),
    turns: v.optional(whole(1, MOST_TURNS), DEFAULT_TURNS),
    player: v.optional(player, 1),
    phase: v.optional(v.picklist(PHASES, 'navalPhase'), 'movement'),
    die: v.optional(whole(1, 6)),
    fleets: v.strictTuple([fleetShape, fleetShape], 'twoFleets'),
    draw: v.optional(player),
    victory: v.optional(list(victoryShape, MOST_TERMS)),
    assault: v.optional(assaultShape),
    closed: v.optional(text, ''),
    question: v.optional(questionShape),
  },
  'knownField',
);

export type PositionShape = v.InferOutput<typeof positionShape>;
export type FleetShape = PositionShape['fleets'][number];

export const readPositionShape = (json: unknown) => readShape(positionShape, json);
