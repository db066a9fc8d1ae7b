import { match, type Snapshot } from '../../../../store/match';

/** Plays that were made in one go: after how many others, and their orders. */
interface Together {
  readonly from: number;
  readonly orders: readonly string[];
}

/** Those of the game on the table, as far as this page has seen them made. */
const made: { game: string; groups: Together[] } = { game: '', groups: [] };

const ordersAt = (from: number, to: number): string[] =>
  match
    .entries()
    .slice(from, to)
    .map(({ order }) => order);

/** The plays since a moment were made in one go. */
export function noteTogether({ head, cursor }: Snapshot, from: number): void {
  if (made.game !== head.id) Object.assign(made, { game: head.id, groups: [] });
  made.groups = made.groups.filter((group) => group.from + group.orders.length <= from);
  made.groups.push({ from, orders: ordersAt(from, cursor) });
}

/** Still in the log as they were made: whoever goes back by the log may have played something else since. */
const holds = ({ from, orders }: Together): boolean => ordersAt(from, from + orders.length).join() === orders.join();

const groupsOf = ({ head }: Snapshot): readonly Together[] => (made.game === head.id ? made.groups : []);

/** Where one undo goes back to. */
export function startOfLast(snapshot: Snapshot): number {
  const { cursor } = snapshot;
  const group = groupsOf(snapshot).find(({ from, orders }) => from + orders.length === cursor);
  return group && holds(group) ? group.from : cursor - 1;
}

/** Where one redo goes to. */
export function endOfNext(snapshot: Snapshot): number {
  const { cursor } = snapshot;
  const group = groupsOf(snapshot).find(({ from }) => from === cursor);
  return group && holds(group) ? cursor + group.orders.length : cursor + 1;
}
