import './table.css';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Fault } from '../../kernel/system';
import { laidAhead, layGame, newestGame } from '../../store/ahead';
import { match } from '../../store/match';
import { CLEAN, table } from '../../store/table';
import { NotLoaded } from '../app/NotLoaded';
import { goInstead } from '../app/routes';
import { useTitle } from '../app/title';
import { useStore } from '../app/useStore';
import { useWords, wholeWords } from '../words';
import { Battle } from './Battle';
import { fetchTable } from './fetchSystem';
import { onTable } from './hands';
import type { Problem } from './Problem';
import { isLaid } from './systems';

type Opening =
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

function begin(): Opening {
  const { now } = match.store.getState();
  if (now) table.setState({ ...CLEAN, ...onTable(now) });
  return { state: 'there' };
}

/** Lays a game on the table, which may have to get ready for it first. */
async function open(id: string): Promise<Opening> {
  const laid = await layGame(id);
  const { now } = match.store.getState();
  if (!laid.ok) return trouble(laid.faults);
  if (now) await fetchTable(now.system);
  return begin();
}

/** Whether the table is ready for what lies on it. */
function isReady(): boolean {
  const { now } = match.store.getState();
  return now === undefined || isLaid(now.system);
}

/** Without a game, the one played last: this screen gives way to its own. */
async function openNewest(): Promise<Opening> {
  const id = await newestGame();
  if (id === undefined) return trouble();
  goInstead({ screen: 'play', game: id });
  return { state: 'opening' };
}

/** A game that was laid on the table ahead of its screen is there at once. */
function firstOpening(id: string | undefined): Opening {
  const laid = id === undefined ? undefined : laidAhead(id);
  return laid?.ok && isReady() ? begin() : { state: 'opening' };
}

/** A game from the library, at the table. */
export default function BattleScreen({ gameId }: { readonly gameId?: string }) {
  const { table: words } = useWords();
  const [opening, show] = useState(() => firstOpening(gameId));
  const [attempt, setAttempt] = useState(0);
  const title = useStore(match.store, ({ now }) => now?.head.title);
  useTitle(opening.state === 'there' ? title : words.noGame.title);
  useLayoutEffect(() => {
    let left = false;
    const asked = gameId === undefined ? openNewest() : opening.state === 'opening' ? open(gameId) : undefined;
    asked?.then(
      (opened) => !left && show(opened),
      () => !left && show({ state: 'unfetched' }),
    );
    return () => {
      left = true;
    };
  }, [gameId, attempt]);
  const retry = () => {
    show({ state: 'opening' });
    setAttempt(attempt + 1);
  };
  if (opening.state === 'opening') return <p class="app-waiting">{words.opening}</p>;
  if (opening.state === 'unfetched') return <NotLoaded retry={retry} />;
  return opening.state === 'there' ? <Battle /> : <opening.Problem faults={opening.faults} />;
}
