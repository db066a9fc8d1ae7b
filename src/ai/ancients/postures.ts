import { strengthOf } from '../../rules/ancients/odds';
import type { Context, Side, State, Unit } from '../../rules/ancients/types';
import type { PostureName, Postures } from '../tactics';
import { givenTo, type Wing, wingsOf } from '../wings';
import { standing } from './value';

/** Hexes from which the enemy need not be feared yet, and from which he comes no nearer by himself. */
const OFF = 4;
const FAR_OFF = 7;
/** Missile units among those of a wing: at most for one that closes, at least for one that keeps off. */
const FEW = 0.3;
const MANY = 0.6;
/** Strength for each point of the enemy's before a wing that need not come to him. */
const STRONG = 1.5;
/** How a battle stands that is about to be lost, from -1 to 1. */
const LOSING = -0.3;

/** The posture that the centurion gives each wing. Found by play, and frozen: what is measured hangs on it. */
export function posturesByWing(context: Context, state: State, side: Side): Postures {
  const units = state.units.filter((unit) => isForce(context, unit));
  const own = units.filter((unit) => unit.side === side);
  const enemy = units.filter((unit) => unit.side !== side);
  if (own.length === 0) return [];
  const isLosing = standing(context, state, side) < LOSING;
  return givenTo(wingsOf(context.board, own, enemy), (wing) => postureOf(context, wing, isLosing));
}

/** Whether a unit on the map can fight. */
const isForce = ({ types }: Context, { hex, panicked, type }: Unit): boolean => hex >= 0 && !panicked && types[type]!.class !== 'camp';

/** A wing comes as near as the enemy can just not reach, and lets him come; then blades go for his flanks, and missiles stand where they are many. */
function postureOf(context: Context, { pieces, foes, near }: Wing<Unit>, isLosing: boolean): PostureName | undefined {
  if (near >= FAR_OFF) return 'advance';
  const missiles = pieces.filter(({ type }) => context.types[type]!.missile !== undefined).length / pieces.length;
  if (near >= OFF) return missiles >= MANY ? 'skirmish' : 'withdraw';
  if (missiles < FEW) return 'envelop';
  if (together(context, pieces) >= STRONG * together(context, foes)) return 'hold';
  return isLosing ? 'screen' : undefined;
}

const together = (context: Context, units: readonly Unit[]): number => units.reduce((sum, unit) => sum + strengthOf(context, unit), 0);
