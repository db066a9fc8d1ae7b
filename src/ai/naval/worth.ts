import { ramResult } from '../../rules/naval/data';
import type { RamKind } from '../../rules/naval/events';
import { controlOf } from '../../rules/naval/ground';
import { crewOf } from '../../rules/naval/movement';
import { type Context, otherSide, type Ship, type Side, type State } from '../../rules/naval/types';
import { scoreOf } from '../../rules/naval/victory';

/** Everything is weighed in small ships. What is left of a ship damaged, and sinking: the repair saves one in six, of large ones two, and one in six holds out. */
const DAMAGED = 0.6;
const SINKING = { small: 0.16, large: 0.28 };
const MARINE = 0.12;

export const sizeOf = (context: Context, ship: Ship): number => (context.types[ship.type]!.size === 'large' ? 1.7 : 1);

const stateWorth = (context: Context, ship: Ship, damaged: boolean, sinking: boolean): number =>
  sizeOf(context, ship) * (sinking ? SINKING[context.types[ship.type]!.size] : damaged ? DAMAGED : 1);

export const worthOf = (context: Context, ship: Ship): number =>
  stateWorth(context, ship, ship.damaged, ship.sinking) + MARINE * ship.marines;

/** What a ship loses by E and by C. */
function lossBy(context: Context, ship: Ship, result: 'E' | 'C'): number {
  if (ship.sinking) return 0;
  const now = stateWorth(context, ship, ship.damaged, false);
  const sinks = result === 'C' || ship.damaged;
  return now - stateWorth(context, ship, true, sinks) + (sinks ? 0.5 * MARINE * ship.marines : 0);
}

/** How often of six a ram comes to E and to C, by kind and crew. */
const TIMES = new Map<string, readonly [number, number]>();

function timesOf(kind: RamKind, crew: number): readonly [damaged: number, sinking: number] {
  const key = `${kind}${crew}`;
  let times = TIMES.get(key);
  if (!times) {
    const results = [1, 2, 3, 4, 5, 6].map((die) => ramResult(kind, die + crew));
    times = [results.filter((result) => result === 'E').length, results.filter((result) => result === 'C').length];
    TIMES.set(key, times);
  }
  return times;
}

/** What a ram by a crew costs its target, to be expected. */
export function ramLoss(context: Context, kind: RamKind, crew: number, target: Ship): number {
  const [damaged, sinking] = timesOf(kind, crew);
  return (damaged * lossBy(context, target, 'E') + sinking * lossBy(context, target, 'C')) / 6;
}

/** What a ram brings whoever makes it: the target's loss less, in an oar rake, its own. */
export function ramGain(context: Context, ship: Ship, target: Ship, kind: RamKind): number {
  const theirs = ramLoss(context, kind, crewOf(context, ship), target);
  return kind === 'oarRake' ? theirs - ramLoss(context, kind, crewOf(context, target), ship) : theirs;
}

/** A step of the hull by archery, ballista or scuttling. */
export const hullLoss = (context: Context, ship: Ship): number => lossBy(context, ship, 'E');

/** How a battle stands for a side, from -1 lost to 1 won. */
export function standing(context: Context, state: State, side: Side): number {
  const score = scoreOf(context, state);
  const enemy = otherSide(side);
  const lead = score[side] - score[enemy];
  let material = 0;
  for (const ship of state.ships) {
    if (ship.hex < 0) continue;
    const worth = worthOf(context, ship);
    material += controlOf(ship) === side ? worth : -worth;
  }
  if (state.phase === 'over') {
    const won = lead > 0 || (lead === 0 && context.draw === side + 1);
    const lost = lead < 0 || (lead === 0 && context.draw === enemy + 1);
    return (won ? 1 : lost ? -1 : 0) + 0.005 * material;
  }
  const late = Math.min(1, state.turn / context.turns);
  return Math.tanh((lead * (0.6 + late) + material) / 6);
}
