import {
  type EventFieldsOf,
  type FieldReader,
  isHex as hex,
  isIn,
  isSide,
  isTruth,
  isWhole,
  listOf,
  oneOf,
  orMissing,
  isPlace as place,
} from '../../../kernel/eventFields';
import { COLUMNS } from './data';
import type { Event } from './events';
import { type Context, PHASES, RESULTS, type State } from './types';

type Reader = FieldReader<Context, State>;

const unit: Reader = (value, _context, { units }) => isIn(value, units.length);
const leader: Reader = (value, _context, { leaders }) => isIn(value, leaders.length);
const leaders = orMissing(listOf(leader));

/** What the events of the game are made of. */
export const EVENT_FIELDS: EventFieldsOf<Event, Context, State> = {
  turnBegan: { turn: isWhole, side: isSide },
  phaseBegan: { phase: oneOf(PHASES), side: isSide },
  fired: { unit, from: hex, target: unit, at: hex, die: isWhole, hit: isTruth },
  disorganised: { unit, hex },
  moved: { unit, from: hex, to: hex, cost: isWhole },
  left: { unit, from: hex },
  entered: { unit, at: hex, to: hex },
  leaderMoved: { leader, from: hex, to: hex, cost: isWhole },
  leaderLeft: { leader, from: hex },
  leaderEntered: { leader, at: hex, to: hex },
  leaderCaptured: { leader, unit, hex },
  objectiveTaken: { side: isSide, hex },
  attackDeclared: { attackers: listOf(unit), from: orMissing(listOf(hex)), defenders: listOf(unit), hexes: listOf(hex) },
  evaded: { unit, from: hex, to: hex, leaders },
  attackResolved: {
    attackers: listOf(unit),
    defenders: listOf(unit),
    at: hex,
    odds: oneOf(COLUMNS),
    die: isWhole,
    result: oneOf(RESULTS),
  },
  eliminated: { unit, hex },
  retreated: { unit, from: hex, to: hex, leaders },
  displaced: { unit, from: hex, to: hex, leaders },
  leaderRolled: { leader, from: hex, die: isWhole, lost: isTruth, to: place },
  losses: { side: isSide, strength: isWhole, lost: isWhole },
  demoralised: { side: isSide },
  disintegrated: { side: isSide },
  advanced: { unit, from: hex, to: hex, leaders },
  spent: { unit, hex },
  rallyRolled: { unit, hex, die: isWhole, need: isWhole, rallied: isTruth },
  recovered: { unit, hex },
  recalled: {
    leader,
    from: orMissing(hex),
    type: (value, { types }) => isIn(value, types.length),
    die: isWhole,
    need: isWhole,
    unit: (value, context, state) => value === -1 || unit(value, context, state),
    hex: place,
  },
  battleEnded: { score: listOf(isWhole, 2), winner: (value) => isIn(value, 3) },
};
