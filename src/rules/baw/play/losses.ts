import { distance, type Hex } from '../../../kernel/board';
import type { Dice } from '../../../kernel/dice';
import { LEADER_LOST } from '../model/data';
import type { Emit } from '../model/events';
import { type Context, ELIMINATED, type Leader, SIDES, type Side, type State, type Unit } from '../model/types';

/** B5.f Enemy leaders alone where a unit has ended are lost. */
export function captureLeaders(state: State, unit: Unit, emit: Emit): void {
  const { leaders } = state;
  for (let i = 0; i < leaders.length; i++) {
    const leader = leaders[i]!;
    if (leader.hex !== unit.hex || leader.side === unit.side) continue;
    emit?.({ kind: 'leaderCaptured', rule: 'B5.f', leader: leader.id, unit: unit.id, hex: unit.hex });
    leader.hex = ELIMINATED;
  }
}

/** B14.c */
export function takeHold({ objectives }: Context, state: State, { side, hex }: Unit, emit: Emit): void {
  if (objectives.length === 0) return;
  const i = objectives.indexOf(hex);
  if (i < 0 || state.held[i] === side) return;
  state.held[i] = side;
  emit?.({ kind: 'objectiveTaken', rule: 'B14.c', side, hex });
}

/** B9.d Dice for the leaders in a hex whose unit has been eliminated, as they are listed. */
export function rollLeaders(context: Context, state: State, side: Side, hex: Hex, dice: Dice, emit: Emit): void {
  for (const leader of state.leaders) {
    if (leader.hex !== hex || leader.side !== side) continue;
    const die = dice.roll(state, 'leader', 6, hex);
    leader.hex = die === LEADER_LOST ? ELIMINATED : refugeOf(context, state, leader);
    emit?.({ kind: 'leaderRolled', rule: 'B9.d', leader: leader.id, from: hex, die, lost: leader.hex < 0, to: leader.hex });
  }
}

/** B9.d The nearest own unit on the map, of equals the first in reading order; `ELIMINATED` if there is none. */
function refugeOf({ board }: Context, { units }: State, leader: Leader): Hex {
  let best = ELIMINATED;
  let least = Number.POSITIVE_INFINITY;
  for (const { hex, side } of units) {
    if (hex < 0 || side !== leader.side) continue;
    const away = distance(board, leader.hex, hex);
    if (away > least || (away === least && hex > best)) continue;
    best = hex;
    least = away;
  }
  return best;
}

/** B12.a, B12.b What an attack has cost both sides is counted; who reaches a level is demoralised. */
export function countLosses(context: Context, state: State, lost: readonly [number, number], emit: Emit): void {
  for (const side of SIDES) {
    if (lost[side] === 0) continue;
    const army = state.armies[side];
    army.lost += lost[side];
    emit?.({ kind: 'losses', rule: 'B12.a', side, strength: lost[side], lost: army.lost });
    const { demoralisation } = context.armies[side];
    if (army.demoralised || demoralisation === 0 || army.lost < demoralisation) continue;
    army.demoralised = true;
    emit?.({ kind: 'demoralised', rule: 'B12.b', side });
  }
}
