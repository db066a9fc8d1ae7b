import type { RefObject } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { BareEvent } from '../../kernel/system';
import { match } from '../../store/match';
import { table } from '../../store/table';
import { useWords } from '../words';
import { Glyph } from './Glyph';
import { deciderOf } from './hands';
import { useGame, useNaming, useSystem, useTable } from './hooks';
import { SideMark } from './SideMark';
import { begin, lookAt } from './stepping';
import type { TableSystem } from './system';
import { tableOf } from './systems';

const MOST = 6;

interface Step {
  readonly at: number;
  readonly events: readonly BareEvent[];
}

function stepsSince({ quiet }: TableSystem, from: number, to: number): Step[] {
  const steps: Step[] = [];
  const entries = match.entries();
  for (let i = from; i < to; i++) {
    const events = entries[i]?.events.filter(({ kind }) => !quiet.card.has(kind)) ?? [];
    if (events.length > 0) steps.push({ at: i + 1, events });
  }
  return steps;
}

function useSteps() {
  const system = useSystem();
  const over = useTable((state) => state.handOver);
  const from = over?.from ?? 0;
  const to = over?.to ?? 0;
  const viewer = useGame((now) => now.viewer);
  return useMemo(() => stepsSince(system, from, to), [from, to, viewer]);
}

function show(steps: readonly Step[], n: number): void {
  const { handOver } = table.getState();
  const next = steps[n];
  if (!next || !handOver) return;
  table.setState({ handOver: { ...handOver, step: n } });
  lookAt(next.at);
}

/** 13.7 Whoever steps through what has changed has sat down, and sees what he may. */
function showFirst(): void {
  match.sit();
  const { handOver } = table.getState();
  const { now } = match.store.getState();
  const steps = handOver && now ? stepsSince(tableOf(now), handOver.from, handOver.to) : [];
  if (steps.length > 0) show(steps, 0);
  else begin();
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
    <div class="table-line table-line--looking" data-testid="hand-over-step">
      <button
        type="button"
        class="app-button app-button--icon"
        aria-label={words.table.log.before}
        disabled={at === 0}
        onClick={() => show(steps, at - 1)}
      >
        <Glyph name="previous" />
      </button>
      <small>{words.table.handOver.step(at + 1, steps.length)}</small>
      <button
        type="button"
        class="app-button app-button--icon"
        aria-label={words.table.log.after}
        disabled={at >= steps.length - 1}
        onClick={() => show(steps, at + 1)}
      >
        <Glyph name="next" />
      </button>
      <p aria-live="polite">
        {step?.events
          .slice(0, 3)
          .map((event) => system.say(event, naming))
          .join(' ')}
      </p>
    </div>
  );
}

/** The focus goes in, and when the card is gone back to where it was. */
function useFocusWithin(first: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    first.current?.focus({ preventScroll: true });
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        const step = document.querySelector<HTMLElement>('[data-testid="hand-over-step"] button:enabled');
        if (step) step.focus();
        else if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      });
    };
  }, []);
}

/** Between two players at one screen: who is next, and what has changed since that player last decided. */
export function HandOverCard() {
  const words = useWords();
  const { handOver } = words.table;
  const system = useSystem();
  const naming = useNaming();
  const phase = useGame((now) => now.state.phase);
  const decider = useGame(deciderOf);
  const names = useGame((now) => now.head.names);
  const steps = useSteps();
  const go = useRef<HTMLButtonElement>(null);
  useFocusWithin(go);
  const isHidden = useGame((now) => now.viewer === 'none');
  if (decider === undefined || phase === 'over') return null;
  const name = names[decider];
  const title = name ? handOver.named(naming.army(decider), name) : handOver.title(naming.army(decider));
  return (
    <div class="table-handover app-card" data-testid="hand-over" role="dialog" aria-label={title}>
      <h2>
        <SideMark side={decider} />
        {title}
      </h2>
      <p class="table-handover__next">{system.next(phase)}</p>
      <p class="app-note">{isHidden ? handOver.hidden : steps.length === 0 ? handOver.nothing : handOver.since}</p>
      <ul>
        {steps.slice(-MOST).map(({ at, events }) => (
          <li key={at}>{system.say(events[0]!, naming)}</li>
        ))}
      </ul>
      {steps.length > MOST && <p class="app-note">{handOver.more(steps.length - MOST)}</p>}
      <div class="table-handover__foot">
        {steps.length > 0 && (
          <button type="button" class="app-button" data-testid="hand-over-steps" onClick={showFirst}>
            {handOver.steps}
          </button>
        )}
        <button type="button" class="app-button app-button--main" data-testid="hand-over-go" ref={go} onClick={begin}>
          {handOver.go}
        </button>
      </div>
    </div>
  );
}
