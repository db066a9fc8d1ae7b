import { distance, type Hex } from '../../../kernel/board';
import type { Dice } from '../../../kernel/dice';
import type { Refusal } from '../../../kernel/game';
import { ARCHERY_RANGE, type Attack, BOARDING_RANGE, COMBAT_TABLE, CORVUS, combatResult, SHORE_RANGE } from '../model/data';
import type { Emit } from '../model/events';
import { type Action, fromOf, kindOf, type Order, orderOf, toOf } from '../model/orders';
import type { Context, Ship, State } from '../model/types';
import { blockersBetween, controlOf, isAboard, isInSight, type Stack, shipAt, stackAt } from './ground';
import { hitByShot, isBeyondShot, loseMarine } from './losses';

export type Manner = 'boarding' | 'archery';

/** 14.8.a How many marine points of a stack have their attack before them. */
export const attacksLeft = (stack: Stack): number => stack.marines - stack.fought;

/** 14.8.a Why a stack declares no more attacks in this phase. */
export const keptByFights = (stack: Stack): Refusal | undefined =>
  attacksLeft(stack) > 0 ? undefined : { rule: '14.8.a', why: 'fought', hexes: [stack.hex] };

/** 14.8.d How many attacks from a hex are declared and still to be made; they count as fought already. */
export const declaredFrom = (assault: State['assault'], hex: Hex): number => assault?.declared.filter((from) => from === hex).length ?? 0;

/** 14.8.b, 14.8.c How marines aboard or ashore attack at a range; undefined: not at all. */
export function mannerAt(ashore: boolean, range: number): Manner | undefined {
  if (ashore) return range === SHORE_RANGE ? 'archery' : undefined;
  if (range === BOARDING_RANGE) return 'boarding';
  return range === ARCHERY_RANGE ? 'archery' : undefined;
}

const mannerOf = (context: Context, stack: Stack, at: Hex): Manner | undefined =>
  mannerAt(!isAboard(stack), distance(context.board, stack.hex, at));

/** 14.8.k Whether an attack could still do something to a ship that the enemy commands. */
const isWasted = (manner: Manner, target: Ship): boolean => manner === 'archery' && isBeyondShot(target);

const rangeRule = (stack: Stack): string => (isAboard(stack) ? '14.8.b' : '14.8.c');

/** 14.8.h Whether a stack boards over a corvus. */
export const hasCorvus = (context: Context, stack: Stack): boolean => isAboard(stack) && context.types[stack.type]!.corvus;

/** The least die with which an attack succeeds, over a corvus if it is a boarding. */
export const needFor = (attack: Attack, corvus = false): number =>
  1 + COMBAT_TABLE[attack].findIndex((result) => result !== '-') - (attack === 'boarding' && corvus ? CORVUS : 0);

/** After `survey`: the attacks that marines in a hex may declare, and the declared ones that they may make. */
export function legalAttacks(context: Context, state: State, stack: Stack, list: Action[]): void {
  const { assault, ships } = state;
  if (assault) {
    const target = ships[assault.target]!;
    if (!assault.begun && mayDeclare(context, state, stack, target)) list.push(orderOf('declare', stack.hex, target.hex));
    if (!assault.declared.includes(stack.hex)) return;
    list.push(orderOf(mannerOf(context, stack, target.hex) === 'boarding' ? 'board' : 'archery', stack.hex, target.hex));
    return;
  }
  if (attacksLeft(stack) <= 0) return;
  for (let i = 0; i < ships.length; i++) {
    const target = ships[i]!;
    if (mayDeclare(context, state, stack, target)) list.push(orderOf('declare', stack.hex, target.hex));
  }
}

/** After `survey`: whether a stack of the phasing player may declare an attack on a ship, whichever target is open. */
export function mayDeclare(context: Context, state: State, stack: Stack, target: Ship): boolean {
  if (target.hex < 0 || controlOf(target) === state.player || attacksLeft(stack) <= 0) return false;
  const manner = mannerOf(context, stack, target.hex);
  if (!manner || isWasted(manner, target) || state.closed.includes(target.id)) return false;
  return isInSight(context, stack.hex, target.hex);
}

/** After `survey`. */
export function judgeAttack(context: Context, state: State, order: Order): Refusal | undefined {
  const at = toOf(order);
  const stack = stackAt(context, state, fromOf(order), state.player);
  if (!stack) return { rule: '14.8.a', why: 'noMarine' };
  const target = at < context.board.size ? shipAt(context, state, at) : undefined;
  if (!target) return { rule: '14.8', why: 'noTarget' };
  if (controlOf(target) === state.player) return { rule: '14.8', why: 'friend', hexes: [at] };
  return kindOf(order) === 'declare' ? judgeDeclaring(context, state, stack, target) : judgeMaking(context, state, order, stack, target);
}

