import { controlOf } from '../../rules/naval/ground';
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
