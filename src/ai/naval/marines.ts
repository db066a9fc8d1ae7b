import { HOLDS } from '../../rules/naval/model/data';
import { type Order, orderOf } from '../../rules/naval/model/orders';
import type { Context, Ship, State } from '../../rules/naval/model/types';
import { controlOf, survey } from '../../rules/naval/play/ground';
import { stepsLeft } from '../../rules/naval/play/marines';

/** After `survey`: enemy ships beside a ship. */
function besetters({ board, scratch }: Context, state: State, ship: Ship): number {
  let count = 0;
  for (let n = ship.hex * 6; n < ship.hex * 6 + 6; n++) {
    const at = board.neighbours[n]!;
    const there = at < 0 ? 0 : scratch.shipAt[at]!;
    if (there !== 0 && controlOf(state.ships[there - 1]!) !== state.player) count++;
  }
  return count;
}

const hasRoom = (context: Context, ship: Ship): boolean => !ship.sinking && ship.marines < HOLDS[context.types[ship.type]!.size];

/** 14.7 A step of the marines: off a ship that sinks, and from one that nobody is beside to one that has enemies alongside and room. */
export function nextStep(context: Context, state: State): Order | undefined {
  const { ships, player } = state;
  const { neighbours } = context.board;
  survey(context, state);
  for (let i = 0; i < ships.length; i++) {
    const ship = ships[i]!;
    if (ship.hex < 0 || stepsLeft(ship) <= 0 || controlOf(ship) !== player) continue;
    // Whoever leaves a prize gives it back.
    if (!ship.sinking && (ship.captured || besetters(context, state, ship) > 0)) continue;
    for (let n = ship.hex * 6; n < ship.hex * 6 + 6; n++) {
      const at = neighbours[n]!;
      const there = at < 0 ? 0 : context.scratch.shipAt[at]!;
      if (there === 0) continue;
      const goal = ships[there - 1]!;
      if (controlOf(goal) !== player || !hasRoom(context, goal)) continue;
      if (ship.sinking || besetters(context, state, goal) > 0) return orderOf('step', ship.hex, at);
    }
  }
  return undefined;
}
