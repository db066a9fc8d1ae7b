import type { BareState } from '../kernel/twoSides';
import type { Game } from './games';
import { BUDGETS } from './players';
import type { Advice, Advised } from './protocol';
import { middling } from './sampling';
import { REPLIES } from './simulate';
import { NO_PIECE, POSTURES, type PostureName, type Reason, type Search, type Take } from './tactics';
import { type Moment, resultsOf } from './weighing';

/** Plans that are told at most, and orders of each that are told first. */
const BEST = 3;
const CHIEF = 3;

/** Simulations of each plan at once, one for each reply, and at most, and the first sample, beyond those of the search. */
const AT_ONCE = REPLIES.length;
const MOST = 200;
const FROM = 100_000_000;

/** What is worth telling of an order, by the codes of its reasons; what speaks against an order is not named. */
const WEIGHTS: Readonly<Record<string, number>> = {
  'ram:flank': 5,
  'ram:rudder': 5,
  'ram:oarRake': 4,
  leaves: 4,
  opensAttack: 3,
  threatensRam: 3,
  alongside: 3,
  together: 3,
  leavesDanger: 2,
  coversFlank: 2,
  objective: 2,
  trapped: 2,
  breaks: 2,
  missileRange: 1.5,
  'on:hill': 1.5,
  'on:village': 1.5,
  'by:flank': 1.5,
  highGround: 1.5,
  targetDisordered: 1,
  'by:leader': 1,
  'by:star': 1,
  nearerExit: 1,
  withLeader: 1,
  enters: 1,
  safeThere: 0.5,
  nearer: 0.4,
};
/** What an order must weigh to make a plan another, and to be told among the first. */
const MATTERS = 1;
const TELLING = 0.4;
/** What has been told of another order weighs so much less each time; an order that a better plan has too so much. */
const AGAIN = 0.6;
const SHARED = 0.25;

const weightOf = ({ reasons }: Advised): number => reasons.reduce((sum, { why }) => sum + (WEIGHTS[why] ?? 0), 0);

/** A plan as it is to be told. `byPiece`: its orders by the piece that each is given to. `posture`: if it is one of the whole side. */
interface Draft {
  readonly takes: readonly Take<unknown>[];
  readonly byPiece: ReadonlyMap<number, Advised>;
  readonly posture: PostureName | undefined;
}

/** Of all that was tried to leave most is said of the plan, not of each order; and what speaks against an order is not said alone. */
function tellingOf(reasons: readonly Reason[]): readonly Reason[] {
  const left = reasons.filter(({ why }) => why !== 'leavesMost');
  return left.every(({ why }) => why === 'attackedAt' || why === 'flankedAt') ? [] : left;
}

/** Carries a plan out, order by order, and asks for the reasons of each where it is given. What dice may forbid is told without, what they make vain not at all. */
function draftOf({ system, ai }: Game, { context, state }: Moment, takes: readonly Take<unknown>[], posture?: PostureName): Draft {
  const { tactics } = ai;
  const after = tactics.clone(state);
  const byPiece = new Map<number, Advised>();
  for (const [i, { piece, line }] of takes.entries()) {
    const isAllowed = line === undefined || tactics.may(context, after, line);
    if (line !== undefined) {
      const order = system.printAction(context, after, line);
      const reasons = isAllowed ? tellingOf(ai.reasons(context, after, line, state)) : [];
      const isVain = isAllowed && reasons.length === 0 && tactics.rolls(line) && ai.reasons(context, state, line).length > 0;
      // Orders that are given stepwise are each a matter of their own.
      if (!isVain) byPiece.set(piece === NO_PIECE ? NO_PIECE - i : piece, { order, reasons });
    }
    if (isAllowed) tactics.take(context, after, piece, line, middling);
  }
  return { takes, byPiece, posture };
}

/** The pieces that do one thing in one plan, and another or nothing in the other. */
const apart = ({ byPiece: a }: Draft, { byPiece: b }: Draft): number[] =>
  [...new Set([...a.keys(), ...b.keys()])].filter((piece) => a.get(piece)?.order !== b.get(piece)?.order);

/** Whether two plans are two: more than one piece does different things, or it matters what that one does. */
function differs(a: Draft, b: Draft): boolean {
  const pieces = apart(a, b);
  const matters = (order: Advised | undefined): boolean => order !== undefined && weightOf(order) >= MATTERS;
  return pieces.length > 1 || pieces.some((piece) => matters(a.byPiece.get(piece)) || matters(b.byPiece.get(piece)));
}

