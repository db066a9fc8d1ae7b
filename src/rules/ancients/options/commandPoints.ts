import type { Dice } from '../../../kernel/dice';
import type { Refusal } from '../../../kernel/game';
import type { Assault } from '../model/assault';
import type { Drive, Hooks } from '../model/context';
import type { Odds } from '../model/data';
import type { Emit } from '../model/events';
import type { Option } from '../model/option';
import type { Context, Phase, State, Unit } from '../model/types';
import { flees } from '../play/drive';
import { removeLeaders } from '../play/leaders';
import { legalAttacks } from '../play/melee';
import { strengthOf } from '../play/odds';
import { reachesPanicLevel } from '../play/panic';
import { chargeDrive, isImpetuous } from './chargeDrive';
import { activatedWith, freeLeaders, isLoose, judgeCost } from './command';
import { activate, canRally, rally, restrain, spend } from './commandOrders';
import { setExtra } from './extra';
import { isOutOfControl } from './lossOfControl';

/** V1 The average die, by the face of the ordinary die that is rolled for it. */
const AVERAGE = [2, 3, 3, 4, 4, 5] as const;

const sidesOf = ({ options }: Context): number => (options.includes('V1.d4') ? 4 : options.includes('V1.d5') ? 5 : 6);

/** V1 R: an army that has panicked for want of leaders has reached its panic level as well. */
const hasPanicked = (context: Context, state: State): boolean =>
  state.armies[state.player].panicked || reachesPanicLevel(context, state, state.player);

/** V1 The die falls at the end of the command phase. */
function rollPoints(context: Context, state: State, dice: Dice, emit: Emit): void {
  const side = state.player;
  const die = dice.roll(state, 'points', sidesOf(context));
  const face = context.options.includes('V1.average') ? AVERAGE[die - 1]! : die;
  const leaders = freeLeaders(context, state, side).length;
  const halved = hasPanicked(context, state);
  const points = halved ? Math.ceil((face + leaders) / 2) : face + leaders;
  setExtra(state, 'points', points);
  emit?.({ kind: 'pointsRolled', rule: 'V1', side, die: face, leaders, halved, points });
}

const none: readonly number[] = [];

function phaseEnds(context: Context, state: State, phase: Phase, dice: Dice, emit: Emit): void {
  if (phase === 'command') rollPoints(context, state, dice, emit);
  if (phase === 'movement') endMovement(context, state);
  if (phase === 'melee') setExtra(state, 'loose', none);
  if (phase === 'rally') setExtra(state, 'points', 0);
}

/** V4 Of those who moved without an order it is remembered that they went by themselves. */
function endMovement(context: Context, state: State): void {
  const before = state.units.filter((unit) => unit.moved && wentLoose(context, state, unit));
  setExtra(
    state,
    'loose',
    before.map(({ id }) => id),
  );
  setExtra(state, 'activated', none);
  setExtra(state, 'held', none);
}

const wentLoose = (context: Context, state: State, unit: Unit): boolean =>
  unit.side === state.player &&
  unit.hex >= 0 &&
  isImpetuous(context, state, unit) &&
  !flees(context, state, unit) &&
  !state.extra!.activated.includes(unit.id);

/** 13.9, V4 Whether a unit goes for the enemy of its own accord in this player turn, or has gone. */
export function goesByItself(context: Context, state: State, unit: Unit): boolean {
  if (!context.options.includes('13V')) return isOutOfControl(context, state, unit);
  if (state.phase !== 'movement') return state.extra!.loose.includes(unit.id);
  return unit.moved ? wentLoose(context, state, unit) : isLoose(context, state, unit);
}

/**
 * Leaders stay on the map during the movement, where they count. R: without V5 they leave it after the movement, and are placed anew (3, 7); with V5
 * they walk. Points that nobody has spent are lost.
 */
function phaseBegins(context: Context, state: State, phase: Phase, emit: Emit): void {
  if (phase === 'command') setExtra(state, 'points', 0);
  if (phase === 'leaders' && !context.options.includes('V5')) removeLeaders(context, state, state.player, emit);
}

/** V2 Whether a unit moves without points: it flees, goes by itself or has been activated. */
export const movesFreely = (context: Context, state: State, unit: Unit): boolean =>
  flees(context, state, unit) || isLoose(context, state, unit) || state.extra!.activated.includes(unit.id);

/** V2 A unit that has not been activated is by its move, alone, if the points suffice. */
function barsMove(context: Context, state: State, unit: Unit): Refusal | undefined {
  if (state.phase !== 'movement' || movesFreely(context, state, unit)) return undefined;
  if (state.extra!.held.includes(unit.id)) return { rule: 'V4', why: 'heldBack', hexes: [unit.hex] };
  return judgeCost(context, state, activatedWith(state, unit));
}

function moves(context: Context, state: State, unit: Unit, emit: Emit): void {
  const known = context.hooks.viewOf?.(context, state, state.player) ?? state;
  if (!movesFreely(context, known, known.units[unit.id]!)) spend(context, state, 'activated', activatedWith(state, unit), emit);
}

/** V4 As under 13.9. R: they go at any time in the movement phase, since until its end they may still be activated or held. */
const drive: Drive = { ...chargeDrive, rule: 'V4', why: 'looseGoesOnward', whyEnd: 'looseMustGo' };

const drives: Hooks['drives'] = (context, state, unit) => (isLoose(context, state, unit) ? drive : undefined);

/** V4 As under 13.9, those who went for the enemy attack if they can, at 1-2 at least. */
function barsEnd(context: Context, state: State): Refusal | undefined {
  if (state.phase !== 'melee') return undefined;
  const idle = state
    .extra!.loose.map((id) => state.units[id]!)
    .filter((unit) => unit.hex >= 0 && legalAttacks(context, state, unit).length > 0);
  return idle.length > 0 ? { rule: 'V4', why: 'looseMustAttack', hexes: idle.map(({ hex }) => hex) } : undefined;
}

const column: Hooks['column'] = (context, state, { attacker }: Assault, odds): Odds | undefined =>
  odds ?? (state.extra!.loose.includes(attacker.id) && strengthOf(context, attacker) > 0 ? '1-2' : undefined);

/** V1–V4 Points by which units move, are held and rally. */
export const commandPoints: Option = {
  phases: ['command', 'rally'],
  keeps: ['points', 'activated', 'held', 'loose', 'bound'],
  orders: { activate, restrain, rally },
  hooks: {
    liftsLeaders: false,
    asksPhase: (context, state, phase) =>
      phase === 'command' || (phase === 'rally' && state.extra!.points > 0 && state.units.some((unit) => canRally(context, state, unit))),
    phaseBegins,
    phaseEnds,
    barsMove,
    moves,
    drives,
    barsEnd,
    column,
  },
};

/** V1 Other dice than the ordinary one. */
export const averageDie: Option = {};
export const fourSidedDie: Option = {};
export const fiveSidedDie: Option = {};
