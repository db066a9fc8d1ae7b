import { useLayoutEffect, useRef } from 'react';
import { table } from '../../../store/table';
import { announce } from '../../app/announce';
import { useWords } from '../../words';
import { now, type Step } from '../session';
import { pressed } from './disabledReason';
import { eventsText } from './eventsText';
import { Glyph } from './Glyph';
import { useNaming, useSystem, useTable } from './hooks';
import { showStep, useSteps } from './steps';

/** One of them is shown and told, and the card knows how far it has come. */
export function showStepOfCard(steps: readonly Step[], n: number): void {
  const { handOver } = table.getState();
  const snapshot = now();
  const next = steps[n];
  if (!next || !handOver || !snapshot) return;
  table.setState({ handOver: { ...handOver, step: n } });
  showStep(next);
  announce(eventsText(snapshot, next.events));
}

/** What has changed, one play at a time, under the map that shows it. */
export function HandOverSteps() {
  const words = useWords();
  const system = useSystem();
  const naming = useNaming();
  const at = useTable((state) => state.handOver?.step) ?? 0;
  const steps = useSteps(useTable((state) => state.handOver));
  const step = steps[at];
  const after = useRef<HTMLButtonElement>(null);
  // The button that led here has gone with its card.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) after.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="table-line table-line--looking" data-testid="hand-over-step">
      <button
        type="button"
        className="app-button app-button--icon"
        aria-label={words.table.log.before}
        {...pressed(at === 0 && 'first', () => showStepOfCard(steps, at - 1))}
      >
        <Glyph name="previous" />
      </button>
      <small>{words.table.handOver.step(at + 1, steps.length)}</small>
      <button
        ref={after}
        type="button"
        className="app-button app-button--icon"
        aria-label={words.table.log.after}
        {...pressed(at >= steps.length - 1 && 'last', () => showStepOfCard(steps, at + 1))}
      >
        <Glyph name="next" />
      </button>
      <p>{step?.events.map((event) => system.say(event, naming)).join(' ')}</p>
    </div>
  );
}
