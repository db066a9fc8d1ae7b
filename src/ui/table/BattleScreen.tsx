import './table.css';
import './panels.css';
import { useLayoutEffect, useState } from 'preact/hooks';
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

/** What the library holds is what is played, whatever lay on the table: it may have been renamed, deleted or played elsewhere. */
async function openGame(id: string): Promise<Opening> {
  const stored = await library.load(id);
  const opened = stored.ok ? match.openStored(stored.value) : stored;
  if (!opened.ok) {
    match.close();
    return { state: 'damaged', faults: opened.faults };
  }
  const { now } = match.store.getState();
  if (now) table.setState({ ...CLEAN, tool: restingTool(now.context, now.state) });
  return { state: 'there' };
}

/** Without a game, the one played last: this screen gives way to its own. */
async function openNewest(): Promise<Opening> {
  const id = await library.newest();
  if (id === undefined) return { state: 'none' };
  goInstead({ screen: 'play', game: id });
  return { state: 'opening' };
}

/** A game from the library, at the table. */
export default function BattleScreen({ gameId }: { readonly gameId?: string }) {
  const { table: words } = useWords();
  const [opening, show] = useState<Opening>({ state: 'opening' });
  const title = useStore(match.store, ({ now }) => now?.head.title);
  useTitle(opening.state === 'there' ? title : words.noGame.title);
  useLayoutEffect(() => {
    let left = false;
    void fetchNames();
    (gameId === undefined ? openNewest() : openGame(gameId)).then((opened) => !left && show(opened));
    return () => {
      left = true;
    };
  }, [gameId]);
  if (opening.state === 'opening') return <p class="app-waiting">{words.opening}</p>;
  if (opening.state === 'there') return <Battle />;
  return <Problem faults={opening.state === 'damaged' ? opening.faults : undefined} />;
}
