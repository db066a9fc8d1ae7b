import { cloneState } from '../model/clone';
import { type Context, otherSide, type Side, type State } from '../model/types';
import { removeLeaders } from './leaders';
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

/** The state as the enemy's next movement or melee finds it: his leaders taken up (3), nothing done yet, and how many leaders he then has to place. */
export function nextTurn(context: Context, state: State, enemy: Side, { movesFirst, turn }: Schedule): { ahead: State; leaders: number } {
  const ahead = cloneState(state);
  ahead.attack = null;
  ahead.turn = turn;
  ahead.player = enemy;
  ahead.phase = movesFirst ? 'movement' : 'melee';
  if (!movesFirst) return { ahead, leaders: state.phase === 'leaders' ? ahead.armies[enemy].waiting : 0 };
  joinLeaders(context, ahead, undefined);
  if (context.hooks.liftsLeaders) {
    removeLeaders(context, ahead, enemy, undefined);
    // Before its own movement is over a unit may go anew.
    if (state.player !== enemy || state.phase === 'rally') for (const unit of ahead.units) unit.moved = unit.attacked = false;
  }
  return { ahead, leaders: ahead.armies[enemy].waiting };
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
