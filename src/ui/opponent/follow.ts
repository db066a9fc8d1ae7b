import type { Advice } from '../../ai/protocol';
import { match } from '../../store/match';
import { table } from '../../store/table';
import { decidable, deciderOf, isAsked, now, playBefore, playText } from '../table/session';
import { point } from './counsel';
import { type Counsel, opponent } from './opponent';

/** Without the first orders of it. */
function restOf({ orders, chief, ...plan }: Advice, given: number): Advice {
  const left = orders.slice(given);
  const foremost = chief.map((at) => at - given).filter((at) => at >= 0);
  return { ...plan, orders: left, chief: foremost.length > 0 || left.length === 0 ? foremost : [0] };
}

/** Gives one order as if by hand. Whether a plan that was made before holds on: no die has fallen, nobody is asked, the same side decides in the same phase. */
function give(order: string): { readonly played: boolean; readonly holds: boolean } {
  const before = decidable();
  if (!before || !playText(order)) return { played: false, holds: false };
  const after = decidable();
  const holds =
    after !== undefined &&
    after.cursor === before.cursor + 1 &&
    match.entries()[before.cursor]?.dice.length === 0 &&
    !isAsked(after) &&
    after.state.phase === before.state.phase &&
    deciderOf(after) === deciderOf(before);
  return { played: true, holds };
}

/** Gives the next orders of a plan, so many at most, as long as it holds. What is left of it then is shown in place of all plans. */
export function follow(counsel: Counsel, plan: Advice, orders: number): void {
  const isDrawn = opponent.getState().pointed === plan && table.getState().advised !== undefined;
  let given = 0;
  let holds = true;
  while (holds && given < Math.min(orders, plan.orders.length)) {
    const { played, holds: still } = give(plan.orders[given]!.order);
    if (played) given++;
    holds = still;
  }
  const after = now();
  if (given === 0 || !after) return;
  if (!holds || given === plan.orders.length) return opponent.setState({ counsel: undefined, pointed: undefined });
  const rest = restOf(plan, given);
  const { cursor } = after;
  opponent.setState({ counsel: { ...counsel, moment: cursor, cursor, after: playBefore(cursor), plans: [rest], isRest: true } });
  point(isDrawn ? rest : undefined);
}
