import { type Action, type Order, orderOf, toOf } from '../../rules/baw/model/orders';
import type { State, Unit } from '../../rules/baw/model/types';
import { survey } from '../../rules/baw/play/ground';
import { entrant, isDue, legalLeaderEntries } from '../../rules/baw/play/movement';
import { floodThrough, moverOf } from '../../rules/baw/play/reach';
import { type March, scoreAt } from './weigh';

/** B13.a The next of the reserve to enter, where it is worth most: units, then leaders behind them. */
export function entryOf(march: March): Action | undefined {
  const { context, state } = march.front;
  for (const unit of state.units) {
    if (!isDue(context, state, unit)) continue;
    const order = bestEntry(march, unit);
    if (order !== undefined) return order;
  }
  return leaderEntry(march, state);
}

function bestEntry(march: March, unit: Unit): Action | undefined {
  const { front } = march;
  const { context, state } = front;
  survey(context, state);
  let best: Action | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const entry of context.armies[unit.side].reserves[unit.group]!.at) {
    if (entrant(context, state, unit.type, entry) !== unit) continue;
    const flood = floodThrough(context, entry, moverOf(context, unit));
    for (let i = 0; i < flood.count; i++) {
      const hex = flood.spots[i]!;
      if (front.whoAt[hex] !== 0) continue;
      const score = scoreAt(march, unit, hex);
      if (score <= most) continue;
      most = score;
      best = orderOf('enter', entry, hex, unit.type);
    }
  }
  return best;
}

/** The first of the leaders due who can: onto an own unit where there is one in reach, else where he comes in. */
function leaderEntry({ front }: March, { leaders, units }: State): Action | undefined {
  const { context, state, side } = front;
  survey(context, state);
  for (const leader of leaders) {
    if (!isDue(context, state, leader)) continue;
    const list: Action[] = [];
    legalLeaderEntries(context, leader, list);
    const withUnit = list.find((action) => units.some((unit) => unit.side === side && unit.hex >= 0 && unit.hex === toOf(action as Order)));
    const entry = withUnit ?? list[0];
    if (entry !== undefined) return entry;
  }
  return undefined;
}
