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
  isPlace as place,
} from '../../../kernel/eventFields';
import { type Event, RAM_KINDS, RAM_RESULTS, REPAIRS } from './events';
import { type Context, PHASES, type State } from './types';

type Reader = FieldReader<Context, State>;

const ship: Reader = (value, _context, { ships }) => isIn(value, ships.length);
const roll = fieldsOf({ die: isWhole, crew: isWhole, result: oneOf(RAM_RESULTS) });

/** What the events of the naval game are made of. */
export const EVENT_FIELDS: EventFieldsOf<Event, Context, State> = {
  turnBegan: { turn: isWhole, side: isSide },
  phaseBegan: { phase: oneOf(PHASES), side: isSide },
  fleetRolled: { side: isSide, die: isWhole },
  moved: { ship, from: place, path: listOf(hex), facing: isDirection, cost: isWhole },
  turned: { ship, hex: place, from: isDirection, facing: isDirection, cost: isWhole },
  left: { ship, from: place, path: listOf(hex) },
  rammed: { ram: oneOf(RAM_KINDS), ship, target: ship, from: place, at: hex, to: hex, roll, back: orMissing(roll) },
  swung: { ship, hex: place, facing: isDirection },
  damaged: { ship, hex: place },
  beganSinking: { ship, hex: place },
  scuttled: { ship, hex: place, side: isSide },
  marineMoved: { side: isSide, from: hex, to: hex },
  attackDeclared: { side: isSide, from: hex, target: ship, at: hex, by: oneOf(['boarding', 'archery']) },
  boarded: { from: hex, target: ship, at: hex, die: isWhole, corvus: isTruth, hit: isTruth },
  shot: { from: hex, target: ship, at: hex, die: isWhole, hit: isTruth },
  ballistaShot: { ship, from: hex, target: ship, at: hex, die: isWhole, hit: isTruth },
  marineLost: { ship, side: isSide, hex: place },
  captured: { ship, side: isSide, from: hex, hex: place },
  spared: { ship, side: isSide, hex: place },
  attacksWasted: { side: isSide, target: ship, at: hex, count: isWhole },
  abandoned: { ship, side: isSide, hex: place },
  repairRolled: { ship, hex: place, die: isWhole, large: isTruth, result: oneOf(REPAIRS) },
  sunk: { ship, hex: place, marines: isWhole },
  overboard: { ship, side: isSide, hex: place, count: isWhole },
  battleEnded: { score: listOf(isWhole, 2), winner: (value) => isIn(value, 3) },
};
