import './table.css';
import { useLayoutEffect, useState } from 'react';
import { useStore } from 'zustand';
import { match } from '../../../store/match';
import { NotLoaded } from '../../app/NotLoaded';
import { useTitle } from '../../app/title';
import { useWords } from '../../words';
import { useGameTitle } from '../contract/titles';
import { Battle } from './Battle';
import { firstOpening, type Opening, openGame, openNewest } from './opening';

const NO_GAME = { battle: null, title: '' };

/** A game from the library, at the table. */
export default function BattleScreen({ gameId }: { readonly gameId?: string }) {
  const { table: words } = useWords();
  const [opening, show] = useState<Opening>(() => firstOpening(gameId));
  const title = useGameTitle(useStore(match.store, ({ now }) => now?.head ?? NO_GAME));
  useTitle(opening.state === 'there' ? title : opening.state === 'trouble' ? words.noGame.title : undefined);
  useLayoutEffect(() => {
    let left = false;
    const open = async (id: string): Promise<Opening | undefined> => {
      const opened = await openGame(id);
      return opened || left ? opened : open(id);
    };
    const asked = opening.state !== 'opening' ? undefined : gameId === undefined ? openNewest() : open(gameId);
    asked?.then(
      (opened) => !left && opened && show(opened),
      () => !left && show({ state: 'unfetched' }),
    );
    return () => {
      left = true;
    };
  }, [gameId, opening.state]);
  if (opening.state === 'opening') return <p className="app-waiting">{words.opening}</p>;
  const retry = () => show({ state: 'opening' });
  if (opening.state === 'unfetched') return <NotLoaded retry={retry} />;
  return opening.state === 'there' ? <Battle /> : <opening.Problem faults={opening.faults} game={gameId} retry={retry} />;
}
