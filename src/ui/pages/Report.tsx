import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { takeTable } from '../../store/earlyOpening';
import { match } from '../../store/match';
import { NotLoaded } from '../app/NotLoaded';
import type { Page } from '../app/routes';
import { useTitle } from '../app/title';
import { ReportPage } from '../report/ReportPage';
import { openGame } from '../table/shell/opening';
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

/** The report of a game, which is laid on the table for it, unless it lies there, but not taken from another page that plays it. */
function ReportOf({ id }: { readonly id: string }) {
  const { table } = useWords();
  const lies = useStore(match.store, ({ now }) => now?.head.id === id);
  const [failed, fail] = useState(false);
  useEffect(() => {
    if (lies) return;
    let left = false;
    openGame(id)
      .catch(() => undefined)
      .then(() => {
        if (left) return;
        takeTable();
        fail(match.store.getState().now?.head.id !== id);
      });
    return () => {
      left = true;
    };
  }, [id, lies]);
  if (lies) return <Told />;
  return failed ? <Missing /> : <p className="app-waiting">{table.opening}</p>;
}

const Report: Page<'report'> = ({ route: { game } }) => <ReportOf key={game} id={game} />;

export const words = fetchReportWords;
export default Report;
