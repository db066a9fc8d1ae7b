import type { Loaded, LogEntry } from '../../../store/match';
import type { Setting } from './types';

/** An answer or a choice that an earlier order has asked for. */
const isAnswer = (order: string): boolean => /^[a-z]/.test(order) && order !== 'end';

/** The order for which dice fall: an attack's fall with the last answer to it. Its place in `orders`, of which it may be the last. */
function openerOf(orders: readonly string[]): number {
  let at = orders.length - 1;
  while (at > 0 && isAnswer(orders[at]!)) at--;
  return at;
}

const count = (entries: readonly LogEntry[]): number => entries.reduce((sum, { dice }) => sum + dice.length, 0);

/** The dice of a setting: those written down for an order, else the next of the list. */
export const diceOf =
  ({ dice = [], rolls = {} }: Setting): Loaded =>
  (order, before) => {
    const orders = [...before.map((entry) => entry.order), order];
    const opener = openerOf(orders);
    const own = rolls[orders[opener]!];
    if (own) return own.slice(count(before.slice(opener)));
    return dice.slice(count(before.filter((_, i) => !Object.hasOwn(rolls, orders[openerOf(orders.slice(0, i + 1))]!))));
  };
