import { ancients } from '../rules/ancients/system';
import { loadWhole } from './earlyOpening';
import { replayedHere } from './replayed';
import type { StoredGame } from './storedGame';
import { provide, systemFor } from './systems';
import { leaveReplay, type Replay } from './verified';

/** A game of the library, played through. */
export interface Played {
  readonly stored: StoredGame;
  readonly replay: Replay;
}

/** A game of the library and what came of playing it through; undefined if it does not read. */
export async function replayStored(id: string): Promise<Played | undefined> {
  provide(ancients);
  const stored = await loadWhole(id);
  if (!stored.ok) return undefined;
  const { record } = stored.value;
  const system = systemFor(record.position);
  const replayed = system.ok ? replayedHere(system.value, record) : system;
  return replayed.ok ? { stored: stored.value, replay: replayed.value } : undefined;
}

/** Plays the game through that is likely to be opened next, so that it lies on the table at once. What is wrong with it is told to whoever opens it. */
export async function prepareGame(id: string): Promise<Played | undefined> {
  const played = await replayStored(id);
  if (played) leaveReplay(id, played.stored.record, played.replay);
  return played;
}
