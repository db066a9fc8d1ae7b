import type { Fault } from '../../../kernel/game';
import { laidEarly, layGame, newestGame } from '../../../store/earlyOpening';
import { match } from '../../../store/match';
import { CLEAN, table } from '../../../store/table';
import { goInstead } from '../../app/routes';
import { wholeWords } from '../../words';
import { fetchPicture } from '../contract/fetchSystem';
import { isPictured } from '../contract/systems';
import { livePart } from './livePart';
import type { Problem } from './Problem';

export type Opening =
  | { readonly state: 'opening' }
  | { readonly state: 'there' }
  /** A part of the program did not come. */
  | { readonly state: 'unfetched' }
  | { readonly state: 'trouble'; readonly Problem: typeof Problem; readonly faults: readonly Fault[] | undefined };

/** What says that there is no game, or why it cannot be opened, is fetched when it must be said. */
async function trouble(faults?: readonly Fault[]): Promise<Opening> {
  const [part] = await Promise.all([import('./Problem'), wholeWords()]);
  return { state: 'trouble', Problem: part.Problem, faults };
}

/** Clears the table for a game that lies on it; undefined if another one does, or the table is not ready for it. */
function begin(id: string): Opening | undefined {
  const { now } = match.store.getState();
  if (now?.head.id !== id || !isPictured(now.system)) return undefined;
  // What lies on it with the game comes with what it is played with, if that is still to come.
  table.setState({ ...CLEAN, ...livePart(now.system).now()?.onOpening(now) });
  return { state: 'there' };
}

/** Lays a game on the table, which may have to get ready for it first. Undefined if the table was taken for another one meanwhile. */
export async function openGame(id: string): Promise<Opening | undefined> {
  const laid = await layGame(id);
  if (!laid) return undefined;
  if (!laid.ok) return trouble(laid.faults);
  const { now } = match.store.getState();
  if (now) await fetchPicture(now.system);
  return begin(id);
}

/** Without a game, the one played last: this screen gives way to its own. */
export async function openNewest(): Promise<Opening> {
  const id = await newestGame();
  if (id === undefined) return trouble();
  goInstead({ screen: 'play', game: id });
  return { state: 'opening' };
}

/** A game that was laid on the table ahead of its screen, and still lies there, is there at once. */
export function firstOpening(id: string | undefined): Opening {
  const laid = id !== undefined && laidEarly(id)?.ok ? begin(id) : undefined;
  return laid ?? { state: 'opening' };
}
