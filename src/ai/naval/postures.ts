import type { Context, Ship, Side, State } from '../../rules/naval/model/types';
import { controlOf } from '../../rules/naval/play/ground';
import type { PostureName, Postures } from '../tactics';
import { posturesByWing, type Wing } from '../wings';
import { leadOf, meanPrice } from './worth';

/** Points more or less than the enemy, in what a ship that sinks brings on the average, that make a fleet one that leads or is behind. */
const AHEAD = 0.4;
/** Hexes to the enemy at which a wing has its way still before it, and at which nothing needs minding yet. */
const OFF = 4;
const FAR_OFF = 7;
/** Force for each of the enemy's before a wing: of one that goes round him, of one that covers itself, of one that gives way to keep what is won. */
const STRONG = 1.5;
const WEAK = 0.7;
const LOST = 0.5;
/** Marines for each of the enemy's before a wing, below which boarding is to be feared. */
const FEW_MARINES = 0.5;
/** What a wing without marines counts for beside another without. */
const NO_MARINES = 0.5;

/** The posture that the centurion gives each wing. Found by play, and frozen: what is measured hangs on it. */
export function wingPostures(context: Context, state: State, side: Side): Postures {
  const forces = state.ships.filter(({ hex, sinking }) => hex >= 0 && !sinking);
  const lead = leadOf(context, state, side) / meanPrice(context);
  return posturesByWing(
    context.board,
    forces,
    (ship) => controlOf(ship) === side,
    (wing) => postureOf(context, wing, lead),
  );
}

/** Who leads waits; who does not goes round a weaker enemy and covers himself before a stronger one; who is behind and has the fewer marines fights by the ram, and from afar. */
function postureOf(context: Context, { pieces, foes, near }: Wing<Ship>, lead: number): PostureName | undefined {
  const own = forceOf(context, pieces);
  const theirs = forceOf(context, foes);
  if (lead >= AHEAD) return own < LOST * theirs ? 'withdraw' : 'hold';
  if (near >= FAR_OFF) return 'advance';
  if (near >= OFF && own >= STRONG * theirs) return 'envelop';
  if (near >= OFF && own < WEAK * theirs) return 'screen';
  if (lead < -AHEAD && marinesOf(pieces) < FEW_MARINES * marinesOf(foes)) return 'skirmish';
  return undefined;
}

/** A ship counts the more, the better its crew; half where it is damaged. */
const forceOf = (context: Context, ships: readonly Ship[]): number =>
  ships.reduce((sum, { type, damaged }) => sum + (damaged ? 0.5 : 1) * (2 + context.types[type]!.crew), 0);

const marinesOf = (ships: readonly Ship[]): number => ships.reduce((sum, { marines }) => sum + marines, NO_MARINES);
