import { useMemo, useState } from 'react';
import { printHex } from '../../../kernel/board';
import { match, type Snapshot } from '../../../store/match';
import { systemOf } from '../../../store/systems';
import { useIfLoaded } from '../../app/usePart';
import type { SystemHelp } from '../contract/help';
import { gameHelp } from '../contract/helpPart';
import { tableOf } from '../contract/systems';
import { mayDecide } from '../session';
import { type OrderChoice, type OrderChoices, orderChoices, orderMeant } from '../session/orderChoices';
import { useGame } from './hooks';

const NONE: OrderChoices = { list: [], count: 0 };

/** An order as the screen writes names, and the order that is meant by what is typed so. */
const said = (snapshot: Snapshot, order: string): string => tableOf(snapshot).orderSaid?.(snapshot.context, order) ?? order;
const read = (snapshot: Snapshot, typed: string): string => tableOf(snapshot).orderTyped?.(snapshot.context, typed) ?? typed;

let known: { readonly state: unknown; readonly orders: readonly string[] } | undefined;

/** All legal orders of whoever decides, as text. 13.7 Of the state that he knows. */
function ordersIn(snapshot: Snapshot): readonly string[] {
  if (!mayDecide(snapshot)) return [];
  const { context, state } = snapshot;
  if (known?.state !== state) {
    const rules = systemOf(snapshot);
    known = { state, orders: rules.legal(context, state).map((action) => rules.printAction(context, state, action)) };
  }
  return known.orders;
}

/** What an order does, or of the beginning of several the piece that they are of. */
function choiceText(snapshot: Snapshot, help: SystemHelp | undefined, { text, count }: OrderChoice): string {
  if (count > 1) {
    const { board } = snapshot.context;
    const piece = systemOf(snapshot)
      .pieces(snapshot.shown)
      .find(({ hex }) => hex >= 0 && printHex(board, hex) === text);
    return piece ? tableOf(snapshot).pieceText(snapshot, piece.id).trim() : '';
  }
  const said = help?.orderText(snapshot, text) ?? '';
  return said === text ? '' : said;
}

/** What a typed order may go on with, while somebody wishes to know, which of it is pointed at by key, and which order is meant by what is typed. */
export function useOrders(typed: string) {
  const snapshot = useGame((now) => now);
  const help = useIfLoaded(gameHelp(snapshot.system));
  // Undefined: nobody has typed or asked yet, or he has chosen.
  const [pointed, point] = useState<number>();
  const open = pointed !== undefined;
  const choices = useMemo(() => {
    if (!open) return NONE;
    const seen = (order: string) => said(snapshot, order);
    const orders = ordersIn(snapshot);
    const choices = orderChoices(orders.map(seen), seen(read(snapshot, typed)));
    if (choices.count > 0) return choices;
    // Half a name of the notation.
    const { list, count } = orderChoices(orders, typed);
    return { list: list.map((choice) => ({ ...choice, text: seen(choice.text) })), count };
  }, [open, snapshot, typed]);
  const text = (choice: OrderChoice) =>
    choiceText(match.store.getState().now ?? snapshot, help, { ...choice, text: read(snapshot, choice.text) });
  const meant = (order: string) => {
    const { context, state } = snapshot;
    const reads = (one: string) => systemOf(snapshot).parseAction(context, state, one) !== undefined;
    return orderMeant(read(snapshot, order), ordersIn(snapshot), reads);
  };
  return { choices, pointed, point, text, meant };
}
