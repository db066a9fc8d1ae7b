import { attacksLeft, mayDeclare } from '../../rules/naval/attacks';
import { hasBallista, isInReach, mayShoot } from '../../rules/naval/ballistae';
import { ARCHERY_RANGE, SHORE_RANGE } from '../../rules/naval/data';
import { controlOf, isAboard, type Stack, survey } from '../../rules/naval/ground';
import { legalActions } from '../../rules/naval/legal';
import { type Action, kindOf, type Order, orderIn, orderOf } from '../../rules/naval/orders';
import type { Context, Ship, State } from '../../rules/naval/types';
import { type Chart, chartOf } from './chart';
import { boardingGain, hullLoss, marineWorth } from './worth';

/** What an attack by archery or a ballista brings, to be expected: one die in six takes a marine or a step of the hull, whichever its commander minds less. */
const shotGain = (context: Context, target: Ship): number =>
  (target.marines > 0
    ? target.sinking
      ? marineWorth(context, target)
      : Math.min(marineWorth(context, target), hullLoss(context, target))
    : hullLoss(context, target)) / 6;

/** Whether a stack of the phasing player has an attack left and any enemy is within its range, as far as the sight does not matter. */
function reaches({ far }: Chart, context: Context, stack: Stack, target: Ship): boolean {
  return far[stack.hex * context.board.size + target.hex]! <= (isAboard(stack) ? ARCHERY_RANGE : SHORE_RANGE);
}

/** 14.8.d The next step of an assault: all that can reach the best target are declared; then archery while there are marines aboard, boarding when there are none. */
export function attackOf(context: Context, state: State): Action | undefined {
  survey(context, state);
  if (state.assault) return stepOf(context, state);
  const { ships, ashore, player } = state;
  const chart = chartOf(context);
  let best: Order | undefined;
  let most = 0;
  for (let t = 0; t < ships.length; t++) {
    const target = ships[t]!;
    if (target.hex < 0 || controlOf(target) === player || state.closed.includes(t)) continue;
    let boarders = 0;
    let corvus = false;
    let archers = 0;
    let first = -1;
    const add = (stack: Stack): void => {
      if (stack.marines <= stack.fought || !reaches(chart, context, stack, target) || !mayDeclare(context, state, stack, target)) return;
      first = stack.hex;
      const points = attacksLeft(stack);
      if (isAboard(stack) && chart.far[stack.hex * context.board.size + target.hex] === 1) {
        boarders += points;
        corvus ||= context.types[stack.type]!.corvus;
      } else archers += points;
    };
    for (let i = 0; i < ships.length; i++) {
      const ship = ships[i]!;
      if (ship.hex >= 0 && ship.marines > 0 && controlOf(ship) === player) add(ship);
    }
    for (const landing of ashore) if (landing.side === player) add(landing);
    if (first < 0) continue;
    const gain = boardingGain(context, target, boarders, corvus) + archers * shotGain(context, target);
    if (gain <= most) continue;
    most = gain;
    best = orderOf('declare', first, target.hex);
  }
  return best;
}

function stepOf(context: Context, state: State): Action | undefined {
  const orders = legalActions(context, state).map(orderIn);
  const declares = orders.find((order) => kindOf(order) === 'declare');
  if (declares !== undefined) return declares;
  const target = state.ships[state.assault!.target]!;
  const wanted = target.marines > 0 ? 'archery' : 'board';
  return (
    orders.find((order) => kindOf(order) === wanted) ?? orders.find((order) => kindOf(order) === 'board' || kindOf(order) === 'archery')
  );
}

/** 14.9 The shot that costs its target most. */
export function bestShot(context: Context, state: State): Action | undefined {
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
    }
  }
  return best;
}
