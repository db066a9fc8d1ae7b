import { useMemo } from 'react';
import { match } from '../../../store/match';
import { table } from '../../../store/table';
import { useWords } from '../../words';
import { tableOf } from '../contract/systems';
import { lookAt, type Step, stepsSince } from '../session';
import { boardHandle } from './boardHandle';
import { pressed } from './disabledReason';
import { Glyph } from './Glyph';
import { useGame, useNaming, useSystem, useTable } from './hooks';

/** Those since the player who is next last decided. */
export function useSteps() {
  const system = useSystem();
  const over = useTable((state) => state.handOver);
  const from = over?.from ?? 0;
  const to = over?.to ?? 0;
  const viewer = useGame((now) => now.viewer);
  return useMemo(() => stepsSince(system, from, to), [system, from, to, viewer]);
}

/** Shows one of them, where it happened. */
export function show(steps: readonly Step[], n: number): void {
  const { handOver } = table.getState();
  const next = steps[n];
  if (!next || !handOver) return;
  table.setState({ handOver: { ...handOver, step: n } });
  lookAt(next.at);
  const { now } = match.store.getState();
  const entry = match.entries()[next.at - 1];
  const hexes = now && entry ? tableOf(now).last(entry) : undefined;
  if (hexes) boardHandle.current?.reveal(...hexes.filter((hex) => hex >= 0));
}

/** What has changed, one play at a time, under the map that shows it. */
export function HandOverSteps() {
  const words = useWords();
  const system = useSystem();
  const naming = useNaming();
  const at = useTable((state) => state.handOver?.step) ?? 0;
  const steps = useSteps();
  const step = steps[at];
  return (
    <div className="table-line table-line--looking" data-testid="hand-over-step">
      <button
        type="button"
        className="app-button app-button--icon"
        aria-label={words.table.log.before}
        {...pressed(at === 0 && 'first', () => show(steps, at - 1))}
      >
        <Glyph name="previous" />
      </button>
      <small>{words.table.handOver.step(at + 1, steps.length)}</small>
      <button
        type="button"
        className="app-button app-button--icon"
        aria-label={words.table.log.after}
        {...pressed(at >= steps.length - 1 && 'last', () => show(steps, at + 1))}
      >
        <Glyph name="next" />
      </button>
      <p aria-live="polite">{step?.events.map((event) => system.say(event, naming)).join(' ')}</p>
    </div>
  );
}
