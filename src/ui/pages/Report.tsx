import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { takeTable } from '../../store/earlyOpening';
import { match } from '../../store/match';
import { NotLoaded } from '../app/NotLoaded';
import type { Page } from '../app/routes';
import { useTitle } from '../app/title';
import { ReportPage } from '../report/ReportPage';
import { useGameTitle } from '../table/contract/titles';
import { useGame } from '../table/shell/hooks';
import { type Opening, openGame } from '../table/shell/opening';
import { usePanels } from '../table/shell/usePanels';
import { useWords } from '../words';
import { fetchReportWords, useReportWords } from '../words/report';
import './pages.css';

function Told() {
  const snapshot = useGame((now) => now);
  const { panels, retry } = usePanels();
  const { table } = useWords();
  if (retry) return <NotLoaded retry={retry} />;
  return panels ? <ReportPage panels={panels} snapshot={snapshot} /> : <p className="app-waiting">{table.opening}</p>;
}

const OPENING: Opening = { state: 'opening' };
const UNFETCHED: Opening = { state: 'unfetched' };
const NO_GAME = { battle: null, title: '' };

/** The report of a game, which is laid on the table for it, unless it lies there, but not taken from another page that plays it. */
function ReportOf({ id }: { readonly id: string }) {
  const { table, common } = useWords();
  const words = useReportWords();
  const head = useStore(match.store, ({ now }) => (now?.head.id === id ? now.head : undefined));
  const lies = head !== undefined;
  const [opening, show] = useState<Opening>(OPENING);
  const title = useGameTitle(head ?? NO_GAME);
  useTitle(head ? common.labelled(words.title, title) : opening.state === 'trouble' ? table.noGame.title : words.title);
  useEffect(() => {
    // It is read here, and played by whoever wants to.
    if (lies) takeTable();
    if (lies || opening !== OPENING) return;
    let left = false;
    openGame(id)
      .then(
        (opened) => opened ?? UNFETCHED,
        () => UNFETCHED,
      )
      .then((opened) => {
        if (left) return;
        takeTable();
        if (opened.state !== 'there') show(opened);
      });
    return () => {
      left = true;
    };
  }, [id, lies, opening]);
  if (lies) return <Told />;
  const retry = () => show(OPENING);
  if (opening.state === 'unfetched') return <NotLoaded retry={retry} />;
  if (opening.state !== 'trouble') return <p className="app-waiting">{table.opening}</p>;
  return <opening.Problem faults={opening.faults} game={id} retry={retry} />;
}

const Report: Page<'report'> = ({ route: { game } }) => <ReportOf key={game} id={game} />;

export const words = fetchReportWords;
export default Report;
