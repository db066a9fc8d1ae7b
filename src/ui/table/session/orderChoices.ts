import { plain } from '../contract/plain';

/** What a typed order may go on with: a whole order, or the beginning of several. */
export interface OrderChoice {
  readonly text: string;
  /** So many orders begin with it; 1: it is whole. */
  readonly count: number;
}

export interface OrderChoices {
  readonly list: readonly OrderChoice[];
  /** So many orders begin with what is typed. */
  readonly count: number;
}

/** Up to so many orders are told one by one; more of them by how they go on. */
const MOST = 12;

/** Where an order of the notation may be told apart: before `-`, `/`, `:`, `>`, `+`, a blank, and the `x` of an attack. */
const JOINT = /(?<=[A-Za-z0-9])(?=[-/:>+ ]|x[A-Z])/;

/** Where the parts of an order end, in characters. */
function endsOf(order: string): number[] {
  let at = 0;
  return order.split(JOINT).map((part) => {
    at += part.length;
    return at;
  });
}

/** A hex in small letters, which no `x` of an attack belongs to. */
const SMALL_HEX = /(?<=^|\dx|[^a-z\d])[a-z]{1,2}\d+/g;

const raised = (order: string): string => order.replace(SMALL_HEX, (hex) => hex.toUpperCase());

/** The order that is meant by what is typed, in small letters or capitals: a legal one, else one that can be read, and be told why it is none. */
export function orderMeant(typed: string, legal: readonly string[], reads: (order: string) => boolean): string {
  const small = typed.toLowerCase();
  return legal.find((order) => order.toLowerCase() === small) ?? [typed, raised(typed), raised(small)].find(reads) ?? typed;
}

const inOrder = new Intl.Collator('en', { numeric: true });

/** The beginnings of orders that go one part further than what is typed. */
function grouped(orders: readonly string[], typed: number): OrderChoice[] {
  const counts = new Map<string, number>();
  for (const order of orders) {
    const end = endsOf(order).find((one) => one > typed) ?? order.length;
    const text = order.slice(0, end);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].map(([text, count]) => ({ text, count }));
}

/** How legal orders, as text, may go on from what is typed, in small letters or capitals, with or without accents; in the order of the map's columns. */
export function orderChoices(orders: readonly string[], typed: string): OrderChoices {
  const begun = plain(typed.trimStart());
  const found = [...new Set(orders.filter((order) => plain(order).startsWith(begun)))].sort(inOrder.compare);
  const single = found.map((text) => ({ text, count: 1 }));
  if (found.length <= MOST) return { list: single, count: found.length };
  let length = begun.length;
  let list = grouped(found, length);
  // Where all go on alike there is nothing to choose yet.
  while (list.length === 1 && list[0]!.count > 1) {
    length = list[0]!.text.length;
    list = grouped(found, length);
  }
  return { list, count: found.length };
}
