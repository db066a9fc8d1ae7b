import type { Hex } from '../../../kernel/board';
import type { Dice } from '../../../kernel/dice';
import type { Emit } from '../model/events';
import { type Action, fromOf, type Order, toOf } from '../model/orders';
import { type Attack, type Context, ELIMINATED, type Leader, otherSide, type Side, SPENT, type State, type Unit } from '../model/types';
import { boutOf } from './bouts';
import { survey, typeOf, unitAt } from './ground';
import { countLosses, rollLeaders } from './losses';
import { comeTo } from './movement';
import { meleeOdds } from './odds';
import { advancersOf, canAdvance, canEvade, isRepelled, loserNow, losersOf } from './questions';
import { legalRetreats, pathOf } from './retreat';
import { endBattle, isDecided } from './victory';

/** What an attack is carried out with. */
interface Course {
  readonly context: Context;
  readonly state: State;
  readonly attack: Attack;
  readonly dice: Dice;
  readonly emit: Emit;
}

const createAttack = (attackers: number[], defenders: number[]): Attack => ({
  attackers,
  defenders,
  asks: 'evade',
  result: null,
  retreating: [],
  vacated: [],
  advanced: [],
  lost: [0, 0],
  fallen: [],
});

/** B7.2 After `survey`. */
export function applyAttack(context: Context, state: State, action: Action, dice: Dice, emit: Emit): void {
  const bout = boutOf(context, action);
  const ids = (hexes: readonly Hex[]): number[] => hexes.map((hex) => unitAt(context, state, hex)!.id);
  const attack = createAttack(ids(bout.attackers), ids(bout.defenders));
  for (const id of attack.attackers) state.units[id]!.attacked = true;
  for (const id of attack.defenders) state.units[id]!.defended = true;
  if (emit) {
    const [attackers, defenders] = [attack.attackers.slice(), attack.defenders.slice()];
    emit({ kind: 'attackDeclared', rule: 'B7.2', attackers, from: bout.attackers, defenders, hexes: bout.defenders });
  }
  state.attack = attack;
  askToEvade({ context, state, attack, dice, emit });
}

/** B10.b */
function askToEvade(course: Course): void {
  const { context, state, attack } = course;
  survey(context, state);
  if (attack.defenders.some((id) => canEvade(context, state, attack, state.units[id]!))) attack.asks = 'evade';
  else strike(course);
}

/** B7.4, B7.5 The odds are struck, if there is anybody left to strike at. */
function strike(course: Course): void {
  const { context, state, attack, dice, emit } = course;
  if (attack.defenders.length === 0) return askToAdvance(course);
  const unitsOf = (ids: readonly number[]): Unit[] => ids.map((id) => state.units[id]!);
  const { odds, results } = meleeOdds(context, state, unitsOf(attack.attackers), unitsOf(attack.defenders));
  const at = state.units[attack.defenders[0]!]!.hex;
  const die = results.length === 1 ? 0 : dice.roll(state, 'melee', 6, at);
  const result = results[Math.max(die - 1, 0)]!;
  const { attackers, defenders } = attack;
  emit?.({
    kind: 'attackResolved',
    rule: 'B7.5',
    attackers: attackers.slice(),
    defenders: defenders.slice(),
    at,
    odds,
    die,
    result,
  });
  attack.result = result;
  if (isRepelled(result)) attack.vacated = [];
  if (result === 'AR' || result === 'DR') {
    attack.retreating = (result === 'AR' ? attackers : defenders).slice();
    return goOnRetreating(course);
  }
  goOnLosing(course);
}

/** B7.6 Eliminations by choice, where there is one. */
function goOnLosing(course: Course): void {
  const { state, attack } = course;
  while (loserNow(state, attack) !== undefined) {
    const ids = losersOf(state, attack);
    if (ids.length > 1) {
      attack.asks = 'lose';
      return;
    }
    eliminate(course, state.units[ids[0]!]!, 'B7.6');
  }
  settle(course);
}

/** A unit is lost; its leaders wait for their dice. */
function eliminate({ context, state, attack, emit }: Course, unit: Unit, rule: 'B7.6' | 'B7.7.b'): void {
  const { hex, side } = unit;
  emit?.({ kind: 'eliminated', rule, unit: unit.id, hex });
  const attacks = side === state.player;
  attack.lost[side] += typeOf(context, unit).strength;
  if (attacks === isRepelled(attack.result)) leaveHex(attack, hex);
  attack.attackers = attack.attackers.filter((id) => id !== unit.id);
  attack.defenders = attack.defenders.filter((id) => id !== unit.id);
  attack.fallen.push(hex);
  unit.hex = ELIMINATED;
  clearUnit(unit);
}

/** B16.4 What has been eliminated comes back as any other: nothing of its marks stays with it. */
function clearUnit(unit: Unit): void {
  unit.disorganised = false;
  unit.thrown = false;
  unit.attacked = false;
  unit.defended = false;
}

function leaveHex(attack: Attack, hex: Hex): void {
  attack.vacated.push(hex);
  attack.vacated.sort((a, b) => a - b);
}

