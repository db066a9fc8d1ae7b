import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { match } from '../../../store/match';
import { preferences } from '../../../store/preferences';
import { programOf } from '../../../store/seats';
import { isHandedOver, isInspecting, isLine, PANELS, type Panel, type TableState, table } from '../../../store/table';
import { NotLoaded } from '../../app/NotLoaded';
import { afterPaint } from '../../board/afterPaint';
import { useWords } from '../../words';
import { fetchHelp, helping, useHelpPart, whenStirred } from '../contract/helpPart';
import { opponentPart, useOpponentPart } from '../contract/opponentPart';
import type { Tutor } from '../contract/tutor';
import { inspectHex, isAsked, keepUp, listenToSession } from '../session';
import { Banner } from './Banner';
import { boardHandle } from './boardHandle';
import { pressed } from './disabledReason';
import { Foot } from './Foot';
import { Glyph } from './Glyph';
import { useAside, useGame, useMayDecide, useNarrow, useSystem, useTable, useTableAfterPaint, useTutor } from './hooks';
import { bindKeys } from './keys';
import { Line } from './Line';
import { MapPane } from './MapPane';
import { PhaseTrack } from './PhaseTrack';
import { Standing } from './Standing';
import { type Panels, usePanels } from './usePanels';
import { voice } from './voice';

const closeRule = () => table.setState({ rule: undefined });

/** What the tabs of the panels are called. */
function usePanelNames(): Readonly<Record<Panel, string>> {
  const { panels } = useWords().table;
  const system = useSystem();
  return { now: panels.now, log: panels.log, armies: system.forces(), lesson: useTutor()?.name() ?? '' };
}

/** The log and the armies beside the map, or a rule's text in their place; in a lesson also what it says. */
function Lower({ panels, tutor }: { readonly panels: Panels | undefined; readonly tutor: Tutor | undefined }) {
  const words = useWords().table;
  const names = usePanelNames();
  const chosen = useTable((state) => state.panel);
  const panel = chosen === 'armies' || (tutor && chosen === 'log') ? chosen : tutor ? 'lesson' : 'log';
  const rule = useTable((state) => state.rule);
  if (rule !== undefined) {
    return (
      <section className="table-lower table-lower--rule" data-testid="rule-panel">
        {panels && <panels.RulePanel id={rule} onClose={closeRule} />}
      </section>
    );
  }
  return (
    <section className="table-lower">
      <div className="table-tabs" role="tablist" aria-label={words.panelsLabel}>
        {(tutor ? (['lesson', 'log', 'armies'] as const) : (['log', 'armies'] as const)).map((name) => (
          <button key={name} type="button" role="tab" aria-selected={panel === name} onClick={() => table.setState({ panel: name })}>
            {names[name]}
          </button>
        ))}
      </div>
      {tutor && panel === 'lesson' && <tutor.Card />}
      {panels && panel === 'log' && <panels.LogPanel panels={panels} />}
      {panels && panel === 'armies' && <panels.ForcesPanel />}
    </section>
  );
}

/** What is going on, and what is advised; 13.7 between two players nobody is told. */
function Now({ panels }: { readonly panels: Panels | undefined }) {
  const between = useGame((now) => now.viewer === 'none');
  const opponent = useOpponentPart();
  const several = useTable(({ tool }) => isLine(tool));
  return (
    <>
      {panels && !between && <panels.RecapCard />}
      {opponent && !between && <opponent.CounselPanel />}
      {panels && !between && !several && <panels.LastRolls panels={panels} />}
      {panels && !between && (several ? <panels.LinePanel /> : <panels.NowPanel />)}
      {panels && <panels.ThreatsPanel panels={panels} />}
    </>
  );
}

/** Whether whoever looks is to answer a question. */
const useAsked = (): boolean => {
  const decides = useMayDecide();
  return useGame(isAsked) && decides;
};

/** How much of the map the sheet and the line above it lie over. */
function coverOf(sheet: HTMLElement | null): number {
  const [field, strip] = ['.table-field', '.table-strip'].map((name) => sheet?.parentElement?.querySelector(name)?.getBoundingClientRect());
  return field && strip ? Math.max(0, field.bottom - strip.top) : 0;
}

/** What the map is about stays in sight beside the sheet. */
function useRevealing(box: RefObject<HTMLElement | null>, isUp: boolean, isLesson: boolean): void {
  const system = useSystem();
  const about = useStore(helping, (state) => state.about);
  useEffect(() => {
    const { tool } = table.getState();
    const { now } = match.store.getState();
    const hex = (now && system.askedAt(now.state)) ?? (isInspecting(tool) ? tool.hex : isLine(tool) ? tool.goal : tool.at);
    const hexes = about.length > 0 ? about : hex !== undefined && hex >= 0 ? [hex] : [];
    const frame = requestAnimationFrame(() => {
      boardHandle.current?.cover(coverOf(box.current));
      if (hexes.length > 0) boardHandle.current?.reveal(...hexes);
    });
    return () => cancelAnimationFrame(frame);
  }, [box, system, isUp, isLesson, about]);
}

