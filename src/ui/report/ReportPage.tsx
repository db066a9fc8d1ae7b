import '../table/shell/table.css';
import './page.css';
import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Snapshot } from '../../store/match';
import { copyText } from '../app/copyText';
import { PartNotLoaded } from '../app/PartNotLoaded';
import { printRoute } from '../app/routes';
import { notify } from '../app/toasts';
import { usePart } from '../app/usePart';
import { afterPaint } from '../board/afterPaint';
import { painterOf } from '../picture/LiveMap';
import { useArmyNames } from '../table/contract/names';
import type { SystemPanels } from '../table/contract/system';
import { useGameTitle } from '../table/contract/titles';
import { SideMark } from '../table/shell/SideMark';
import { useLanguage } from '../words';
import { reportWords, useReportWords } from '../words/report';
import { type BattleTold, tellBattle } from './battle';
import { MomentFigure, TurnPart } from './ReportTurn';
import { momentsDrawn } from './story';
import { noteText, reportText } from './text';

/** So many maps a report has at most, besides that of the start. */
const MAPS = 10;

interface Props {
  readonly panels: SystemPanels;
  readonly snapshot: Snapshot;
}

async function copy({ panels, snapshot }: Props): Promise<void> {
  const { text } = reportWords();
  if (await copyText(Promise.resolve(reportText(panels, snapshot)))) notify(text.copied);
  else notify(text.uncopied, 'trouble');
}

function Tools({ isDrawn, ...props }: Props & { readonly isDrawn: boolean }) {
  const { page, text } = useReportWords();
  return (
    <div className="app-row report-tools">
      <a className="app-button" href={printRoute({ screen: 'play', game: props.snapshot.head.id })}>
        {page.back}
      </a>
      <button
        type="button"
        className="app-button app-button--main"
        data-testid="report-print"
        aria-disabled={!isDrawn}
        onClick={() => isDrawn && print()}
      >
        {page.print}
      </button>
      <button type="button" className="app-button" onClick={() => void copy(props)}>
        {text.copy}
      </button>
    </div>
  );
}

function Sides({ told: { sides } }: { readonly told: BattleTold }) {
  return (
    <div className="report-sides">
      {sides.map(({ side, name, points, losses }) => (
        <section key={side}>
          <h2>
            <SideMark side={side} /> {name}
          </h2>
          {points !== undefined && <p className="report-points">{points}</p>}
          <dl>
            {losses.map(([what, much]) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>{much}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

/** How many of so many maps are drawn: one after the other, so that the page answers meanwhile; what is printed has them all. */
function useDrawnUpTo(all: number): number {
  const [drawn, set] = useState(0);
  useEffect(() => (drawn < all ? afterPaint(() => set(drawn + 1)) : undefined), [drawn, all]);
  useEffect(() => {
    const drawAll = () => flushSync(() => set(all));
    addEventListener('beforeprint', drawAll);
    return () => removeEventListener('beforeprint', drawAll);
  }, [all]);
  return drawn;
}

/** The battle on the table as a page to be read and printed: how it ended, then its story turn by turn, with maps. */
export function ReportPage({ panels, snapshot }: Props) {
  const words = useReportWords();
  const language = useLanguage();
  const { value: painter, retry } = usePart(painterOf(snapshot.system));
  const names = useArmyNames(snapshot);
  const told = useMemo(() => tellBattle(panels, snapshot), [panels, snapshot, language, names]);
  const moments = useMemo(() => momentsDrawn(told.turns, MAPS), [told]);
  const drawn = useDrawnUpTo(painter ? moments.length + 1 : 0);
  const noted = noteText(told.first);
  const title = useGameTitle(snapshot.head);
  // Without its maps it is read and printed all the same.
  const hasMaps = !retry && painter !== null;
  const mapOf = { painter: painter ?? undefined, snapshot };
  return (
    <article className="report-page" data-testid="report-page">
      <Tools panels={panels} snapshot={snapshot} isDrawn={!hasMaps || drawn > moments.length} />
      {retry && <PartNotLoaded retry={retry} />}
      <header className="report-head">
        <p>{words.title}</p>
        <h1>{title}</h1>
        {told.head.map((line, i) => (
          <p key={line} className={i > 0 ? 'report-result' : undefined}>
            {line}
          </p>
        ))}
        <p data-testid="report-rules">{told.rules}</p>
      </header>
      <Sides told={told} />
      {hasMaps && <MomentFigure {...mapOf} at={0} when={words.start} isDrawn={drawn > 0} of="start" />}
      {noted !== '' && <p className="report-note">{noted}</p>}
      {told.turns.map((turn) => {
        const place = moments.indexOf(turn.end);
        return (
          <TurnPart
            key={turn.turn}
            {...mapOf}
            panels={panels}
            told={told}
            turn={turn}
            map={place < 0 || !hasMaps ? 'none' : drawn > place + 1 ? 'drawn' : 'waits'}
          />
        );
      })}
    </article>
  );
}