/** B7.7.b A single way goes by itself; when nobody left can, all are eliminated. */
function goOnRetreating(course: Course): void {
  const { context, state, attack } = course;
  while (attack.retreating.length > 0) {
    survey(context, state);
    const ways = legalRetreats(context, state, attack);
    if (ways.length > 1) {
      attack.asks = 'retreat';
      return;
    }
    if (ways.length === 1) carryOut(course, pathOf(ways[0]!));
    else {
      const lost = attack.retreating.map((id) => state.units[id]!).sort((a, b) => a.hex - b.hex);
      attack.retreating = [];
      for (const unit of lost) eliminate(course, unit, 'B7.7.b');
    }
  }
  settle(course);
}

/** B7.7, B7.8 After `survey`: a unit retreats; friends in its way make room, the last of them first. */
function carryOut({ context, state, attack, emit }: Course, [from, ...path]: readonly Hex[]): void {
  const movers = [from!, ...path.slice(0, -1)].map((hex) => unitAt(context, state, hex)!);
  for (let i = movers.length - 1; i >= 0; i--) {
    const unit = movers[i]!;
    const [was, to] = [unit.hex, path[i]!];
    const rule = path.length > 1 ? 'B7.8' : 'B7.7.a';
    const leaders = idsWith(state, unit);
    if (i === 0) emit?.({ kind: 'retreated', rule, unit: unit.id, from: was, to, leaders });
    else emit?.({ kind: 'displaced', rule: 'B7.8', unit: unit.id, from: was, to, leaders });
    goWithLeaders(context, state, unit, to, emit);
  }
  attack.retreating = attack.retreating.filter((id) => id !== movers[0]!.id);
  leaveHex(attack, from!);
}

/** B7.7.c */
const goesWith = (leader: Leader, { hex, side }: Unit): boolean => leader.hex === hex && leader.side === side;
const idsWith = ({ leaders }: State, unit: Unit): number[] => leaders.filter((leader) => goesWith(leader, unit)).map(({ id }) => id);

function goWithLeaders(context: Context, state: State, unit: Unit, to: Hex, emit: Emit): void {
  for (const leader of state.leaders) if (goesWith(leader, unit)) leader.hex = to;
  comeTo(context, state, unit, to, emit);
}

/** B7.6.R Eliminations and retreats are done: leaders, losses and morale, then advances. */
function settle(course: Course): void {
  const { context, state, attack, dice, emit } = course;
  for (const side of fallenSides(state, attack)) {
    for (const hex of attack.fallen) rollLeaders(context, state, side, hex, dice, emit);
  }
  attack.fallen = [];
  const lost = attack.lost;
  attack.lost = [0, 0];
  countLosses(context, state, lost, emit);
  if (isDecided(context, state)) return endBattle(context, state, emit);
  askToAdvance(course);
}

/** Attackers first. */
const fallenSides = ({ player }: State, { lost }: Attack): Side[] => [player, otherSide(player)].filter((side) => lost[side] > 0);

/** B7.7.d */
function askToAdvance(course: Course): void {
  const { context, state, attack } = course;
  attack.asks = 'advance';
  if (!advancersOf(attack).some((id) => canAdvance(context, state, attack, state.units[id]!))) finish(course);
}

/** B1.d, B16.3 The attack has been carried out. */
function finish({ context, state, attack, emit }: Course): void {
  state.attack = null;
  for (const id of attack.attackers) {
    const unit = state.units[id]!;
    if (!typeOf(context, unit).spent) continue;
    emit?.({ kind: 'spent', rule: 'B1.d', unit: id, hex: unit.hex });
    unit.hex = SPENT;
    unit.attacked = false;
  }
  if (!context.variants.briefDisorder) return;
  for (const id of attack.defenders) recover(state.units[id]!, emit);
}

/** B16.3 */
export function recover(unit: Unit, emit: Emit): void {
  if (!unit.disorganised) return;
  unit.disorganised = false;
  emit?.({ kind: 'recovered', rule: 'B16.3', unit: unit.id, hex: unit.hex });
}

/** After `survey`: the answer to the question that is open, a chain as it is. */
export function applyAnswer(context: Context, state: State, action: Action, kind: string, dice: Dice, emit: Emit): void {
  const course: Course = { context, state, attack: state.attack!, dice, emit };
  const unit = (): Unit => unitAt(context, state, fromOf(action as Order))!;
  switch (kind) {
    case 'evade':
      evade(course, unit(), toOf(action as Order));
      return askToEvade(course);
    case 'stand':
      return strike(course);
    case 'lose':
      eliminate(course, unit(), 'B7.6');
      return goOnLosing(course);
    case 'retreat':
      carryOut(course, pathOf(action));
      return goOnRetreating(course);
    case 'advance':
      advance(course, unit(), toOf(action as Order));
      return askToAdvance(course);
    default:
      return finish(course);
  }
}

/** B10.b Who evades is out of the attack. */
function evade({ context, state, attack, emit }: Course, unit: Unit, to: Hex): void {
  emit?.({ kind: 'evaded', rule: 'B10.b', unit: unit.id, from: unit.hex, to, leaders: idsWith(state, unit) });
  leaveHex(attack, unit.hex);
  attack.defenders = attack.defenders.filter((id) => id !== unit.id);
  goWithLeaders(context, state, unit, to, emit);
}

function advance({ context, state, attack, emit }: Course, unit: Unit, to: Hex): void {
  emit?.({ kind: 'advanced', rule: 'B7.7.d', unit: unit.id, from: unit.hex, to, leaders: idsWith(state, unit) });
  attack.vacated = attack.vacated.filter((hex) => hex !== to);
  attack.advanced.push(unit.id);
  goWithLeaders(context, state, unit, to, emit);
}
