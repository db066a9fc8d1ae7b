import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { takeTable } from '../../store/earlyOpening';
import { match } from '../../store/match';
import { NotLoaded } from '../app/NotLoaded';
import type { Page } from '../app/routes';
import { useTitle } from '../app/title';
import { ReportPage } from '../report/ReportPage';
import { type Opening, openGame } from '../table/shell/opening';
import { usePanels } from '../table/shell/usePanels';
import { useWords } from '../words';
import { fetchReportWords, useReportWords } from '../words/report';
import './pages.css';

function Told() {
  const snapshot = useStore(match.store, ({ now }) => now!);
  const { panels, retry } = usePanels();
  const { table } = useWords();
  if (retry) return <NotLoaded retry={retry} />;
  return panels ? <ReportPage panels={panels} snapshot={snapshot} /> : <p className="app-waiting">{table.opening}</p>;
}

function Missing() {
  const { page } = useReportWords();
  useTitle(page.missing);
  return (
    <div className="page-narrow">
      <h1>{page.missing}</h1>
      <p>
        <a href="#/saves">{page.saves}</a>
      </p>
    </div>
  );
}

const OPENING: Opening = { state: 'opening' };
const UNFETCHED: Opening = { state: 'unfetched' };

/** The report of a game, which is laid on the table for it, unless it lies there, but not taken from another page that plays it. */
function ReportOf({ id }: { readonly id: string }) {
  const { table } = useWords();
  const lies = useStore(match.store, ({ now }) => now?.head.id === id);
  const [opening, show] = useState<Opening>(OPENING);
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
  if (opening.state === 'unfetched') return <NotLoaded retry={() => show(OPENING)} />;
  if (opening.state !== 'trouble') return <p className="app-waiting">{table.opening}</p>;
  const { faults, Problem } = opening;
  return faults?.some(({ expected }) => expected === 'game.known') ? <Missing /> : <Problem faults={faults} game={id} />;
}

const Report: Page<'report'> = ({ route: { game } }) => <ReportOf key={game} id={game} />;

export const words = fetchReportWords;
export default Report;
