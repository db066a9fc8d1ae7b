import { distance } from '../../../kernel/board';
import { seededDice } from '../../../kernel/dice';
import { cloneState } from '../model/clone';
import { LEADER_WALK } from '../model/data';
import { type Context, otherSide, type Side, type State, type Unit } from '../model/types';
import { leadersToPlace, removeLeaders } from './leaders';
import { joinLeaders } from './reinforcements';
import { firstSide } from './sequence';

/* The next turn of a side as the table asks about it, reckoned on copies. */

/** When a side next moves, fires and fights. The number of a player turn is twice that of its game turn, and one more for whoever moves second. */
export interface Schedule {
  readonly movesFirst: boolean;
  readonly movesBeforeFire: boolean;
  /** The player turn whose melee is the next to end. */
  readonly now: number;
  /** The player turns of its next melee and of its next fire. */
  readonly melee: number;
  readonly fire: number;
  /** 2 Whether the battle lasts until that melee, and until that fire. */
  readonly fights: boolean;
  readonly fires: boolean;
}

const MOVED = new Set<State['phase']>(['leaders', 'fire', 'melee', 'rally']);
const FIRED = new Set<State['phase']>(['melee', 'rally']);
const BEFORE = new Set<State['phase']>(['deploy', 'muster']);

const gameTurn = (playerTurn: number): number => playerTurn >> 1;
const playerIn = (state: State, playerTurn: number): Side => (playerTurn & 1 ? otherSide(firstSide(state)) : firstSide(state));

/** When a side next moves, fires and fights, as seen from a moment of the battle. */
export function scheduleOf(context: Context, state: State, side: Side): Schedule {
  const { phase, player, turn } = state;
  const now = 2 * turn + Number(!BEFORE.has(phase) && player !== firstSide(state));
  const ownTurn = playerIn(state, now) === side;
  const later = 2 * Number(ownTurn ? phase === 'rally' : FIRED.has(phase));
  const melee = ownTurn ? now + later : now + 1;
  const fire = ownTurn ? now + 1 : now + later;
  return {
    movesFirst: melee > now || !MOVED.has(phase),
    movesBeforeFire: fire > now && (fire - 1 > now || !MOVED.has(phase)),
    now: now + Number(phase === 'rally'),
    melee,
    fire,
    fights: gameTurn(melee) <= context.turns,
    fires: gameTurn(fire) <= context.turns,
  };
}

/** A copy of a state in a player turn to come: the melees before it have ended, with what options then undo or give back (13.9–13.11, V4). */
function stateIn(context: Context, state: State, { now }: Schedule, playerTurn: number): State {
  const then = cloneState(state);
  then.attack = null;
  const enter = (n: number): void => {
    then.turn = gameTurn(n);
    then.player = playerIn(state, n);
  };
  for (let n = now; n < playerTurn; n++) {
    enter(n);
    then.phase = 'melee';
    context.hooks.phaseEnds?.(context, then, 'melee', seededDice, undefined);
  }
  enter(playerTurn);
  return then;
}

/** What marks a movement under way (V) is not of one to come: since nobody knows how many points there will be, any unit may go. */
function beginAnew(ahead: State): void {
  if (ahead.extra) ahead.extra = { ...ahead.extra, activated: ahead.units.map(({ id }) => id), held: [] };
  for (const unit of ahead.units) unit.moved = unit.attacked = false;
}

/** The next movement or melee of a side as it finds it. */
export interface Ahead {
  readonly ahead: State;
  /** How many leaders it then has to place. */
  readonly leaders: number;
  /** Whether its movement is one to come, not one under way. */
  readonly begins: boolean;
}

/** The state as the enemy's next movement or melee finds it: his leaders taken up (3), nothing done yet. */
export function nextTurn(context: Context, state: State, enemy: Side, schedule: Schedule): Ahead {
  const { movesFirst, melee } = schedule;
  const ahead = stateIn(context, state, schedule, melee);
  ahead.phase = movesFirst ? 'movement' : 'melee';
  if (!movesFirst) return { ahead, leaders: state.phase === 'leaders' ? leadersToPlace(ahead) : 0, begins: false };
  joinLeaders(context, ahead, undefined);
  if (context.hooks.liftsLeaders) removeLeaders(context, ahead, enemy, undefined);
  const begins = state.player !== enemy || state.phase !== 'movement';
  if (begins) beginAnew(ahead);
  return { ahead, leaders: leadersToPlace(ahead) + leftAfterMovement(context, ahead), begins };
}

/** The same once for each thing that may still come over it (13.9, 13.10), and by which rule it does. */
export function unleashedIn(context: Context, { ahead: before, begins }: Ahead): { readonly ahead: State; readonly rule: string }[] {
  const found: { ahead: State; rule: string }[] = [];
  context.hooks.unleashes?.(context, before, begins, (rule, loose) => {
    const ahead = cloneState(before);
    loose(ahead);
    found.push({ ahead, rule });
  });
  return found;
}

/** V R: how many leaders stay during the movement and leave the map after it, to be placed anew. */
const leftAfterMovement = (context: Context, ahead: State): number =>
  walks(context) || context.hooks.battleBegins?.(ahead) ? 0 : ahead.armies[ahead.player].leaders.length;

/** V5 Leaders stay on the map. */
const walks = (context: Context): boolean => context.orders.has('lead');

/** V5 Whether a leader can come to a unit where it stands after the movement, as far as the distance goes. */
export const mayBeJoined = (context: Context, { armies, player }: State, { hex }: Unit): boolean =>
  walks(context) && hex >= 0 && armies[player].leaders.some((from) => from !== hex && distance(context.board, from, hex) <= LEADER_WALK);

/** 3, V Leaves the movement for the melee: leaders that have stayed for it are taken up. */
export function enterMelee(context: Context, then: State): void {
  if (then.phase === 'movement' && !walks(context)) removeLeaders(context, then, then.player, undefined);
  then.phase = 'melee';
}

/** The state as a side's next fire finds it, as far as nobody moves before. */
export function nextFire(context: Context, state: State, schedule: Schedule): State {
  const fire = stateIn(context, state, schedule, schedule.fire);
  const isNow = state.phase === 'fire' && state.player === fire.player;
  fire.phase = 'fire';
  if (!isNow) for (const unit of fire.units) unit.fired = 0;
  return fire;
}
