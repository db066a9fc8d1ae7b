import { type Direction, directionTo, type Hex, opposite } from '../../../kernel/board';
import type { Assault, Term } from '../model/assault';
import { MELEE_TABLE, type MeleeResult, type Odds } from '../model/data';
import { isAhead } from '../model/front';
import { BESIDE, type Context, type State, type Unit, type UnitType } from '../model/types';
import { hexsideAt } from './ground';
import { leadersAt } from './leaders';
import { ownerOf } from './owner';

export interface MeleeOdds {
  /** Strengths before the modifiers. */
  readonly strength: readonly [attack: number, defence: number];
  readonly terms: readonly Term[];
  readonly attack: number;
  readonly defence: number;
  /** Undefined: below 1-2 or a strength of 0; not allowed. */
  readonly odds: Odds | undefined;
  /** The column that the strengths alone give, where an option gives another. */
  readonly byStrength: Odds | undefined;
  /** What an option adds to the die. */
  readonly shift: number;
  /** Whether the result stands without a die. */
  readonly fixed: boolean;
  /** The six results, for a die of 1 to 6; empty if not allowed. */
  readonly results: readonly MeleeResult[];
}

const FACES = [1, 2, 3, 4, 5, 6];

export function strengthOf(context: Context, unit: Unit): number {
  const type = context.types[unit.type]!;
  return unit.disordered ? type.disordered : type.full;
}

/** What was reckoned last; read at once, kept so that nothing is allocated. */
const reckoned = { attack: 0, defence: 0 };

/** 9.2 Both strengths with all their modifiers. Both are doubled for each ÷2 of the other, so they stay whole: only their ratio is meant. */
function reckon(context: Context, state: State, assault: Assault, terms: Term[] | undefined): void {
  reckoned.attack = strengthOf(context, assault.attacker);
  reckoned.defence = assault.target.plundering ? 1 : strengthOf(context, assault.target);
  reckonAttacker(context, state, assault, terms);
  if (assault.target.plundering) terms?.push({ on: 'defence', rule: '6.j.2', why: 'plunderer', factor: 1 });
  else reckonDefender(context, state, assault, terms);
  if (context.hooks.factors) reckonOptions(context, state, assault, terms);
}

/** Whole factors only, so that the ratio stays exact. */
function reckonOptions(context: Context, state: State, assault: Assault, terms: Term[] | undefined): void {
  for (const on of ['attack', 'defence'] as const) {
    if (on === 'defence' && assault.target.plundering) continue;
    for (const factor of context.hooks.factors!(context, state, assault, on)) {
      reckoned[on] *= factor.factor;
      terms?.push({ on, ...factor });
    }
  }
}

/** A factor for whoever it is on: a ÷2 doubles the other. */
function modify(on: Term['on'], rule: string, why: Term['why'], factor: 2 | 0.5, terms: Term[] | undefined): void {
  if ((on === 'attack') === (factor === 2)) reckoned.attack *= 2;
  else reckoned.defence *= 2;
  terms?.push({ on, rule, why, factor });
}

/** 15.3.e Elephants are not doubled against cavalry that is used to them, while its army has some of its own, on the map or in reserve, whoever commands them. */
function standsElephants({ types }: Context, state: State, attacker: UnitType, { type, side }: Unit): boolean {
  if (attacker.as !== 'EL' || !types[type]!.traits.includes('steady')) return false;
  return state.units.some((unit) => unit.hex >= BESIDE && types[unit.type]!.as === 'EL' && ownerOf(state, unit) === side);
}

function reckonAttacker(context: Context, state: State, { attacker, target, at, direction }: Assault, terms: Term[] | undefined): void {
  const type = context.types[attacker.type]!;
  const targetType = context.types[target.type]!;
  const allRound = target.plundering || targetType.class === 'camp';
  if (!allRound && !isAhead(target.facing, opposite(direction))) modify('attack', '9.2', 'flank', 2, terms);
  if (type.star && targetType.class === 'cavalry' && !standsElephants(context, state, type, target))
    modify('attack', '9.2', 'star', 2, terms);
  if (attacker.hex < 0) return;
  for (let n = leadersAt(state.armies[attacker.side], attacker.hex); n > 0; n--) modify('attack', '11.c', 'leader', 2, terms);
  const terrain = context.terrain[attacker.hex];
  if (terrain === 'hill' && type.class === 'infantry') modify('attack', '9.2', 'hill', 2, terms);
  if (terrain === 'stream') modify('attack', '9.2', 'stream', 0.5, terms);
  if (hexsideAt(context, at, opposite(direction)) === 'ford') modify('attack', 'T1', 'ford', 0.5, terms);
}