/** Whether the sheet is drawn up, and what it shows. */
function useSheet() {
  const panel = useTable((state) => state.panel);
  const rule = useTable((state) => state.rule);
  const asked = useAsked();
  const decides = useMayDecide();
  const system = useSystem();
  const aimed = useTable(({ tool }) => system.fights(tool) && tool.at !== undefined) && decides;
  const waits = useTable(({ tool }) => system.waits?.(tool) ?? false);
  const raised = useTable((state) => state.sheet);
  const tutor = useTutor();
  // Between two players the card has the screen to itself, unless somebody draws a panel up.
  const handedOver = useTable(isHandedOver);
  const isUp = raised || (!handedOver && (asked || aimed || rule !== undefined || tutor !== undefined));
  // What a lesson says of a question is read first; the main button leads to it.
  const shown = (aimed && !(waits && tutor)) || (asked && !tutor) ? 'now' : tutor && !raised ? 'lesson' : panel;
  const isLesson = rule === undefined && tutor !== undefined && shown === 'lesson';
  return { panel, rule, tutor, raised, isUp, shown, isLesson };
}

/** On a small screen: one panel at a time, drawn up over the map, which stays as it is. */
function Sheet({ panels }: { readonly panels: Panels | undefined }) {
  const words = useWords().table;
  const names = usePanelNames();
  const { panel, rule, tutor, raised, isUp, shown, isLesson } = useSheet();
  const box = useRef<HTMLElement>(null);
  useRevealing(box, isUp, isLesson);
  return (
    <section ref={box} className={`table-sheet${isLesson ? ' table-sheet--lesson' : isUp ? ' table-sheet--up' : ''}`}>
      <div className="table-sheet__head">
        <div className="table-tabs" role="tablist" aria-label={words.panelsLabel}>
          {(tutor ? (['lesson', ...PANELS] as const) : PANELS).map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              aria-selected={isUp && shown === name}
              onClick={() => table.setState({ panel: name, rule: undefined, sheet: !(raised && panel === name) })}
            >
              {names[name]}
            </button>
          ))}
        </div>
        <button
          type="button"
          className="app-button app-button--icon"
          aria-label={words.closeSheet}
          {...pressed((!isUp || isLesson) && 'sheet', () => table.setState({ sheet: false, rule: undefined }))}
        >
          <Glyph name="down" />
        </button>
      </div>
      {tutor && isLesson && (
        <div className="table-sheet__body">
          <tutor.Card />
        </div>
      )}
      {isUp && !isLesson && panels && (
        <div className="table-sheet__body">
          {rule !== undefined ? (
            <panels.RulePanel id={rule} onClose={closeRule} />
          ) : shown === 'now' ? (
            <Now panels={panels} />
          ) : shown === 'log' ? (
            <panels.LogPanel panels={panels} />
          ) : (
            <panels.ForcesPanel />
          )}
        </div>
      )}
    </section>
  );
}

/** The map as a table, for whoever reads rather than looks; drawn only when it is wanted. */
function AsText() {
  const { boardTable } = useWords().table;
  const { MapTable } = useSystem();
  const [open, setOpen] = useState(false);
  return (
    <details className="table-text" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{boardTable.show}</summary>
      {open && <MapTable onHex={inspectHex} />}
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
  const threats = useStore(preferences, (all) => all.threats);
  const fights = useTableAfterPaint(
    useCallback(({ tool }: TableState) => system.fights(tool) || isLine(tool) || (threats && tool.unit !== undefined), [system, threats]),
  );
  // Whoever reads a rule or the armies meanwhile wants room for them.
  const reads = useTable(({ rule, panel }) => rule !== undefined || panel === 'armies');
  const handOver = useTable(isHandedOver);
  const asking = useTable((state) => state.asking);
  const tutor = useTutor();
  const aside = useAside() ? tutor : undefined;
  const classes = [
    'table',
    aside && 'table--aside',
    tutor && 'table--lesson',
    asking && 'table--why',
    looking && 'table--looking',
    !reads && (asked || fights) && 'table--fight',
    !reads && asked && 'table--asked',
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
        {handOver && panels && <panels.HandOverCard />}
      </div>
      <Line panels={panels} />
      {aside && (
        <section className="table-aside">
          <aside.Card />
        </section>
      )}
      {narrow ? (
        <Sheet panels={panels} />
      ) : (
        <>
          <section className="table-upper" aria-label={words.panels.now}>
            <Now panels={panels} />
          </section>
          <Lower panels={panels} tutor={aside ? undefined : tutor} />
        </>
      )}
      <Foot panels={panels} />
      {panels && <panels.Dialogs panels={panels} />}
      <AsText />
    </div>
  );
}
