import { type Action, type Order, orderOf } from '../../rules/naval/model/orders';
import type { Assault, Context, Ship, State } from '../../rules/naval/model/types';
import { attacksLeft, hasCorvus, type Manner, mannerAt, mayDeclare } from '../../rules/naval/play/attacks';
import { hasBallista, isInReach, mayShoot } from '../../rules/naval/play/ballistae';
import { controlOf, isAboard, type Stack, survey } from '../../rules/naval/play/ground';
import { type Chart, chartOf } from './chart';
import type { Style } from './style';
import { boardingGain, priceOf } from './worth';

/** What an attack by archery or a ballista brings, to be expected: one die in six takes a marine or a step of the hull, whichever its commander minds less. */
function shotGain(context: Context, target: Ship): number {
  const { marine, struck } = priceOf(context, target);
  return (target.marines === 0 ? struck : target.sinking ? marine : Math.min(marine, struck)) / 6;
}

const stacks: Stack[] = [];

/** The marines of the phasing player that have an attack left. */
function gatherStacks({ ships, ashore, player }: State): void {
  stacks.length = 0;
  for (let i = 0; i < ships.length; i++) {
    const ship = ships[i]!;
    if (ship.marines > ship.fought && ship.hex >= 0 && controlOf(ship) === player) stacks.push(ship);
  }
  for (let i = 0; i < ashore.length; i++) if (ashore[i]!.side === player && attacksLeft(ashore[i]!) > 0) stacks.push(ashore[i]!);
}

/** After `survey`: whether a stack with an attack left boards a ship, shoots at it, or neither. */
function mannerOn({ far }: Chart, context: Context, state: State, stack: Stack, target: Ship): Manner | undefined {
  const manner = mannerAt(!isAboard(stack), far[stack.hex * context.board.size + target.hex]!);
  return manner !== 'archery' || mayDeclare(context, state, stack, target) ? manner : undefined;
}

/** 14.8.d The next step of an assault: all that can reach the best target are declared; then archery while there are marines aboard, boarding when there are none. The hasty take the first target there is. */
export function attackOf(context: Context, state: State, { hasty }: Style): Action | undefined {
  if (state.assault?.begun) return attackIn(context, state, state.assault);
  gatherStacks(state);
  if (!state.assault && stacks.length === 0) return undefined;
  survey(context, state);
  if (state.assault) return joinerOf(context, state, state.assault) ?? attackIn(context, state, state.assault);
  const chart = chartOf(context);
  let best: Order | undefined;
  let most = 0;
  for (let t = 0; t < state.ships.length; t++) {
    const target = state.ships[t]!;
    if (target.hex < 0 || controlOf(target) === state.player || state.closed.includes(t)) continue;
    let boarders = 0;
    let archers = 0;
    let corvus = false;
    let first = -1;
    for (let i = 0; i < stacks.length; i++) {
      const stack = stacks[i]!;
      const manner = mannerOn(chart, context, state, stack, target);
      if (!manner) continue;
      first = stack.hex;
      if (manner === 'archery') archers += attacksLeft(stack);
      else {
        boarders += attacksLeft(stack);
        corvus ||= hasCorvus(context, stack);
      }
    }
    if (first < 0) continue;
    if (hasty) return orderOf('declare', first, target.hex);
    const gain = boardingGain(context, target, boarders, corvus) + archers * shotGain(context, target);
    if (gain <= most) continue;
    most = gain;
    best = orderOf('declare', first, target.hex);
  }
  return best;
}

/** After `survey` and `gatherStacks`: whoever else can reach the target. */
function joinerOf(context: Context, state: State, { target: id }: Assault): Action | undefined {
  const target = state.ships[id]!;
  const chart = chartOf(context);
  for (let i = 0; i < stacks.length; i++)
    if (mannerOn(chart, context, state, stacks[i]!, target)) return orderOf('declare', stacks[i]!.hex, target.hex);
  return undefined;
}

/** The attack of those declared that is made next. */
function attackIn(context: Context, state: State, { target: id, declared }: Assault): Action {
  const target = state.ships[id]!;
  const { far } = chartOf(context);
  const boards = (hex: number): boolean => mannerAt(context.land[hex] === 1, far[hex * context.board.size + target.hex]!) === 'boarding';
  const wanted = target.marines === 0;
  const from = declared.find((hex) => boards(hex) === wanted) ?? declared[0]!;
  return orderOf(boards(from) ? 'board' : 'archery', from, target.hex);
}

/** 14.9 The shot that costs its target most; the hasty take the first there is. */
export function bestShot(context: Context, state: State, { hasty }: Style): Action | undefined {
  const { ships, player } = state;
  survey(context, state);
  let best: Order | undefined;
  let most = 0;
  for (let i = 0; i < ships.length; i++) {
    const ship = ships[i]!;
    if (ship.fired || !hasBallista(context, ship) || !mayShoot(context, state, ship)) continue;
    for (let t = 0; t < ships.length; t++) {
      const target = ships[t]!;
      if (target.hex < 0 || controlOf(target) === player) continue;
      const gain = shotGain(context, target);
      if (gain <= most || !isInReach(context, state, ship, target)) continue;
      most = gain;
      best = orderOf('shoot', ship.hex, target.hex);
      if (hasty) return best;
    }
  }
  return best;
}
