import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { match } from '../../../store/match';
import { preferences } from '../../../store/preferences';
import { table } from '../../../store/table';
import { announcePassing } from '../../app/announce';
import { useWords } from '../../words';
import { dismissRecap, lookAt, type Step, seenOf, whenShown } from '../session';
import { boardHandle } from './boardHandle';
import { useTold } from './cards';
import { pressed } from './disabledReason';
import { useGame, useNaming, useSystem, useTable } from './hooks';
import { SideMark } from './SideMark';
import { showStep, useSteps } from './steps';

/** Milliseconds that a step without a fight stands when all are shown. */
const REST = { off: 500, fast: 500, normal: 1000, slow: 1900 } as const;

/** Shows one step after the other, and then the game as it stands; whoever plays, steps or leaves has ended it. */
function useRun(steps: readonly Step[], show: (step: Step) => void) {
  const [at, setAt] = useState<number>();
  const speed = useStore(preferences, (all) => all.speed);
  const step = at === undefined ? undefined : steps[at];
  useEffect(() => {
    if (at === undefined) return;
    if (!step) {
      lookAt(undefined);
      setAt(undefined);
      return;
    }
    show(step);
    const callOff = whenShown(() => setAt(at + 1), REST[speed]);
    const there = seenOf(match.store.getState().now);
    const ends = match.store.subscribe(({ now }) => seenOf(now) !== there && setAt(undefined));
    return () => {
      ends();
      callOff();
    };
  }, [at, step, speed, show]);
  return { isRunning: step !== undefined, run: () => setAt(0), halt: useCallback(() => setAt(undefined), []) };
}

/** What the other side did in its turn, line by line, each to be seen again on the map. It stays until it is dismissed. */
export function RecapCard() {
  const words = useWords().table.recap;
  const system = useSystem();
  const naming = useNaming();
  const recap = useTable((state) => state.recap);
  const cursor = useGame((now) => now.cursor);
  const looking = useGame((now) => now.looking);
  const steps = useSteps(recap);
  // What was played last is the game as it stands, which no look tells.
  const [shown, setShown] = useState<number>();
  const own = useRef<number>(undefined);
  const show = useCallback((step: Step) => {
    own.current = step.at;
    setShown(step.at);
    showStep(step);
  }, []);
  const { isRunning, run, halt } = useRun(steps, show);
  const here = steps.findIndex(({ at }) => at === looking || (looking === undefined && at === cursor && at === shown));
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const line = list.current?.children[here];
    line?.scrollIntoView({ block: 'nearest' });
    const isOwn = own.current === steps[here]?.at;
    own.current = undefined;
    // Whoever has pressed a line has heard it, and of a moment of the log it is told there; of one that is shown after it nothing else is heard.
    if (line && isOwn && !line.contains(document.activeElement)) announcePassing(line.textContent ?? '');
  }, [here, steps]);
  const isThere = recap !== undefined && cursor >= recap.to && steps.length > 0;
  useTold(isThere);
  if (!isThere) return null;
  const side = recap.by;
  const choose = (step: Step) => {
    halt();
    show(step);
  };
  const close = () => {
    dismissRecap();
    // The card goes; what comes next is played on the map.
    boardHandle.current?.focus();
  };
  return (
    <section className="table-recap" data-testid="recap" aria-label={words.title(naming.army(side))}>
      <h2 className="table-recap__title">
        <SideMark side={side} />
        {words.title(naming.army(side))}
      </h2>
      <ol ref={list}>
        {steps.map((step, i) => (
          <li key={step.at}>
            <button type="button" aria-current={i === here ? 'step' : undefined} onClick={() => choose(step)}>
              {step.events.map((event) => system.say(event, naming)).join(' ')}
            </button>
          </li>
        ))}
      </ol>
      <div className="table-recap__foot">
        <button type="button" className="app-button" data-testid="recap-all" onClick={isRunning ? halt : run}>
          {isRunning ? words.halt : words.all}
        </button>
        <button
          type="button"
          className="app-button"
          data-testid="recap-next"
          {...pressed(here === steps.length - 1 && 'last', () => choose(steps[here + 1]!))}
        >
          {words.next}
        </button>
        <button type="button" className="app-button app-button--main" data-testid="recap-done" onClick={close}>
          {words.done}
        </button>
      </div>
    </section>
  );
}

/** On a small screen: what the other side did is a press away. */
export function RecapLine() {
  const words = useWords().table.recap;
  return (
    <button
      type="button"
      className="app-button table-recap-ask"
      data-testid="recap-ask"
      onClick={() => table.setState({ panel: 'now', rule: undefined, sheet: true })}
    >
      {words.ask}
    </button>
  );
}
