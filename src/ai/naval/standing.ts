import { winnerOf } from '../../kernel/sides';
import { controlOf } from '../../rules/naval/ground';
import { type Context, otherSide, type Side, type State } from '../../rules/naval/types';
import { scoreOf } from '../../rules/naval/victory';
import { dangerAt, seaOf } from './sea';
import { CENTURION, type Style } from './style';
import { leadOf, meanPrice, priceOf } from './worth';

/** What a win's odds (their logarithm) gain by one of each, at the beginning of a battle and at its end: fitted to games of the script against itself, shaken. */
interface Weight {
  readonly first: number;
  readonly last: number;
}
/** Points in hand, in what a ship that sinks brings on the average; the last turns count more. */
const LEAD: Weight = { first: 0.08, last: 0.45 };
const LEAD_LATE = 0.53;
const SOUND: Weight = { first: 0.23, last: 0.25 };
const CREW: Weight = { first: 0.07, last: 0.07 };
const MARINE: Weight = { first: 0.26, last: 0.77 };
/** A sinking ship that may yet be saved, and one taken that may yet be lost. */
const SINKING: Weight = { first: 0.11, last: 0.16 };
const PRIZE: Weight = { first: -0.06, last: -0.8 };
/** To have the move; and what whoever waits must fear from rams. */
const TEMPO: Weight = { first: 0.1, last: 0.2 };
const EXPOSED: Weight = { first: -0.3, last: -0.9 };

/** Looks at dangers only. */
const LOOKOUT: Style = { ...CENTURION, threatens: 0, grapples: 0 };

const at = ({ first, last }: Weight, time: number): number => first + (last - first) * time;

/** How a battle stands for a side, from -1 lost to 1 won. */
export function standing(context: Context, state: State, side: Side): number {
  if (state.phase === 'over') return result(context, state, side);
  const odds = 1 / (1 + Math.exp(-logOdds(context, state, side)));
  return 2 * odds - 1;
}

function result(context: Context, state: State, side: Side): number {
  const score = scoreOf(context, state);
  const winner = winnerOf(context, score);
  const margin = 0.001 * Math.max(-20, Math.min(20, score[side] - score[otherSide(side)]));
  return (winner === 0 ? 0 : winner === side + 1 ? 1 : -1) + margin;
}

function logOdds(context: Context, state: State, side: Side): number {
  const mean = meanPrice(context);
  const time = Math.min(1, state.turn / context.turns);
  const draw = context.draw === 0 ? 0 : context.draw === side + 1 ? 0.5 : -0.5;
  const waits = otherSide(state.player);
  let sum = ((leadOf(context, state, side) + draw) / mean) * (at(LEAD, time) + LEAD_LATE * time ** 3);
  sum += (waits === side ? -1 : 1) * (at(TEMPO, time) - (at(EXPOSED, time) * exposure(context, state, waits)) / mean);
  for (let i = 0; i < state.ships.length; i++) {
    const ship = state.ships[i]!;
    if (ship.hex < 0) continue;
    const type = context.types[ship.type]!;
    let worth = ship.marines * at(MARINE, time);
    if (ship.sinking) worth = (at(SINKING, time) * priceOf(context, ship).sunk * (type.size === 'large' ? 2 : 1)) / mean;
    else if (!ship.damaged) worth += at(SOUND, time) + (type.crew - 2.5) * at(CREW, time);
    if (ship.captured) worth += at(PRIZE, time);
    sum += controlOf(ship) === side ? worth : -worth;
  }
  return sum;
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
