import { NOBODY } from '../../kernel/hexGame';
import { type Action, countOf, facingOf, hexOf, kindOf, orderIn, orderOf } from '../../rules/ancients/model/orders';
import type { Context, Side, State, Unit } from '../../rules/ancients/model/types';
import { fireNeed, legalShots, mayFire } from '../../rules/ancients/play/fire';
import { leadersToPlace } from '../../rules/ancients/play/leaders';
import { actorsOf, judgeAction, knownOf, legalActions } from '../../rules/ancients/play/legal';
import { legalAttacks, mayAttack } from '../../rules/ancients/play/melee';
import { assaultOn } from '../../rules/ancients/play/odds';
import { deciderOf } from '../../rules/ancients/play/sequence';
import type { Manner } from '../players';
import type { Chooser } from '../random';
import { bestAttack } from './attacks';
import { deploymentOf } from './deploy';
import { leavesDuel } from './duels';
import { FAR, fieldOf } from './field';
import { leadOf, placementOf } from './leaders';
import { demandedMoves, moveOf, moversOf } from './march';
import { answerToOption, orderOfOption } from './options';
import { CENTURION, IN_POSTURE, type Style } from './style';
import { gainOf, lossIfGone, lossIfStruck, worthOf } from './worth';

const END = orderOf('end');

/** The script: each unit's best move by the exact expectation of its fights. It sees what its side sees. */
export function playScript(
  context: Context,
  truth: State,
  choose: Chooser,
  style: Style,
  manner: Omit<Manner, 'name'>,
): Action | undefined {
  const state = knownOf(context, truth);
  const side = deciderOf(state);
  if (side === undefined) return undefined;
  if (state.extra?.asked) return answerToOption(context, state, choose) ?? anyOf(context, truth, choose);
  if (state.attack) return answerOf(context, state, style);
  for (const order of choicesOf(context, state, side, style, manner))
    if (order !== undefined && !judgeAction(context, truth, order)) return order;
  return judgeAction(context, truth, END) ? anyOf(context, truth, choose) : END;
}

/** What the script would do now, the first that is allowed before the others. */
function* choicesOf(context: Context, state: State, side: Side, style: Style, manner: Omit<Manner, 'name'>): Generator<Action | undefined> {
  // The hasty know no more of optional rules than how to get going.
  if (!style.hasty || state.phase === 'movement') yield orderOfOption(context, state, side);
  if (state.phase === 'movement') yield* movesOf(context, state, side, style, manner);
  else yield nextOrder(context, state, side, style);
}

/** In the phases other than movement. */
function nextOrder(context: Context, state: State, side: Side, style: Style): Action | undefined {
  switch (state.phase) {
    case 'deploy':
      return deploymentOf(context, state, side);
    case 'leaders': {
      if (style.hasty) return withTheStrongest(context, state, side);
      const field = fieldOf(context, state, side, style);
      return leadOf(context, state, field) ?? placementOf(context, state, side, field);
    }
    case 'fire':
      return style.hasty ? firstOf(context, state, side, mayFire, legalShots) : bestShot(context, state, side);
    case 'melee':
      return style.hasty ? firstOf(context, state, side, mayAttack, legalAttacks) : bestAttack(context, state, side, style.leastGain);
    default:
      return undefined;
  }
}

/** Orders of optional rules that the script has no opinion about. */
function anyOf(context: Context, state: State, choose: Chooser): Action | undefined {
  const actors = actorsOf(context, state);
  const own = legalActions(context, state, NOBODY);
  if (own.length > 0) return own[choose(own.length)];
  for (const actor of actors) {
    const list = legalActions(context, state, actor);
    if (list.length > 0) return list[choose(list.length)];
  }
  return undefined;
}

/**
 * Who enters, then the units nearest to the enemy first, whatever the style of each: whoever an optional rule does not let go holds nobody up. What a search has
 * left where it is stays, but for those whom an optional rule drives.
 */
function* movesOf(
  context: Context,
  state: State,
  side: Side,
  style: Style,
  { searched, postures }: Omit<Manner, 'name'>,
): Generator<Action | undefined> {
  const given = postures?.() ?? [];
  const styleOf = ({ id }: Unit): Style => (given[id] ? IN_POSTURE[given[id]] : style);
  yield entryOf(context, state, side, style);
  for (const unit of moversOf(context, state, fieldOf(context, state, side, CENTURION))) {
    if (searched && !unit.panicked && demandedMoves(context, state, unit).length === 0) continue;
    yield moveOf(context, state, fieldOf(context, state, side, styleOf(unit)), unit);
  }
}

