import { distance } from '../../kernel/board';
import { type Context, GONE, otherSide, type Side, type State, type VictoryTerm } from '../../rules/ancients/model/types';
import { campHex } from '../../rules/ancients/play/ground';
import { isMet, outcomeOf } from '../../rules/ancients/play/victory';
import { worthOfEnd } from '../tactics';

/** What is counted of a side, its strengths as shares of a tenth of all that both had. */
interface Count {
  /** Units in good order or not, those disordered, those that flee; what has been lost. */
  full: number;
  disordered: number;
  panicked: number;
  lost: number;
  /** How near the enemy is to its camp: 1 beside it, 0 far away. */
  besieged: number;
}

const counts: readonly [Count, Count] = [newCount(), newCount()];

function newCount(): Count {
  return { full: 0, disordered: 0, panicked: 0, lost: 0, besieged: 0 };
}

/** Weights of the logistic value, found by regression over script games of all battles; differences are own less the enemy's. */
const WEIGHT = {
  panic: 1.63,
  double: 0.1,
  camp: -0.2,
  other: 0.3,
  late: 0.78,
  full: 0.35,
  fullLate: 0.17,
  disordered: -0.54,
  leader: 0.38,
  margin: -0.43,
  marginSquared: -2.27,
  ratio: 0.69,
  ratioLate: 0.43,
  besieged: -1.25,
} as const;

/** How a battle stands for a side, from -1 lost to 1 won: twice the chance to win less 1. */
export function standing(context: Context, state: State, side: Side): number {
  const end = outcomeOf(context, state);
  return end ? worthOfEnd(end, side) : Math.tanh(oddsFor(context, state, side) / 2);
}

/** The logarithm of the odds. */
function oddsFor(context: Context, state: State, side: Side): number {
  const enemy = otherSide(side);
  const late = Math.min(1, (state.turn - 1 + state.player / 2) / context.turns);
  for (const each of [side, enemy] as const) count(context, state, each);
  const own = counts[side];
  const theirs = counts[enemy];
  const scale = 10 / (own.full + own.panicked + own.lost + theirs.full + theirs.panicked + theirs.lost);
  const ratio = Math.max(-1.5, Math.min(1.5, Math.log((own.full + 1) / (theirs.full + 1))));
  let odds = WEIGHT.late * late * (context.armies[side].points - context.armies[enemy].points);
  for (const term of context.victory)
    if (isMet(context, state, term)) odds += (term.by === side ? 1 : -1) * term.points * (WEIGHT.late * late + weightOf(term));
  odds += (WEIGHT.full + WEIGHT.fullLate * late) * scale * (own.full - theirs.full);
  odds += WEIGHT.disordered * scale * (own.disordered - theirs.disordered);
  odds += (WEIGHT.ratio + WEIGHT.ratioLate * late) * ratio;
  odds += WEIGHT.leader * (leadersOf(state, side) - leadersOf(state, enemy));
  odds += WEIGHT.besieged * (own.besieged - theirs.besieged);
  return odds + marginOf(context, state, side) - marginOf(context, state, enemy);
}

const weightOf = ({ term }: VictoryTerm): number =>
  term === 'panic' ? WEIGHT.panic : term === 'double' ? WEIGHT.double : term === 'camp' ? WEIGHT.camp : WEIGHT.other;

const leadersOf = (state: State, side: Side): number => state.armies[side].leaders.length + state.armies[side].waiting;

function marginOf(context: Context, state: State, side: Side): number {
  const { panic } = context.armies[side];
  const army = state.armies[side];
  if (panic === 0 || army.panicked) return 0;
  const share = Math.min(1, army.lost / panic);
  return WEIGHT.margin * share + WEIGHT.marginSquared * share * share;
}

function count(context: Context, state: State, side: Side): void {
  const found = counts[side];
  const { campUnit } = context.armies[side];
  const camp = state.armies[side].campCaptured ? -1 : campHex(context, state, side);
  found.full = 0;
  found.disordered = 0;
  found.panicked = 0;
  found.lost = state.armies[side].lost;
  let nearest = 99;
  const { units } = state;
  for (let i = 0; i < units.length; i++) {
    const unit = units[i]!;
    if (unit.side !== side) {
      if (camp >= 0 && unit.hex >= 0 && !unit.panicked) nearest = Math.min(nearest, distance(context.board, unit.hex, camp));
      continue;
    }
    if (unit.hex === GONE || unit.id === campUnit) continue;
    const { full } = context.types[unit.type]!;
    if (unit.panicked) found.panicked += full;
    else {
      found.full += full;
      if (unit.disordered) found.disordered += full;
    }
  }
  found.besieged = nearest <= 1 ? 1 : nearest <= 2 ? 0.6 : nearest <= 4 ? 0.3 : 0;
}
