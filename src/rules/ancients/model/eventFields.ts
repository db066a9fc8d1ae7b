import {
  type EventFieldsOf,
  type FieldReader,
  fieldsOf,
  isHex as hex,
  isDirection,
  isIn,
  isSide,
  isTruth,
  isWhole,
  listOf,
  oneOf,
  orMissing,
  orNull,
  isPlace as place,
} from '../../../kernel/eventFields';
import { MELEE_RESULTS, ODDS } from './data';
import { COST_REASONS, type Event, PURPOSES } from './events';
import { TACTICS } from './tactics';
import { COUNTERS, type Context, PHASES, type State } from './types';

type Reader = FieldReader<Context, State>;

const unit: Reader = (value, _context, { units }) => isIn(value, units.length);
const hexes = listOf(hex);
const units = listOf(unit);
const ratings = listOf<Context, State>(isWhole, 2);
const odds = oneOf(ODDS);
const seen = listOf(fieldsOf({ unit: orMissing(unit), hex }));
const counter = oneOf(COUNTERS);

/** What the events of the land game are made of. */
export const EVENT_FIELDS: EventFieldsOf<Event, Context, State> = {
  turnBegan: { turn: isWhole, side: isSide },
  phaseBegan: { phase: oneOf(PHASES), side: isSide },
  nightFell: { turn: isWhole },
  leadersRemoved: { side: isSide, hexes },
  panicked: { side: isSide, cause: oneOf(['losses', 'leaders']), lost: isWhole, level: isWhole },
  reserveDue: { side: isSide, units, at: hexes },
  leadersJoined: { side: isSide, count: isWhole },
  moved: { unit, from: place, path: hexes, facing: isDirection, cost: isWhole },
  turned: { unit, hex, from: isDirection, facing: isDirection },
  exited: { unit, from: place, path: hexes },
  entered: { unit, path: hexes, facing: isDirection, cost: isWhole },
  disordered: { unit, hex: place },
  eliminated: { unit, hex: place },
  leaderPlaced: { side: isSide, hex: place },
  shot: { unit, target: unit, from: place, at: hex, range: isWhole, need: isWhole, die: isWhole },
  shotDeclared: { unit, target: unit, from: place, at: hex, range: isWhole, need: isWhole },
  shotsSummed: { side: isSide, sum: isWhole, targets: isWhole, hits: isWhole },
  arrowsSpent: { unit, hex: place },
  arrowsGathered: { unit, hex: place, volleys: isWhole, left: isWhole },
  attacked: { unit, target: unit, from: place, at: hex, odds },
  leadersLeft: { side: isSide, hex: place, count: isWhole },
  retreated: { unit, from: place, to: place },
  stood: { unit, hex: place },
  pressed: { unit, at: place },
  halted: { unit },
  attackOver: { unit },
  fought: {
    unit,
    target: unit,
    at: hex,
    attack: isStrength,
    defence: isStrength,
    odds,
    die: isWhole,
    result: oneOf(MELEE_RESULTS),
    were: listOf(isTruth, 2),
    shift: orMissing(isWhole),
  },
  leaderChecked: { side: isSide, hex: place, die: isWhole },
  leadersCaptured: { unit, side: isSide, hex: place, count: isWhole },
  campCaptured: { unit, side: isSide, hex: place, first: isTruth },
  campRetaken: { unit, side: isSide, hex: place },
  advanced: { unit, from: place, to: place, leaders: isWhole },
  held: { unit, hex: place },
  volleysRemoved: { side: isSide, units },
  rallied: { unit, hex: place },
  pointsRolled: { side: isSide, die: isWhole, leaders: isWhole, halved: isTruth, points: isWhole },
  pointsSpent: {
    side: isSide,
    on: oneOf(PURPOSES),
    units,
    hexes: listOf(place),
    points: isWhole,
    reasons: listOf(oneOf(COST_REASONS)),
    left: isWhole,
  },
  leaderLed: { side: isSide, from: place, to: place, hexes: isWhole },
  controlRolled: { side: isSide, leaders: isWhole, die: isWhole, lost: isTruth },
  chargeBegan: { side: isSide },
  leaderSetAside: { side: isSide },
  elephantsTried: { unit, hex: place, die: isWhole, leaders: isWhole },
  elephantsReturned: { unit, hex: place, leaders: isWhole },
  challenged: { side: isSide, from: place, at: place, ratings },
  challengeAccepted: { side: isSide, at: place, must: isTruth },
  challengeRefused: { side: isSide, at: place, to: orNull(place), leaves: isTruth },
  tacticChosen: { side: isSide },
  dueled: {
    side: isSide,
    from: place,
    at: place,
    tactics: listOf(oneOf(TACTICS), 2),
    ratings,
    modifier: isWhole,
    die: isWhole,
    fallen: orNull(isSide),
  },
  dismounted: { unit, side: isSide, hex: place, was: counter, now: counter, joins: orNull(place) },
  firstRolled: { side: isSide, die: isWhole },
  campPlaced: { side: isSide, by: isSide, hex: place, camp: isTruth },
  deployed: { unit, from: place, hex: place, facing: isDirection },
  ranInto: { unit, at: place, stops: isWhole },
  leaderRanInto: { side: isSide, hex: place },
  cameIntoView: { unit, at: place },
  leftView: { unit, from: place },
  viewChanged: { side: isSide, seen, lost: seen },
  battleEnded: { score: listOf(isWhole, 2), winner: (value) => isIn(value, 3) },
};

/** Strengths may be halved. */
function isStrength(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value);
}
