import { distance } from '../../../kernel/board';
import { cloneState } from '../model/clone';
import { LEADER_WALK } from '../model/data';
import { type Context, otherSide, type Side, type State, type Unit } from '../model/types';
import { leadersToPlace, removeLeaders } from './leaders';
import { joinLeaders } from './reinforcements';
import { firstSide } from './sequence';

/* The next turn of a side as the table asks about it, reckoned on copies. */

/** 2 Whether a side moves before its next melee, and before its next fire, and the game turn of that melee. */
export interface Schedule {
  readonly movesFirst: boolean;
  readonly movesBeforeFire: boolean;
  readonly turn: number;
}

const LATE = new Set<State['phase']>(['melee', 'rally']);
const MOVED = new Set<State['phase']>(['leaders', 'fire', 'melee']);

/** When a side next moves, fires and fights, as seen from a moment of the battle. */
export function scheduleOf(state: State, enemy: Side): Schedule {
  const { phase, player, turn } = state;
  if (phase === 'deploy' || phase === 'muster') return { movesFirst: true, movesBeforeFire: enemy === firstSide(state), turn };
  if (player !== enemy) return { movesFirst: true, movesBeforeFire: LATE.has(phase), turn: player === firstSide(state) ? turn : turn + 1 };
  if (phase === 'rally') return { movesFirst: true, movesBeforeFire: false, turn: turn + 1 };
  const moved = MOVED.has(phase);
  return { movesFirst: !moved, movesBeforeFire: !moved, turn };
}

/**
 * What belongs to the player turn under way (13.9, 13.11, V) is not of one to come: whoever is led is in hand, and since nobody knows how many points there will be,
 * any unit may go.
 */
function beginAnew(ahead: State): void {
  if (ahead.extra)
    ahead.extra = { ...ahead.extra, aside: false, control: false, activated: ahead.units.map(({ id }) => id), held: [], loose: [] };
  for (const unit of ahead.units) unit.moved = unit.attacked = false;
}

/** The state as the enemy's next movement or melee finds it: his leaders taken up (3), nothing done yet, and how many leaders he then has to place. */
export function nextTurn(context: Context, state: State, enemy: Side, { movesFirst, turn }: Schedule): { ahead: State; leaders: number } {
  const ahead = cloneState(state);
  ahead.attack = null;
  ahead.turn = turn;
  ahead.player = enemy;
  ahead.phase = movesFirst ? 'movement' : 'melee';
  if (!movesFirst) return { ahead, leaders: state.phase === 'leaders' ? leadersToPlace(ahead) : 0 };
  joinLeaders(context, ahead, undefined);
  if (context.hooks.liftsLeaders) removeLeaders(context, ahead, enemy, undefined);
  if (state.player !== enemy || state.phase !== 'movement') beginAnew(ahead);
  return { ahead, leaders: leadersToPlace(ahead) + leftAfterMovement(context, ahead) };
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

/** The state as the enemy's next fire finds it, as far as nobody moves before. */
export function nextFire(state: State, enemy: Side): State {
  const fire = cloneState(state);
  const isNow = state.phase === 'fire' && state.player !== enemy;
  fire.attack = null;
  fire.phase = 'fire';
  fire.player = otherSide(enemy);
  if (!isNow) for (const unit of fire.units) unit.fired = 0;
  return fire;
}
