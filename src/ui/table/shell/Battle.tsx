import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { preferences } from '../../../store/preferences';
import { programOf } from '../../../store/seats';
import { isHandedOver, isLine, type TableState } from '../../../store/table';
import { NotLoaded } from '../../app/NotLoaded';
import { afterPaint } from '../../board/afterPaint';
import { useWords } from '../../words';
import { fetchHelp, useHelpPart, whenStirred } from '../contract/helpPart';
import { opponentPart, useOpponentPart } from '../contract/opponentPart';
import { keepUp, listenToSession } from '../session';
import { Banner } from './Banner';
import { Lower, Now, useAsked } from './Beside';
import { Foot } from './Foot';
import { useAside, useGame, useNarrow, useSystem, useTable, useTableAfterPaint, useTutor } from './hooks';
import { bindKeys } from './keys';
import { Line } from './Line';
import { MapPane } from './MapPane';
import { PhaseTrack } from './PhaseTrack';
import { Sheet, useSheet } from './Sheet';
import { Standing } from './Standing';
import { useDismissal } from './useDismissal';
import { type Panels, usePanels } from './usePanels';
import { voice } from './voice';

/** The map as a table, for whoever reads rather than looks; drawn only when it is wanted. */
function AsText({ panels }: { readonly panels: Panels | undefined }) {
  const { boardTable } = useWords().table;
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDetailsElement>(null);
  useDismissal(
    box,
    open,
    useCallback(() => setOpen(false), []),
  );
  return (
    <details ref={box} className="table-text" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{boardTable.show}</summary>
      {open && panels && <panels.BoardText panels={panels} />}
    </details>
  );
}

/** The table: the map in the middle, everything about it around it. */
export function Battle() {
  const words = useWords().table;
  const narrow = useNarrow();
  const { panels, retry } = usePanels();
  const title = useGame((now) => now.head.title);
  const looking = useGame((now) => now.looking !== undefined);
  const asked = useAsked();
  const system = useSystem();
  const held = useTableAfterPaint(
    useCallback(({ tool }: TableState) => system.fights(tool) || isLine(tool) || tool.unit !== undefined, [system]),
  );
  // Whoever reads a rule or the armies meanwhile wants room for them.
  const reads = useTable(({ rule, panel }) => rule !== undefined || panel === 'armies');
  const handOver = useTable(isHandedOver);
  const asking = useTable((state) => state.asking);
  const coverage = useTable((state) => state.coverage);
  const dialog = useTable((state) => state.dialog !== undefined);
  const tutor = useTutor();
  const aside = useAside() ? tutor : undefined;
  const sheet = useSheet();
  const doubted = useGame((now) => now.doubt !== undefined);
  // Classes, for with `:has` in the style sheets every change below would ask all of the table for its style again.
  const classes = [
    'table',
    aside && 'table--aside',
    tutor && 'table--lesson',
    asking && 'table--why',
    looking && 'table--looking',
    !reads && (asked || held) && 'table--held',
    !reads && asked && 'table--asked',
    sheet.rule !== undefined && 'table--rule',
    narrow && sheet.isUp && !sheet.isLesson && 'table--sheet',
    doubted && 'table--doubt',
  ];
  useLayoutEffect(() => listenToSession(voice), []);
  useEffect(bindKeys, []);
  useEffect(keepUp, []);
  const opponent = useOpponentPart();
  const programs = useGame((now) => now.head.seats.some(programOf));
  useEffect(() => {
    // The line under the map says if it does not come.
    return programs ? afterPaint(opponentPart.preload) : undefined;
  }, [programs]);
  useEffect(() => opponent?.seatPrograms(), [opponent]);
  const help = useHelpPart(system.id);
  const helps = useStore(preferences, ({ threats, advice }) => threats || advice);
  useEffect(() => {
    return helps && panels ? whenStirred(() => void fetchHelp().catch(() => undefined)) : undefined;
  }, [helps, panels]);
  useEffect(() => panels && whenStirred(panels.preloadOnDemand), [panels]);
  useEffect(() => help?.keepAdvising(), [help]);
  if (retry) return <NotLoaded retry={retry} />;
  return (
    <div className={classes.filter(Boolean).join(' ')} data-testid="battle">
      <h1 className="app-unseen">{title}</h1>
      <PhaseTrack />
      <Banner panels={panels} />
      <Standing panels={panels} />
      {panels && <panels.DoubtMark />}
      <div className="table-field">
        <MapPane />
        {panels && <panels.MapTools panels={panels} />}
        {panels && <panels.MiniMap panels={panels} />}
        {help && coverage !== undefined && <help.CoverageLegend side={coverage} />}
        {handOver && panels && <panels.HandOverCard />}
      </div>
      <Line panels={panels} />
      {aside && (
        <section className="table-aside">
          <aside.Card />
        </section>
      )}
      {narrow ? (
        <Sheet panels={panels} sheet={sheet} />
      ) : (
        <>
          <section className="table-upper" aria-label={words.panels.now}>
            <Now panels={panels} />
          </section>
          <Lower panels={panels} tutor={aside ? undefined : tutor} />
        </>
      )}
      <Foot panels={panels} />
      {panels && dialog && <panels.Dialogs panels={panels} />}
      <AsText panels={panels} />
    </div>
  );
}