function reckonDefender(context: Context, state: State, { attacker, target, at, direction }: Assault, terms: Term[] | undefined): void {
  const type = context.types[target.type]!;
  if (type.star && context.types[attacker.type]!.class === 'cavalry') modify('defence', '9.2', 'star', 2, terms);
  for (let n = leadersAt(state.armies[target.side], at); n > 0; n--) modify('defence', '11.c', 'leader', 2, terms);
  const terrain = context.terrain[at];
  if (terrain === 'stream') modify('defence', '9.2', 'stream', 0.5, terms);
  if (type.class !== 'infantry') return;
  if (terrain === 'hill') modify('defence', '9.2', 'hill', 2, terms);
  if (terrain === 'village') modify('defence', '9.2', 'village', 2, terms);
  if (attacker.hex >= 0 && hexsideAt(context, at, opposite(direction)) === 'bridge') modify('defence', 'T1', 'bridge', 2, terms);
}

/** 9.2 Reduced to a column in the defender's favour; undefined below 1-2 or without strength. */
function columnOf(attack: number, defence: number): Odds | undefined {
  if (attack === 0) return undefined;
  if (attack >= 3 * defence) return '3-1';
  if (attack >= 2 * defence) return '2-1';
  if (attack >= defence) return '1-1';
  return 2 * attack >= defence ? '1-2' : undefined;
}

/** 9.3, 13.13 What a die brings in a column where it is moved by so much, within 1 to 6. */
export const movedResult = (odds: Odds, die: number, by: number): MeleeResult => MELEE_TABLE[odds][Math.min(6, Math.max(1, die + by)) - 1]!;

/** 9.3 What a die brings in a column, unless an option moves the die or does without. */
export function resultOf(context: Context, state: State, assault: Assault, odds: Odds, die: number): MeleeResult {
  const fixed = context.hooks.fixedResult?.(odds);
  if (fixed) return fixed;
  return movedResult(odds, die, context.hooks.meleeDie?.(context, state, assault) ?? 0);
}

/** 9.3 What each face brings: the column itself where no option has a say in it. */
function resultsOf(context: Context, state: State, assault: Assault, odds: Odds): readonly MeleeResult[] {
  const { fixedResult, meleeDie } = context.hooks;
  return fixedResult || meleeDie ? FACES.map((die) => resultOf(context, state, assault, odds, die)) : MELEE_TABLE[odds];
}

/** 9.2 The column alone. */
export function oddsOf(context: Context, state: State, assault: Assault): Odds | undefined {
  reckon(context, state, assault, undefined);
  return settle(context, state, assault, columnOf(reckoned.attack, reckoned.defence));
}

/** Written anew for each question, so that nothing is allocated. */
const asked = { attacker: undefined as unknown as Unit, target: undefined as unknown as Unit, at: 0, direction: 0 };

/** 9.2 The column alone, no object being made for the question; undefined: not allowed. */
export function oddsAgainst(context: Context, state: State, attacker: Unit, target: Unit, at: Hex, direction: Direction): Odds | undefined {
  asked.attacker = attacker;
  asked.target = target;
  asked.at = at;
  asked.direction = direction;
  return oddsOf(context, state, asked);
}

/** The column that the strengths give, as options in force leave it. */
function settle(context: Context, state: State, assault: Assault, odds: Odds | undefined): Odds | undefined {
  return context.hooks.column ? context.hooks.column(context, state, assault, odds) : odds;
}

/** 9.2 Everything about a fight: strengths, terms with their rules, the column and the six results. */
export function meleeOdds(context: Context, state: State, assault: Assault): MeleeOdds {
  const terms: Term[] = [];
  reckon(context, state, assault, terms);
  const byStrength = columnOf(reckoned.attack, reckoned.defence);
  const odds = settle(context, state, assault, byStrength);
  const strength = [strengthOf(context, assault.attacker), assault.target.plundering ? 1 : strengthOf(context, assault.target)] as const;
  const times = (on: Term['on']) => terms.reduce((total, term) => (term.on === on ? total * term.factor : total), 1);
  return {
    strength,
    terms,
    attack: strength[0] * times('attack'),
    defence: strength[1] * times('defence'),
    odds,
    byStrength,
    shift: context.hooks.meleeDie?.(context, state, assault) ?? 0,
    fixed: context.hooks.fixedResult !== undefined,
    results: odds ? resultsOf(context, state, assault, odds) : [],
  };
}

/** The assault of a unit on the map on the hex beside it, or of a reserve entering so. */
export function assaultOn(context: Context, attacker: Unit, target: Unit, at: Hex, facing: Direction): Assault {
  return { attacker, target, at, direction: attacker.hex < 0 ? facing : directionTo(context.board, attacker.hex, at) };
}
