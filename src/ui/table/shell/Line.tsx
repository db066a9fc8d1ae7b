import { type ReactNode, useEffect } from 'react';
import { useStore } from 'zustand';
import { preferences } from '../../../store/preferences';
import { isLine, type TableState, table } from '../../../store/table';
import { useWords } from '../../words';
import { helping, useHelpPart } from '../contract/helpPart';
import { type OpponentPart, useOpponentFailed, useOpponentPart } from '../contract/opponentPart';
import { lastTelling } from '../contract/told';
import { isProgrammed, openHalf, undoPast } from '../session';
import { Glyph } from './Glyph';
import { useGame, useNarrow, useSystem, useTable, useTableAfterPaint, useToolAfterPaint, useTutor } from './hooks';
import { Last } from './Last';
import { OpponentMissing } from './OpponentMissing';
import { useDrawing } from './useDrawing';
import { useEntries } from './useEntries';
import type { Panels } from './usePanels';
import { WhyNot } from './WhyNot';

/** Like what is in hand it follows a frame later: the map answers a press first. */
const refusedOf = ({ refused }: TableState) => refused;

function Refused() {
  const words = useWords();
  const refused = useTableAfterPaint(refusedOf);
  if (!refused) return null;
  return (
    <div key={refused.turn} className="table-line table-line--refused" data-testid="refusal" data-rule={refused.refusal.rule}>
      <p>
        <WhyNot refusal={refused.refusal} />
      </p>
      <button
        type="button"
        className="app-button app-button--icon"
        aria-label={words.table.refused.close}
        onClick={() => table.setState({ refused: undefined })}
      >
        <Glyph name="cross" />
      </button>
    </div>
  );
}

function UndoStop() {
  const words = useWords().table;
  const stop = useTable((state) => state.undoStop)!;
  const conceded = useGame((now) => now.conceded !== undefined);
  return (
    <div className="table-line table-line--stop" data-testid="undo-stop">
      <p>
        {words.undoStop[stop]} {!conceded && <small>{words.undoPastNote}</small>}
      </p>
      {/* A surrender that may not be taken back is final. */}
      {!conceded && (
        <button type="button" className="app-button" data-testid="undo-past" onClick={undoPast}>
          {words.undoPast}
        </button>
      )}
    </div>
  );
}

const VIEWS = { refused: Refused, stop: UndoStop, last: Last };

/** What was last played in the phase that tells something. */
const useTelling = () => {
  const system = useSystem();
  const cursor = useGame((now) => now.cursor);
  return lastTelling(system, useEntries(), cursor);
};

/** What the line is about, the most pressing first. */
const useSubject = (helped: boolean, equipped: boolean) => {
  const looking = useGame((now) => now.looking !== undefined);
  const stopped = useGame((now) => now.stop !== undefined);
  const answered = useStore(helping, ({ answer }) => answer !== undefined);
  const drawing = useDrawing();
  const refused = useTableAfterPaint(refusedOf) !== undefined;
  return useTable(({ undoStop, handOver, asking, sight, rolling }) => {
    if (rolling && equipped) return 'rolling';
    if (drawing && equipped) return 'drawing';
    if (asking && helped) return 'asking';
    if (refused) return 'refused';
    if (answered && helped) return 'answer';
    if (sight && equipped) return 'sight';
    if (handOver?.step !== undefined) return 'steps';
    if (looking) return 'looking';
    if (stopped) return 'stopped';
    return undoStop ? 'stop' : 'last';
  });
};

type Subject = ReturnType<typeof useSubject>;

/** Whether the dice of both sides are waited for; what this device owes for them is done as soon as everything stands round the map. */
function useAwaits(equipped: boolean): boolean {
  const awaits = useGame(({ byBoth, stop, outcome }) => (stop || outcome ? undefined : byBoth?.awaits));
  const elsewhere = useGame((now) => now.elsewhere);
  useEffect(() => {
    if (awaits === 'due' && equipped && !elsewhere) openHalf();
  }, [awaits, equipped, elsewhere]);
  return awaits !== undefined;
}

/** What is said while another page, another device or the program plays, after what has just happened. */
function useApart(what: Subject, panels: Panels | undefined, seated: OpponentPart | undefined, silent: boolean): ReactNode {
  const elsewhere = useGame((now) => now.elsewhere !== undefined);
  const programmed = useGame((now) => !now.outcome && isProgrammed(now));
  const failed = useOpponentFailed() && programmed;
  const awaits = useAwaits(panels !== undefined);
  const narrow = useNarrow();
  const opponent = programmed ? seated : undefined;
  if (what !== 'last' && what !== 'stop') return undefined;
  if (elsewhere && panels) {
    return (
      <div className="table-strip">
        <Last />
        <panels.ElsewhereLine />
      </div>
    );
  }
  if (awaits && panels) {
    return (
      <div className="table-strip">
        {what === 'stop' ? <UndoStop /> : !narrow && !silent && <Last />}
        <panels.ByBothLine />
      </div>
    );
  }
  if (opponent) {
    return (
      <div className="table-strip">
        {what === 'stop' ? <UndoStop /> : <Last />}
        <opponent.OpponentLine />
      </div>
    );
  }
  if (!failed || what !== 'last') return undefined;
  return (
    <div className="table-strip">
      <OpponentMissing />
    </div>
  );
}

/** The line under the map: a refusal, an answer, a stop, a past moment, a path, or what has just happened. It never covers the fight. */
export function Line({ panels }: { readonly panels: Panels | undefined }) {
  const opponent = useOpponentPart();
  const system = useSystem();
  const help = useHelpPart(system.id);
  const narrow = useNarrow();
  const telling = useTelling();
  const hints = useStore(preferences, (all) => all.hints);
  const advice = useStore(preferences, (all) => all.advice);
  const over = useGame(({ outcome }) => outcome !== undefined);
  const rolled = over || (telling?.dice.length ?? 0) > 0;
  const what = useSubject(help !== undefined, panels !== undefined);
  const tool = useToolAfterPaint();
  const own = isLine(tool) ? panels?.LineStrip : system.lineOf?.(tool);
  const cursor = useGame((now) => now.cursor);
  const recap = useTable((state) => state.recap !== undefined && cursor >= state.recap.to);
  // A lesson says itself what is to be done.
  const taught = useTutor() !== undefined;
  const apart = useApart(what, panels, opponent, telling === undefined);
  if (apart) return apart;
  const views = {
    ...VIEWS,
    asking: help?.AskingLine ?? Last,
    answer: help?.AnswerLine ?? Last,
    steps: panels?.HandOverSteps ?? Last,
    sight: panels?.SightLine ?? Last,
    rolling: panels?.RollLine ?? Last,
    drawing: panels?.PencilLine ?? Last,
    looking: panels?.Looking ?? Last,
    stopped: panels?.StopLine ?? Last,
  };
  const View = what === 'last' && own ? own : views[what];
  const helps = panels && hints && !taught && what === 'last';
  // A small screen has room for one of them.
  const advises = opponent && advice && narrow && !taught && what === 'last' && !own && !rolled;
  const tells = panels && recap && narrow && what === 'last';
  const alone = helps && narrow && !telling && !own;
  return (
    <div className={helps && !narrow ? 'table-strip table-strip--helped' : 'table-strip'}>
      {!alone && !advises && <View />}
      {tells && <panels.RecapLine />}
      {advises ? <opponent.AdviceLine /> : helps && (alone || !narrow) && <panels.PhaseLine panels={panels} />}
    </div>
  );
}
