import type { Context, Side, State, Unit } from '../../rules/baw/model/types';
import type { PostureName, Postures } from '../tactics';
import { posturesByWing, type Wing } from '../wings';
import { standing } from './standing';
import { RIDER } from './style';

/** Hexes to the enemy at which a wing has its way still before it. */
const OFF = 8;
/** Of a wing's strength: mounted units that can go round the enemy. */
const RIDERS = 0.5;
/** Strength for each point of the enemy's before a wing, below which it is to be spared. */
const WEAK = 0.5;
/** How a battle stands that is nearly won, from -1 to 1. */
const WINNING = 0.7;

/** The posture that the centurion gives each wing. Found by play, and frozen: what is measured hangs on it. */
export function wingPostures(context: Context, state: State, side: Side): Postures {
  const forces = state.units.filter(({ hex }) => hex >= 0);
  const prospect = standing(context, state, side);
  return posturesByWing(
    context.board,
    forces,
    (unit) => unit.side === side,
    (wing) => postureOf(context, wing, prospect),
  );
}

/** What is nearly won is kept by those who are weak where they stand; riders who have their way before them go round the enemy. */
function postureOf(context: Context, { pieces, foes, near }: Wing<Unit>, prospect: number): PostureName | undefined {
  const own = together(context, pieces);
  if (prospect >= WINNING && own < WEAK * together(context, foes)) return 'withdraw';
  const riders = together(
    context,
    pieces.filter(({ type }) => context.types[type]!.ma >= RIDER),
  );
  return near >= OFF && riders >= RIDERS * own ? 'envelop' : undefined;
}

const together = ({ types }: Context, units: readonly Unit[]): number =>
  units.reduce((sum, { type, disorganised }) => sum + types[type]!.strength * (disorganised ? 0.5 : 1), 0);
