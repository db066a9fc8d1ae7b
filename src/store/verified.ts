import type { GameRecord } from '../kernel/record';
import type { Stop } from '../kernel/replay';
import type { GameTree } from '../kernel/tree';
import type { AnyTwoSidedMatch, BareEvent } from '../kernel/twoSides';

/** A record that has been played again: the match that came of it, and the play that does not hold, if there is one. */
export interface Replay {
  readonly match: AnyTwoSidedMatch;
  readonly tree: GameTree<BareEvent>;
  readonly stop: Stop | undefined;
}

let waiting: { readonly id: string; readonly text: string; readonly replay: Replay } | undefined;

/** Matches are played on, so that each is handed over once. */
const handedOver = new WeakSet<Replay>();

/** Leaves a verified replay of this record for the game of this id, which is about to be opened. */
export function leaveReplay(id: string, record: GameRecord, replay: Replay): void {
  if (handedOver.has(replay)) return;
  handedOver.add(replay);
  waiting = { id, text: JSON.stringify(record), replay };
}

/** The replay left for the game of this id, if the game still has the very record that was replayed. Whatever is opened, none waits any longer. */
export function takeReplay(id: string | undefined, record: GameRecord): Replay | undefined {
  const left = waiting;
  waiting = undefined;
  return left && left.id === id && left.text === JSON.stringify(record) ? left.replay : undefined;
}
