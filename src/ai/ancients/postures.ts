import type { Context, Side, State, Unit, UnitType } from '../../rules/ancients/model/types';
import { strengthOf } from '../../rules/ancients/play/odds';
import type { PostureName, Postures } from '../tactics';
import { posturesByWing, type Wing } from '../wings';
import { standing } from './value';

/** Hexes to the enemy at which a wing has its way still before it. */
const OFF = 4;
/** Of a wing's units: mounted ones that can go round the enemy, missile units that live by keeping off. */
const RIDERS = 0.3;
const SHOOTERS = 0.6;
/** Strength for each point of the enemy's before a wing, below which it is to be spared. */
const WEAK = 0.5;
/** How a battle stands that is nearly won, and one about to be lost, from -1 to 1. */
const WINNING = 0.6;
const LOSING = -0.3;

/** The posture that the centurion gives each wing. Found by play, and frozen: what is measured hangs on it. */
export function wingPostures(context: Context, state: State, side: Side): Postures {
  const forces = state.units.filter((unit) => isForce(context, unit));
  const prospect = standing(context, state, side);
  return posturesByWing(
    context.board,
    forces,
    (unit) => unit.side === side,
    (wing) => postureOf(context, wing, prospect),
  );
}

/** Whether a unit on the map can fight. */
const isForce = ({ types }: Context, { hex, panicked, type }: Unit): boolean => hex >= 0 && !panicked && types[type]!.class !== 'camp';

/** What is nearly won is kept: the weak give way, shooters keep off, the others stand. Else riders go round the enemy; and where the battle is about to be lost, who is far comes on and who is weak takes cover. */
function postureOf(context: Context, { pieces, foes, near }: Wing<Unit>, prospect: number): PostureName | undefined {
  const share = (is: (type: UnitType) => boolean): number => pieces.filter(({ type }) => is(context.types[type]!)).length / pieces.length;
  const isFar = near >= OFF;
  const isWeak = together(context, pieces) < WEAK * together(context, foes);
  if (prospect >= WINNING) {
    if (isWeak) return 'withdraw';
    if (!isFar) return share(({ missile }) => missile !== undefined) >= SHOOTERS ? 'skirmish' : 'hold';
  }
  if (isFar && share((type) => type.class === 'cavalry') >= RIDERS) return 'envelop';
  if (prospect < LOSING) return isFar ? 'advance' : isWeak ? 'screen' : undefined;
  return undefined;
}

const together = (context: Context, units: readonly Unit[]): number => units.reduce((sum, unit) => sum + strengthOf(context, unit), 0);
