import { directionTo, distance } from '../../kernel/board';
import { type Action, facingOf, hexOf, orderIn } from '../../rules/ancients/model/orders';
import { BESIDE, type Context, GONE, type Side, type State, type Unit } from '../../rules/ancients/model/types';
import { survey } from '../../rules/ancients/play/ground';
import { attacksOf, mayAttack } from '../../rules/ancients/play/melee';
import { gainAgainst } from './worth';

let chosenAttack: Action | undefined;

/** After `survey`: the greatest gain of a unit's attacks; the order is `chosenAttack`. */
export function bestOf(context: Context, state: State, unit: Unit): number {
  chosenAttack = undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const attack of attacksOf(context, state, unit)) {
    const hex = hexOf(attack);
    const target = state.units[context.scratch.unitAt[hex]! - 1]!;
    const direction = unit.hex < 0 ? facingOf(attack) : directionTo(context.board, unit.hex, hex);
    const gain = gainAgainst(context, state, unit, target, hex, direction);
    if (gain <= most) continue;
    most = gain;
    chosenAttack = attack;
  }
  return most;
}

/** 9 The attack of the greatest gain; none that costs more than it brings. */
export function bestAttack(context: Context, state: State, side: Side, leastGain: number): Action | undefined {
  let best: Action | undefined;
  let most = leastGain;
  survey(context, state);
  for (const unit of state.units) {
    if (unit.side !== side) continue;
    const gain = bestOf(context, state, unit);
    if (gain <= most) continue;
    most = gain;
    best = chosenAttack;
  }
  return best;
}

/** 9 All attacks of a phase by the script, each chosen when the dice of those before it are known; `fight` carries one out. */
export function attackAll(context: Context, state: State, side: Side, leastGain: number, fight: (order: Action) => void): void {
  const { board } = context;
  const ready = state.units.filter((unit) => unit.side === side && mayAttack(context, state, unit) && isNearEnemy(context, state, unit));
  const gains: number[] = [];
  const orders: (Action | undefined)[] = [];
  if (ready.length > 0) survey(context, state);
  for (let i = 0; i < ready.length; i++) {
    gains[i] = bestOf(context, state, ready[i]!);
    orders[i] = chosenAttack;
  }
  for (;;) {
    let at = -1;
    for (let i = 0; i < ready.length; i++) if (gains[i]! > leastGain && (at < 0 || gains[i]! > gains[at]!)) at = i;
    const order = at < 0 ? undefined : orders[at];
    if (order === undefined) return;
    const hex = hexOf(orderIn(order));
    fight(order);
    survey(context, state);
    for (let i = 0; i < ready.length; i++) {
      const unit = ready[i]!;
      if (unit.attacked || unit.hex === GONE) gains[i] = Number.NEGATIVE_INFINITY;
      else if (unit.hex === BESIDE || distance(board, unit.hex, hex) <= 3) {
        gains[i] = bestOf(context, state, unit);
        orders[i] = chosenAttack;
      }
    }
  }
}

/** Beside an enemy, or beside the map. */
function isNearEnemy(context: Context, state: State, unit: Unit): boolean {
  if (unit.hex < 0) return true;
  for (const other of state.units)
    if (other.side !== unit.side && other.hex >= 0 && distance(context.board, other.hex, unit.hex) === 1) return true;
  return false;
}
