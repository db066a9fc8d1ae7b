import type { Context } from '../../../rules/baw/model/types';
import { plain } from '../../table/contract/plain';
import { spoken } from '../../words';
import { leaderName } from './leaderNames';

type Pair = readonly [from: string, to: string];

/** Leaders whose names the readers on the screen write in their own way: the word of the position, and the name as they see it. */
const renamed = ({ leaders }: Context): readonly Pair[] =>
  leaders
    .map((word): Pair => [word, leaderName(word, spoken.getState().language)])
    .filter(([word, seen]) => word !== seen && !leaders.includes(seen));

/** An order begins with the name of a leader, or with the word that he is told and then his name. */
function swapped(order: string, pairs: readonly Pair[]): string {
  const text = order.normalize('NFC');
  const at = /^\s*(?:recall +)?/i.exec(text)![0].length;
  const isNamed = ([from]: Pair) =>
    plain(text.slice(at, at + from.length)) === plain(from) && !/^\p{L}/u.test(text.slice(at + from.length));
  const [from, to] = pairs.find(isNamed) ?? [];
  return from === undefined ? order : `${text.slice(0, at)}${to}${text.slice(at + from.length)}`;
}

/** An order, or its beginning, with the names as they are seen. */
export const orderSaid = (context: Context, order: string): string => swapped(order, renamed(context));

/** What is typed, with or without accents and capitals, in the words of the position. */
export const orderTyped = (context: Context, typed: string): string =>
  swapped(typed, [...renamed(context).map(([word, seen]): Pair => [seen, word]), ...context.leaders.map((word): Pair => [word, word])]);