/** The places of the orders that say most, each something that the others do not; what better plans do too comes last. */
function chiefOf(orders: readonly Advised[], better: ReadonlySet<string>): number[] {
  const chief: number[] = [];
  const told = new Map<string, number>();
  const worth = ({ order, reasons }: Advised): number =>
    reasons.reduce((sum, { why }) => sum + (WEIGHTS[why] ?? 0) * AGAIN ** (told.get(why) ?? 0), 0) * (better.has(order) ? SHARED : 1);
  while (chief.length < CHIEF) {
    let most = 0;
    let next: number | undefined;
    for (const [i, order] of orders.entries()) {
      if (chief.includes(i) || worth(order) < Math.max(TELLING, most + 0.01)) continue;
      most = worth(order);
      next = i;
    }
    if (next === undefined) break;
    chief.push(next);
    for (const { why } of orders[next]!.reasons) told.set(why, (told.get(why) ?? 0) + 1);
  }
  return chief.length > 0 || orders.length === 0 ? chief : [0];
}

/** The plans that are weighed: the one that is followed, then postures of the whole side. A posture lends its name to a plan that is the same. */
function draftsOf(game: Game, moment: Moment, followed: readonly Take<unknown>[]): [Draft, ...Draft[]] {
  const { context, state, side } = moment;
  const { tactics } = game.ai;
  // A posture of the whole side is carried out in one go.
  const count = tactics.planning(context, state) === 'whole' ? POSTURES.length : 0;
  const whole = tactics.postures(context, state, side, count).filter(({ isWhole }) => isWhole);
  const first = draftOf(game, moment, followed);
  const postures = whole.map(({ name, takes }) => draftOf(game, moment, takes, name));
  const same = postures.find((posture) => apart(first, posture).length === 0);
  const drafts: [Draft, ...Draft[]] = [same ? { ...first, takes: same.takes, posture: same.posture } : first];
  for (const posture of postures) if (drafts.every((draft) => apart(draft, posture).length > 0)) drafts.push(posture);
  return drafts;
}

/** What each plan brings more than the script's own way, with the same dice and against every reply, until it is late. */
function* leadsOf(
  plans: readonly (readonly Take<unknown>[])[],
  { state, side }: Moment,
  isLate: () => boolean,
): Search<BareState, unknown, number[]> {
  const branches = [...plans, []].map((takes) => ({ state, takes }));
  const sums = branches.map(() => 0);
  let samples = 0;
  do {
    const values = yield { side, playerTurns: 1 + BUDGETS.legate.reply, branches, from: FROM + samples, samples: AT_ONCE, wary: true };
    samples += AT_ONCE;
    for (const i of values.keys()) sums[Math.floor(i / AT_ONCE)]! += values[i]!;
  } while (!isLate() && samples < MOST);
  return plans.map((_, i) => (sums[i]! - sums[plans.length]!) / samples);
}

/** What is true of the best order only. */
const OF_THE_BEST: ReadonlySet<string> = new Set(['leavesMost', 'nothingBetter']);

/** Where the script has no word for it: of all that was tried the best leaves most, or, where nothing was tried, it is what the script does. */
export function reasonsFor(reasons: readonly Reason[], place: 'best' | 'other' | 'untried'): readonly Reason[] {
  if (place === 'other') return reasons.filter(({ why }) => !OF_THE_BEST.has(why));
  if (reasons.length === 0) return [{ why: place === 'best' ? 'leavesMost' : 'byScript' }];
  return place === 'best' ? reasons : reasons.map((reason) => (reason.why === 'leavesMost' ? { why: 'byScript' } : reason));
}

/**
 * The best plans that really differ, at most three, that which is followed first, and what takes that were played bring by the same dice and replies, 0 to 1.
 * `worth`: what the moment is worth. Their simulations are left to whoever carries it through.
 */
export function* tellPlansBeside(
  game: Game,
  moment: Moment,
  followed: readonly Take<unknown>[],
  played: readonly Take<unknown>[] | undefined,
  worth: number,
  isLate: () => boolean,
): Search<BareState, unknown, { readonly plans: readonly Advice[]; readonly value: number | undefined }> {
  const drafts = draftsOf(game, moment, followed);
  const leads = yield* leadsOf([...drafts.map(({ takes }) => takes), ...(played ? [played] : [])], moment, isLate);
  const value = resultsOf(worth, leads.splice(drafts.length))[0];
  const values = resultsOf(worth, leads);
  const [first, ...others] = drafts.map((draft, i) => ({ draft, lead: leads[i]!, value: values[i]! }));
  const best = [first!];
  for (const other of others.sort((a, b) => b.lead - a.lead)) {
    if (best.length < BEST && best.every((better) => differs(better.draft, other.draft))) best.push(other);
  }
  const told = new Set<string>();
  const plans = best.map(({ draft: { byPiece, posture }, value }) => {
    const orders = [...byPiece.values()];
    const chief = chiefOf(orders, told);
    for (const { order } of orders) told.add(order);
    return { orders, chief, value, posture };
  });
  return { plans, value };
}

/** The same where nothing was played. */
export function* tellPlans(
  game: Game,
  moment: Moment,
  followed: readonly Take<unknown>[],
  worth: number,
  isLate: () => boolean,
): Search<BareState, unknown, readonly Advice[]> {
  return (yield* tellPlansBeside(game, moment, followed, undefined, worth, isLate)).plans;
}
