import type { TwoSidedOutcome } from '../../kernel/twoSides';
import { type Context, otherSide, type Ship, type Side, type State } from '../../rules/naval/model/types';
import { controlOf } from '../../rules/naval/play/ground';
import { crewOf } from '../../rules/naval/play/movement';
import { outcomeOf } from '../../rules/naval/play/victory';
import { worthOfEnd } from '../tactics';
import { chartOf, NEVER } from './chart';
import { dangerAt, seaOf, turnsLeft } from './sea';
import { CENTURION, type Style } from './style';
import { leadOf, meanPrice, priceOf } from './worth';

/** What a win's odds (their logarithm) gain by one of each, at the beginning of a battle and at its end: fitted to games of the script against itself, shaken. */
interface Weight {
  readonly first: number;
  readonly last: number;
}
/** Points in hand, in what a ship that sinks brings on the average; the last turns count more. */
const LEAD: Weight = { first: 0.16, last: 0.6 };
const LEAD_LATE = 0.75;
const SOUND: Weight = { first: 0.25, last: 0.4 };
const CREW: Weight = { first: 0.05, last: 0.04 };
const MARINE: Weight = { first: 0.26, last: 0.9 };
/** A sinking ship that may yet be saved, and one taken that may yet be lost. */
const SINKING: Weight = { first: 0.1, last: 0.17 };
const PRIZE: Weight = { first: -0.2, last: -0.9 };
/** The points to be had by leaving while there is time, and by being near. */
const PROSPECT: Weight = { first: 0.05, last: 0.25 };
const CLOSE: Weight = { first: 0.1, last: 0.15 };
/** To have the move; and what whoever waits must fear from rams. */
const TEMPO: Weight = { first: 0, last: 0.05 };
const EXPOSED: Weight = { first: -0.28, last: -1 };

/** Looks at dangers only. */
const LOOKOUT: Style = { ...CENTURION, threatens: 0, grapples: 0 };

const at = ({ first, last }: Weight, time: number): number => first + (last - first) * time;

/** How a battle stands for a side, from -1 lost to 1 won. */
export function standing(context: Context, state: State, side: Side): number {
  const end = outcomeOf(context, state);
  if (end) return valueOfEnd(end, side);
  const odds = 1 / (1 + Math.exp(-logOdds(context, state, side)));
  return 2 * odds - 1;
}

/** Of two wins the higher is better. */
function valueOfEnd(end: TwoSidedOutcome, side: Side): number {
  const margin = 0.001 * Math.max(-20, Math.min(20, end.score[side] - end.score[otherSide(side)]));
  return worthOfEnd(end, side) + margin;
}

/** Ships are weighed against those that their fleet began with: a battle is taken to be even at its beginning, however many ships each side has. */
function logOdds(context: Context, state: State, side: Side): number {
  const mean = meanPrice(context);
  const time = Math.min(1, state.turn / context.turns);
  const draw = context.draw === 0 ? 0 : context.draw === side + 1 ? 0.5 : -0.5;
  const waits = otherSide(state.player);
  let sum = ((leadOf(context, state, side) + draw) / mean) * (at(LEAD, time) + LEAD_LATE * time ** 3);
  sum += (waits === side ? -1 : 1) * (at(TEMPO, time) - (at(EXPOSED, time) * exposure(context, state, waits)) / mean);
  const [sound, crew, marine] = [at(SOUND, time), at(CREW, time), at(MARINE, time)];
  const begun = at(PROSPECT, time) + 0.5 * at(CLOSE, time);
  for (let i = 0; i < state.ships.length; i++) {
    const ship = state.ships[i]!;
    const type = context.types[ship.type]!;
    const full = sound + (type.crew - 2.5) * crew;
    const hope = (priceOf(context, ship).exit * begun) / mean;
    sum += (ship.side === side ? -1 : 1) * (full + type.marines * marine + hope);
    if (ship.hex < 0) continue;
    let worth = ship.marines * marine;
    if (ship.sinking) worth = (at(SINKING, time) * priceOf(context, ship).sunk * (type.size === 'large' ? 2 : 1)) / mean;
    else if (!ship.damaged) worth += full;
    if (ship.captured) worth += at(PRIZE, time);
    else worth += (prospectOf(context, state, ship, time) * priceOf(context, ship).exit) / mean;
    sum += controlOf(ship) === side ? worth : -worth;
  }
  return sum;
}

/** What a ship's way to where leaving scores is worth, of the points for it. */
function prospectOf(context: Context, state: State, ship: Ship, time: number): number {
  const field = chartOf(context).exits[ship.side];
  if (!field || ship.sinking) return 0;
  const cost = field[ship.hex * 6 + ship.facing]!;
  if (cost === NEVER) return 0;
  const turns = cost / (3.5 + crewOf(context, ship));
  const left = turnsLeft(context, state, ship.side);
  return (at(PROSPECT, time) + (4 * at(CLOSE, time)) / (4 + turns)) / (1 + Math.exp(-0.9 * (left - turns)));
}

/** What the ships of a side must fear from the enemy's next rams, in points. */
function exposure(context: Context, state: State, side: Side): number {
  const sea = seaOf(context, state, side, LOOKOUT);
  let sum = 0;
  for (let i = 0; i < state.ships.length; i++) {
    const ship = state.ships[i]!;
    if (ship.hex >= 0 && controlOf(ship) === side) sum += dangerAt(sea, ship, ship.hex, ship.facing);
  }
  return sum;
}
