import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { match } from '../../../store/match';
import { table } from '../../../store/table';
import { useWords } from '../../words';
import { tableOf } from '../contract/systems';
import { beginTurn, deciderOf, stepsSince, whenShown } from '../session';
import { showStepOfCard } from './HandOver';
import { useGame, useNaming, useSystem, useTable } from './hooks';
import { SideMark } from './SideMark';
import { useSteps } from './steps';

/** The play that was the `moment`th is shown, or the first. 13.7 Whoever steps through what has changed has sat down, and sees what he may. */
function showFrom(moment?: number): void {
  match.sit();
  const { handOver } = table.getState();
  const { now } = match.store.getState();
  const steps = handOver && now ? stepsSince(tableOf(now), handOver) : [];
  if (steps.length === 0) return beginTurn();
  showStepOfCard(
    steps,
    Math.max(
      0,
      steps.findIndex(({ at }) => at === moment),
    ),
  );
}

/** The focus goes in, and when the card is gone back to where it was. */
function useFocusWithin(first: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    first.current?.focus({ preventScroll: true });
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body && before instanceof HTMLElement && before.isConnected)
          before.focus({ preventScroll: true });
      });
    };
  }, [first]);
}

/** Between two players at one screen, once the last fight has been seen on the map. */
export function HandOverCard() {
  const [isDue, setDue] = useState(false);
  useLayoutEffect(() => whenShown(() => setDue(true)), []);
  return isDue && <Card />;
}

/** Who is next, and what has changed since that player last decided. */
function Card() {
  const words = useWords();
  const { handOver } = words.table;
  const system = useSystem();
  const naming = useNaming();
  const phase = useGame((now) => now.state.phase);
  const decider = useGame(deciderOf);
  const names = useGame((now) => now.head.names);
  const steps = useSteps(useTable((state) => state.handOver));
  const card = useRef<HTMLDivElement>(null);
  const go = useRef<HTMLButtonElement>(null);
  const isHidden = useGame((now) => now.viewer === 'none');
  // 13.7 Enter pressed once too often would show the one player what is for the other.
  useFocusWithin(isHidden ? card : go);
  if (decider === undefined || phase === 'over') return null;
  const name = names[decider];
  const title = name ? handOver.named(naming.army(decider), name) : handOver.title(naming.army(decider));
  return (
    <div ref={card} tabIndex={-1} className="table-handover app-card" data-testid="hand-over" role="dialog" aria-label={title}>
      <h2>
        <SideMark side={decider} />
        {title}
      </h2>
      <p className="table-handover__next">{system.next(phase)}</p>
      <p className="app-note">{isHidden ? handOver.hidden : steps.length === 0 ? handOver.nothing : handOver.since}</p>
      <ul>
        {steps.map(({ at, events }) => (
          <li key={at}>
            <button type="button" onClick={() => showFrom(at)}>
              {events.map((event) => system.say(event, naming)).join(' ')}
            </button>
          </li>
        ))}
      </ul>
      <div className="table-handover__foot">
        {steps.length > 0 && (
          <button type="button" className="app-button" data-testid="hand-over-steps" onClick={() => showFrom()}>
            {handOver.steps}
          </button>
        )}
        <button type="button" className="app-button app-button--main" data-testid="hand-over-go" ref={go} onClick={beginTurn}>
          {handOver.go}
        </button>
      </div>
    </div>
  );
}
