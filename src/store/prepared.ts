import { ancients } from '../rules/ancients/system';
import { loadWhole } from './earlyOpening';
import { replayedHere } from './replayed';
import { provide, systemFor } from './systems';
import { leaveReplay } from './verified';

/** Plays the game through that is likely to be opened next, so that it lies on the table at once. What is wrong with it is told to whoever opens it. */
export async function prepareGame(id: string): Promise<void> {
  provide(ancients);
  const stored = await loadWhole(id);
  if (!stored.ok) return;
  const { record } = stored.value;
  const system = systemFor(record.position);
  const replayed = system.ok ? replayedHere(system.value, record) : system;
  if (replayed.ok) leaveReplay(id, record, replayed.value);
}