export function entryOf(context: Context, state: State, side: Side, style: Style): Action | undefined {
  for (const unit of state.units) {
    if (unit.side !== side || unit.hex >= 0 || unit.group < 0 || unit.moved) continue;
    const entries = legalActions(context, state, unit.id).filter((action) => kindOf(orderIn(action)) === 'enter');
    const field = fieldOf(context, state, side, style);
    let best: Action | undefined;
    let least = 1e9;
    for (const entry of entries) {
      const hex = hexOf(orderIn(entry));
      const far = field.near[hex]!;
      const score = Math.abs(far - 2) * 10 + Math.abs(facingOf(orderIn(entry)) - unit.facing);
      if (score < least) {
        least = score;
        best = entry;
      }
    }
    if (best !== undefined) return best;
  }
  return undefined;
}

/** 7 What a hasty player does with a leader. */
function withTheStrongest(context: Context, state: State, side: Side): Action | undefined {
  if (leadersToPlace(state) <= 0) return undefined;
  const own = state.units.filter((unit) => unit.side === side && unit.hex >= 0);
  const best = own.reduce<Unit | undefined>(
    (most, unit) => (most && worthOf(context, most) >= worthOf(context, unit) ? most : unit),
    undefined,
  );
  return best && orderOf('place', undefined, best.hex);
}

/** 8, 9 The first shot or attack that is allowed to a unit, whatever it brings. */
function firstOf(
  context: Context,
  state: State,
  side: Side,
  may: (context: Context, state: State, unit: Unit) => boolean,
  legal: (context: Context, state: State, unit: Unit) => readonly Action[],
): Action | undefined {
  for (const unit of state.units) {
    if (unit.side !== side || !may(context, state, unit)) continue;
    const [first] = legal(context, state, unit);
    if (first !== undefined) return first;
  }
  return undefined;
}

/** 8 The shot that is worth most. */
export function bestShot(context: Context, state: State, side: Side): Action | undefined {
  let best: Action | undefined;
  let most = 0;
  for (const unit of state.units) {
    if (unit.side !== side || !mayFire(context, state, unit)) continue;
    for (const shot of legalShots(context, state, unit)) {
      const target = state.units[context.scratch.unitAt[hexOf(shot)]! - 1]!;
      const gain = (fireNeed(context, state, unit, target) / 6) * lossIfStruck(context, state, target);
      if (gain <= most) continue;
      most = gain;
      best = shot;
    }
  }
  return best;
}

/** So many of the shots that are worth most. */
export function shotsOf(context: Context, state: State, side: Side, width: number): Action[] {
  const all: { shot: Action; gain: number }[] = [];
  for (const unit of state.units) {
    if (unit.side !== side || !mayFire(context, state, unit)) continue;
    for (const shot of legalShots(context, state, unit)) {
      const target = state.units[context.scratch.unitAt[hexOf(shot)]! - 1]!;
      all.push({ shot, gain: fireNeed(context, state, unit, target) * lossIfStruck(context, state, target) });
    }
  }
  return all
    .sort((a, b) => b.gain - a.gain)
    .slice(0, width)
    .map(({ shot }) => shot);
}

/** The answer that leaves most. */
export function answerOf(context: Context, state: State, style: Style): Action | undefined {
  const attack = state.attack!;
  const answers = legalActions(context, state, NOBODY);
  const of = (kind: string) => answers.filter((action) => kindOf(orderIn(action)) === kind);
  const attacker = state.units[attack.attacker]!;
  const target = state.units[attack.target]!;
  switch (attack.asks) {
    case 'away': {
      const stay = of('away').find((action) => countOf(orderIn(action)) === 0);
      return leavesDuel(context, state, answers.length - 1) ?? stay ?? answers[0];
    }
    case 'retreat': {
      const gain = gainOf(context, state, assaultOn(context, attacker, target, attack.at, attack.facing)) ?? 0;
      const stands = of('stand')[0];
      const cost = lossIfStruck(context, state, { ...target, disordered: false });
      if (gain <= cost + 0.2) return stands ?? answers[0];
      return bestRetreat(context, state, of('retreat'), style) ?? stands;
    }
    case 'press': {
      const gain = gainOf(context, state, assaultOn(context, attacker, target, attack.at, attack.facing)) ?? 0;
      return (gain > 0 ? of('press')[0] : of('halt')[0]) ?? answers[0];
    }
    case 'advance': {
      const worth = lossIfGone(context, state, attacker);
      const all = of('advance').at(0);
      return (worth > 5 ? (of('hold')[0] ?? all) : all) ?? answers[0];
    }
  }
}

function bestRetreat(context: Context, state: State, retreats: readonly Action[], style: Style): Action | undefined {
  const { side } = state.units[state.attack!.target]!;
  const field = fieldOf(context, state, side, style);
  let best: Action | undefined;
  let most = -1;
  for (const retreat of retreats) {
    const hex = hexOf(orderIn(retreat));
    const far = Math.min(FAR, field.near[hex]!) - field.threat[hex]! / 100;
    if (far > most) {
      most = far;
      best = retreat;
    }
  }
  return best;
}
