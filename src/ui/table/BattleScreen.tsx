import './table.css';
import './panels.css';
import { useEffect, useState } from 'preact/hooks';
import type { Fault } from '../../kernel/system';
import { library } from '../../store/library';
import { match } from '../../store/match';
import { CLEAN, table } from '../../store/table';
import { goInstead } from '../app/routes';
import { useTitle } from '../app/title';
import { useStore } from '../app/useStore';
import { useWords } from '../words';
import { Battle } from './Battle';
import { fetchNames } from './names';
import { Problem } from './Problem';
import { restingTool } from './tools';

type Opening = { readonly state: 'opening' | 'there' | 'none' } | { readonly state: 'damaged'; readonly faults: readonly Fault[] };

async function openGame(gameId: string | undefined): Promise<Opening> {
  const id = gameId ?? (await library.newest());
  if (id === undefined) return { state: 'none' };
  const stored = await library.load(id);
  if (!stored.ok) return { state: 'damaged', faults: stored.faults };
  if (match.store.getState().now?.head.id === id) {
    // It is on the table already; meanwhile it may have got another name.
    match.look();
    if (match.store.getState().now?.head.title !== stored.value.title) match.rename(stored.value.title);
  } else {
    const opened = match.openStored(stored.value);
    if (!opened.ok) return { state: 'damaged', faults: opened.faults };
  }
  const { now } = match.store.getState();
  if (now) table.setState({ ...CLEAN, confirm: table.getState().confirm, tool: restingTool(now.state) });
  if (gameId === undefined) goInstead({ screen: 'play', game: id });
  return { state: 'there' };
}

/** A game from the library, at the table. */
export default function BattleScreen({ gameId }: { readonly gameId?: string }) {
  const { table: words } = useWords();
  const [opening, show] = useState<Opening>({ state: 'opening' });
  const title = useStore(match.store, ({ now }) => now?.head.title);
  useTitle(opening.state === 'there' ? title : words.noGame.title);
  useEffect(() => {
    let left = false;
    void fetchNames();
    openGame(gameId).then((opened) => !left && show(opened));
    return () => {
      left = true;
    };
  }, [gameId]);
  if (opening.state === 'opening') return <p class="app-waiting">{words.opening}</p>;
  if (opening.state === 'there') return <Battle />;
  return <Problem faults={opening.state === 'damaged' ? opening.faults : undefined} />;
}