function judgeDeclaring(context: Context, state: State, stack: Stack, target: Ship): Refusal | undefined {
  const { assault } = state;
  const hexes = [target.hex];
  if (assault && assault.target !== target.id) return { rule: '14.8.d', why: 'open', hexes: [state.ships[assault.target]!.hex] };
  if (assault?.begun) return { rule: '14.8.d', why: 'begun', hexes };
  if (state.closed.includes(target.id)) return { rule: '14.8.d', why: 'closed', hexes };
  const fought = keptByFights(stack);
  if (fought) return fought;
  const manner = mannerOf(context, stack, target.hex);
  if (!manner) return { rule: rangeRule(stack), why: 'range', hexes: [stack.hex] };
  const blockers = blockersBetween(context, stack.hex, target.hex);
  if (blockers.length > 0) return { rule: '14.8.g', why: 'sight', hexes: blockers };
  return isWasted(manner, target) ? { rule: '14.8.k', why: 'wasted', hexes } : undefined;
}

function judgeMaking(context: Context, state: State, order: Order, stack: Stack, target: Ship): Refusal | undefined {
  const { assault } = state;
  const hexes = [target.hex];
  if (assault?.target !== target.id || !assault.declared.includes(stack.hex)) return { rule: '14.8.d', why: 'undeclared', hexes };
  const manner = mannerOf(context, stack, target.hex);
  const meant = kindOf(order) === 'board' ? 'boarding' : 'archery';
  if (manner !== meant) return { rule: rangeRule(stack), why: 'range', hexes: [stack.hex] };
  return isWasted(manner, target) ? { rule: '14.8.k', why: 'wasted', hexes } : undefined;
}

/** 14.8.d After `survey`. */
export function applyDeclaring(context: Context, state: State, order: Order, emit: Emit): void {
  const from = fromOf(order);
  const stack = stackAt(context, state, from, state.player)!;
  const target = shipAt(context, state, toOf(order))!;
  stack.fought++;
  if (state.assault) {
    state.assault.declared.push(from);
    state.assault.declared.sort((a, b) => a - b);
  } else state.assault = { target: target.id, declared: [from], begun: false };
  const by = mannerOf(context, stack, target.hex)!;
  emit?.({ kind: 'attackDeclared', rule: '14.8.d', side: state.player, from, target: target.id, at: target.hex, by });
}

/** 14.8 After `survey`: a declared attack is made. What the dice bring may open a question, which settles the rest. */
export function applyAttack(context: Context, state: State, order: Order, dice: Dice, emit: Emit): void {
  const from = fromOf(order);
  const stack = stackAt(context, state, from, state.player)!;
  const target = shipAt(context, state, toOf(order))!;
  takeUp(state, from);
  if (kindOf(order) === 'board') board(context, state, stack, target, dice, emit);
  else shoot(state, from, target, dice, emit);
  if (!state.question) dropWasted(context, state, emit);
}

/** The first of a target's dice falls: one attack less is to be made, and no more are declared. */
function takeUp(state: State, from: Hex): void {
  const assault = state.assault!;
  assault.begun = true;
  assault.declared.splice(assault.declared.indexOf(from), 1);
  if (assault.declared.length === 0) closeAssault(state);
}

/** 14.8.d A target is attacked once in a phase. */
function closeAssault(state: State): void {
  state.closed.push(state.assault!.target);
  state.assault = null;
}

function board(context: Context, state: State, stack: Stack, target: Ship, dice: Dice, emit: Emit): void {
  const from = stack.hex;
  const corvus = hasCorvus(context, stack);
  const die = dice.roll(state, 'boarding', 6, target.hex);
  const hit = combatResult('boarding', die + (corvus ? CORVUS : 0)) === 'B';
  emit?.({ kind: 'boarded', rule: '14.8', from, target: target.id, at: target.hex, die, corvus, hit });
  if (!hit) return;
  if (target.marines > 0) loseMarine(state, target, '14.8', emit);
  else state.question = { asks: 'capture', target: target.id, from };
}

function shoot(state: State, from: Hex, target: Ship, dice: Dice, emit: Emit): void {
  const die = dice.roll(state, 'archery', 6, target.hex);
  const hit = combatResult('archery', die) === 'A';
  emit?.({ kind: 'shot', rule: '14.8', from, target: target.id, at: target.hex, die, hit });
  if (hit) hitByShot(state, target, from, '14.8', emit);
}

/** 14.8.k What was declared and can no longer do anything is dropped. */
export function dropWasted(context: Context, state: State, emit: Emit): void {
  const { assault } = state;
  if (!assault) return;
  const target = state.ships[assault.target]!;
  const own = controlOf(target) === state.player;
  if (!own && !isBeyondShot(target)) return;
  const left = own
    ? []
    : assault.declared.filter((from) => mannerAt(context.land[from] === 1, distance(context.board, from, target.hex)) === 'boarding');
  const count = assault.declared.length - left.length;
  if (count === 0) return;
  assault.declared = left;
  emit?.({ kind: 'attacksWasted', rule: '14.8.k', side: state.player, target: target.id, at: target.hex, count });
  if (left.length === 0) closeAssault(state);
}
