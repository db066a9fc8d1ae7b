import { type Context, otherSide, SIDES, type Side, type State, type VictoryTerm } from '../../rules/baw/model/types';
import { isDisintegrated, isMeasured, measureOf, outcomeOf, scoreOf, survivalOf, verdictOf } from '../../rules/baw/play/victory';
import { worthOfEnd } from '../tactics';

/** What is counted of a side. */
interface Count {
  /** Strength on the map and in reserve, and how much of it is disorganised. */
  full: number;
  disorganised: number;
  leaders: number;
}

const counts: readonly [Count, Count] = [
  { full: 0, disorganised: 0, leaders: 0 },
  { full: 0, disorganised: 0, leaders: 0 },
];

/** Weights of the logistic value; differences are the enemy's less one's own. */
const WEIGHT = {
  share: 4,
  shareSquared: 4,
  late: 3,
  ratio: 1.2,
  disorganised: 2,
  demoralised: 0.8,
  leader: 0.1,
  left: 4,
} as const;

/** How a battle stands for a side, from -1 lost to 1 won: twice the chance to win less 1. */
export function standing(context: Context, state: State, side: Side): number {
  const end = outcomeOf(context, state);
  return end ? worthOfEnd(end, side) : Math.tanh(oddsFor(context, state, side) / 2);
}

/** B14.c The share of what it can lose that a side has lost: 1 loses the battle. */
function shareOf({ armies, victory }: Context, state: State, side: Side): number {
  const { lost } = state.armies[side];
  const bounds = [armies[side].disintegration];
  for (const { term, by, strength } of victory) if (term === 'destroy' && by !== side) bounds.push(strength);
  const bound = Math.min(...bounds.filter((strength) => strength > 0));
  return Number.isFinite(bound) ? lost / bound : 0;
}

/** The logarithm of the odds. */
function oddsFor(context: Context, state: State, side: Side): number {
  const enemy = otherSide(side);
  const late = Math.min(1, (state.turn - 1 + state.player / 2) / context.turns);
  count(context, state);
  const own = counts[side];
  const theirs = counts[enemy];
  const both = own.full + theirs.full + 1;
  let odds = outlook(context, state, side, late);
  odds += WEIGHT.ratio * Math.log((own.full + 1) / (theirs.full + 1));
  odds += WEIGHT.disorganised * ((theirs.disorganised - own.disorganised) / both) * 2;
  odds += WEIGHT.leader * (own.leaders - theirs.leaders);
  const { armies } = state;
  return odds + WEIGHT.demoralised * (Number(armies[enemy].demoralised) - Number(armies[side].demoralised));
}

/** What losses, places and those who have left say about the end. */
function outlook(context: Context, state: State, side: Side, late: number): number {
  const enemy = otherSide(side);
  const [own, theirs] = [shareOf(context, state, side), shareOf(context, state, enemy)];
  let odds = WEIGHT.share * (theirs - own) + WEIGHT.shareSquared * (theirs * theirs - own * own);
  const survivor = survivalOf(context);
  if (survivor) {
    const margin = 1 - state.armies[survivor.by].lost / Math.max(1, survivor.strength);
    odds += WEIGHT.late * Math.max(-1, margin * (0.3 + late) - (margin > 0 ? 0.3 * (1 - late) : 0.5)) * (survivor.by === side ? 1 : -1);
  } else odds += WEIGHT.late * late * clamp(2 * (reckoned(context, state, enemy) - reckoned(context, state, side)));
  for (const { term, by, strength } of context.victory)
    if (term === 'exit') odds += (by === side ? 1 : -1) * WEIGHT.left * (state.armies[by].left / Math.max(1, strength)) ** 1.5;
  return odds;
}

const clamp = (value: number): number => Math.max(-1, Math.min(1, value));

/** B14.c The share with what the enemy holds; where not both sides' is measured, his points are compared as they are. After `count`. */
function reckoned(context: Context, state: State, side: Side): number {
  const points = scoreOf(context, state)[otherSide(side)];
  if (!isMeasured(context)) return (4 * points) / (counts[0].full + counts[1].full + 1);
  return shareOf(context, state, side) + (points - state.armies[side].lost) / measureOf(context, side);
}

function count({ types }: Context, { units, leaders }: State): void {
  for (const side of SIDES) Object.assign(counts[side], { full: 0, disorganised: 0, leaders: 0 });
  for (let i = 0; i < units.length; i++) {
    const { hex, side, type, disorganised } = units[i]!;
    if (hex < -1) continue;
    const found = counts[side];
    const { strength } = types[type]!;
    found.full += strength;
    if (disorganised) found.disorganised += strength;
  }
  for (const { hex, side } of leaders) if (hex >= 0) counts[side].leaders++;
}

/** How much a side has to go for the enemy: above 1 it does, below it can wait. */
export function urgencyOf(context: Context, state: State, side: Side): number {
  const enemy = otherSide(side);
  count(context, state);
  const force = Math.sqrt((counts[side].full + 1) / (counts[enemy].full + 1));
  const late = Math.min(1, state.turn / context.turns);
  const survivor = survivalOf(context);
  const wants = survivor
    ? survivor.by === side
      ? 0.6
      : 1.3
    : 1 + late * clamp(2 * (reckoned(context, state, side) - reckoned(context, state, enemy)));
  return Math.max(0.4, Math.min(2, force * wants));
}

/** By what a side has won or may yet: B14 terms that are met, with points or at once, and `disintegration` for an enemy who is no army any more. */
export function scoredBy(context: Context, state: State, side: Side): string[] {
  const enemy = otherSide(side);
  const met = context.victory
    .filter((term) => term.by === side && isMet(context, state, term))
    .map(({ term }) => (term === 'exit' ? 'left' : term));
  return [
    ...(isDisintegrated(context, state, enemy) ? ['disintegration'] : []),
    ...met,
    ...(isWonByLimit(context, state, side) ? ['survive'] : []),
  ];
}

/** Whether a `survive` term has decided for a side, its own or the enemy's. */
function isWonByLimit(context: Context, state: State, side: Side): boolean {
  if (outcomeOf(context, state)?.winner !== side + 1) return false;
  const verdict = verdictOf(context, state);
  return 'term' in verdict && verdict.term.term === 'survive';
}

function isMet({ objectives }: Context, { armies, held }: State, { term, by, strength, at }: VictoryTerm): boolean {
  switch (term) {
    case 'destroy':
      return armies[otherSide(by)].lost >= strength;
    case 'exit':
      return armies[by].left >= strength;
    // Whoever `by` is, it decides for either side.
    case 'survive':
      return false;
    case 'hold':
      return at.some((hex) => held[objectives.indexOf(hex)] === by);
  }
}
