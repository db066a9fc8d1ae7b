import { distance, type Hex } from '../../kernel/board';
import { type Action, fromOf, kindOf, type Order, orderOf, toOf } from '../../rules/baw/model/orders';
import type { Attack, Context, State, Unit } from '../../rules/baw/model/types';
import { isHampered, survey, terrainAt } from '../../rules/baw/play/ground';
import { askedSide, legalAnswers } from '../../rules/baw/play/questions';
import { legalRetreats, pathOf } from '../../rules/baw/play/retreat';
import { goalsFor, LONGEST } from './field';
import { perilAt } from './gains';
import { gainOf } from './melee';
import type { Style } from './style';
import { corneredAt } from './wayBack';

const STAND = orderOf('stand');
const HOLD = orderOf('hold');
/** Of a unit's strength: what an attack must promise the enemy for it to evade. */
const EVADES = 0.03;
/** A leader with a unit, in strength points, when one is to be given up. */
const LED = 2;
const DISPLACED = 0.6;
const BESIDE_FRIENDS = 0.2;
const IN_WATER = 0.5;
const SCORED = 1.5;

/** The script's answer to the question that is open. */
export function answerOf(context: Context, state: State, style: Style): Action {
  const attack = state.attack!;
  switch (attack.asks) {
    case 'evade':
      return evasion(context, state, attack);
    case 'lose':
      return leastOf(legalAnswers(context, state, attack), (action) => valueAt(context, state, fromOf(action as Order)));
    case 'retreat':
      survey(context, state);
      return leastOf(legalRetreats(context, state, attack), (action) => -retreatScore(context, state, action));
    default:
      return advance(context, state, attack, style);
  }
}

function leastOf(actions: readonly Action[], rate: (action: Action) => number): Action {
  let best = actions[0]!;
  let least = Number.POSITIVE_INFINITY;
  for (const action of actions) {
    const rated = rate(action);
    if (rated >= least) continue;
    least = rated;
    best = action;
  }
  return best;
}

/** B10.b Whoever may and is worse off by standing goes, where he is safest. */
function evasion(context: Context, state: State, attack: Attack): Action {
  const answers = legalAnswers(context, state, attack);
  const hexes = (ids: readonly number[]): Hex[] => ids.map((id) => state.units[id]!.hex);
  survey(context, state);
  const danger = gainOf(context, state, hexes(attack.attackers), hexes(attack.defenders));
  const ways = answers.filter((action) => kindOf(action as Order) === 'evade');
  if (ways.length === 0) return STAND;
  const strength = context.types[state.units[context.scratch.unitAt[fromOf(ways[0] as Order)]! - 1]!.type]!.strength;
  if (danger < EVADES * strength) return STAND;
  return leastOf(ways, (action) => -safetyAt(context, state, askedSide(state, attack), toOf(action as Order)));
}

function valueAt(context: Context, state: State, hex: Hex): number {
  const unit = state.units.find((each) => each.hex === hex)!;
  const led = state.leaders.some((leader) => leader.hex === hex && leader.side === unit.side) ? LED : 0;
  return context.types[unit.type]!.strength * (unit.disorganised ? 0.9 : 1) + led;
}

/** B7.7 Away from the enemy, among friends, displacing as few as may be. */
function retreatScore(context: Context, state: State, action: Action): number {
  const [from, to, ...rest] = pathOf(action);
  const { side } = state.units[context.scratch.unitAt[from!]! - 1]!;
  return safetyAt(context, state, side, to!) - DISPLACED * rest.length;
}

/** After `survey`: how far from the enemy a hex lies, and what else speaks for it. */
function safetyAt(context: Context, state: State, side: 0 | 1, hex: Hex): number {
  const { board, scratch } = context;
  let least = LONGEST;
  for (let i = 0; i < state.units.length; i++) {
    const unit = state.units[i]!;
    if (unit.side !== side && unit.hex >= 0) least = Math.min(least, distance(board, unit.hex, hex));
  }
  let score = least;
  for (let at = hex * 6; at < hex * 6 + 6; at++) {
    const next = board.neighbours[at]!;
    if (next >= 0 && scratch.sideAt[next] === side + 1) score += BESIDE_FRIENDS;
  }
  if (terrainAt(context, hex).halves) score -= IN_WATER;
  const { exit } = goalsFor(context, side);
  return exit ? score - 0.2 * Math.min(exit[hex]!, 40) : score;
}

/** B7.7.d Whoever lays himself open to no more than he dares. */
function advance(context: Context, state: State, attack: Attack, { daring }: Style): Action {
  const answers = legalAnswers(context, state, attack);
  survey(context, state);
  let best: Action = HOLD;
  let most = 0;
  for (const action of answers) {
    if (action === HOLD) continue;
    const unit = state.units[context.scratch.unitAt[fromOf(action as Order)]! - 1]!;
    const [here, there] = [unit.hex, toOf(action as Order)];
    const score = daring + keptAt(context, state, unit, there) - keptAt(context, state, unit, here);
    if (score <= most) continue;
    most = score;
    best = action;
  }
  return best;
}

/** After `survey`: what speaks for a unit's standing in a hex. */
const keptAt = (context: Context, state: State, unit: Unit, hex: Hex): number =>
  scoredAt(context, unit.side, hex) -
  perilIn(context, state, unit, hex) -
  context.types[unit.type]!.strength * corneredAt(context, unit.side, hex);

function scoredAt(context: Context, side: 0 | 1, hex: Hex): number {
  const { held, exit } = goalsFor(context, side);
  return (held.includes(hex) ? SCORED : 0) - (exit ? 0.3 * Math.min(exit[hex]!, 40) : 0);
}

/** What the two strongest who could come may cost a unit in a hex. */
function perilIn(context: Context, { units }: State, unit: Unit, hex: Hex): number {
  const { board, types } = context;
  let [first, second] = [0, 0];
  for (let i = 0; i < units.length; i++) {
    const foe = units[i]!;
    if (foe.side === unit.side || foe.hex < 0) continue;
    const { strength, ma, defenceOnly } = types[foe.type]!;
    const force = isHampered(context, foe) ? strength / 2 : strength;
    if (defenceOnly || force <= second || distance(board, foe.hex, hex) > Math.min(LONGEST, ma + 1)) continue;
    if (force > first) [first, second] = [force, first];
    else second = force;
  }
  return types[unit.type]!.strength * perilAt((first + second) / types[unit.type]!.strength);
}
