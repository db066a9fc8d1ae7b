import { useCallback, useEffect, useLayoutEffect } from 'react';
import { programOf } from '../../../store/seats';
import { isHandedOver, isLine, type TableState } from '../../../store/table';
import { NotLoaded } from '../../app/NotLoaded';
import { afterPaint } from '../../board/afterPaint';
import { useWords } from '../../words';
import { opponentPart, useOpponentPart } from '../contract/opponentPart';
import { useGameTitle } from '../contract/titles';
import { useAside, useGame, useLaid, useNarrow, useTable, useTableAfterPaint, useTutor } from './hooks';
import { type Live, useLive } from './livePart';
import { MapPane } from './MapPane';
import { type Panels, usePanels } from './usePanels';
import { useAsked, useSheet } from './useSheet';

/** The room of what comes after the map. */
const Rooms = ({ of }: { readonly of: readonly string[] }) => of.map((name) => <div key={name} className={`table-${name}`} />);

const ABOVE = ['track', 'banner', 'standing'];
const BELOW = { narrow: ['strip', 'sheet', 'foot'], wide: ['strip', 'lower', 'foot'] };

/** What a game is played with, and what is fetched for it once somebody is there. */
function useSession(live: Live | undefined, panels: Panels | undefined): void {
  useLayoutEffect(() => live?.giveVoice(), [live]);
  useEffect(() => live?.bindKeys(), [live]);
  useEffect(() => live?.keepUp(), [live]);
  useEffect(() => live?.watchKept(), [live]);
  const game = useGame((now) => now.head.id);
  const may = useGame((now) => live?.mayDecide(now) ?? false);
  useEffect(() => {
    if (may) live?.passFirst();
  }, [live, game, may]);
  useEffect(() => live?.watchPresses(), [live]);
  const opponent = useOpponentPart();
  const programs = useGame((now) => now.head.seats.some(programOf));
  useEffect(() => {
    // The line under the map says if it does not come.
    return live && programs ? afterPaint(opponentPart.preload) : undefined;
  }, [live, programs]);
  useEffect(() => opponent?.seatPrograms(), [opponent]);
  useEffect(() => live && panels && live.fetchHelpWished(), [live, panels]);
  useEffect(() => live && panels && live.whenStirred(panels.preloadOnDemand), [live, panels]);
}

/** Classes, for with `:has` in the style sheets every change below would ask all of the table for its style again. */
function useClasses(): string {
  const narrow = useNarrow();
  const looking = useGame((now) => now.looking !== undefined);
  const asked = useAsked();
  const system = useLaid();
  const held = useTableAfterPaint(
    useCallback(({ tool, told }: TableState) => told || system?.fights(tool) || isLine(tool) || tool.unit !== undefined, [system]),
  );
  // Whoever reads a rule or the armies meanwhile, or writes a note, wants room for them.
  const reads = useTable(({ rule, panel, noting }) => rule !== undefined || panel === 'armies' || noting);
  const asking = useTable((state) => state.asking);
  const tutor = useTutor();
  const aside = useAside() && tutor;
  const sheet = useSheet();
  const doubted = useGame((now) => now.doubt !== undefined);
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
  return classes.filter(Boolean).join(' ');
}

/** What lies over the map. */
function OnMap({ live, panels }: { readonly live: Live; readonly panels: Panels | undefined }) {
  const help = live.useHelpPart(useGame((now) => now.system));
  const coverage = useTable((state) => state.coverage);
  const handOver = useTable(isHandedOver);
  useEffect(() => help?.keepAdvising(), [help]);
  return (
    <>
      {panels && <panels.MapTools panels={panels} />}
      {panels && <panels.MiniMap panels={panels} />}
      {help && coverage !== undefined && <help.CoverageLegend key={coverage} side={coverage} />}
      {handOver && panels && <panels.HandOverCard />}
    </>
  );
}

/** What stands below the map and beside it. */
function Around({ live, panels }: { readonly live: Live; readonly panels: Panels | undefined }) {
  const words = useWords().table;
  const narrow = useNarrow();
  const dialog = useTable((state) => state.dialog !== undefined);
  const tutor = useTutor();
  const aside = useAside() ? tutor : undefined;
  const sheet = useSheet();
  return (
    <>
      <live.Line panels={panels} />
      {aside && (
        <section className="table-aside">
          <aside.Card />
        </section>
      )}
      {narrow ? (
        <live.Sheet panels={panels} sheet={sheet} />
      ) : (
        <>
          <section className="table-upper" aria-label={words.panels.now}>
            <live.Now panels={panels} />
          </section>
          <live.Lower panels={panels} tutor={aside ? undefined : tutor} />
        </>
      )}
      <live.Foot panels={panels} />
      {panels && dialog && <panels.Dialogs panels={panels} />}
      <live.AsText panels={panels} />
    </>
  );
}

/** The table: the map in the middle, everything about it around it once it is there. */
export function Battle() {
  const narrow = useNarrow();
  const { live, retry: fetchLive } = useLive();
  const { panels, retry: fetchPanels } = usePanels();
  const title = useGameTitle(useGame((now) => now.head));
  const classes = useClasses();
  useSession(live, panels);
  if (fetchLive || fetchPanels) {
    const retry = () => {
      fetchLive?.();
      fetchPanels?.();
    };
    return <NotLoaded retry={retry} />;
  }
  return (
    <div className={classes} data-testid={live && 'battle'} aria-busy={!live}>
      <h1 className="app-unseen">{title}</h1>
      {live ? (
        <>
          <live.PhaseTrack />
          <live.Banner panels={panels} />
          <live.Standing panels={panels} />
          {panels && <panels.DoubtMark />}
        </>
      ) : (
        <Rooms of={ABOVE} />
      )}
      <div className="table-field">
        <MapPane live={live} />
        {live && <OnMap live={live} panels={panels} />}
      </div>
      {live ? <Around live={live} panels={panels} /> : <Rooms of={narrow ? BELOW.narrow : BELOW.wide} />}
    </div>
  );
}
