import { useMemo } from 'preact/hooks';
import type { Event } from '../../rules/ancients/events';
import { deciderOf } from '../../rules/ancients/sequence';
import { match } from '../../store/match';
import { table } from '../../store/table';
import { useWords } from '../words';
import { SideMark } from './Face';
import { Glyph } from './Glyph';
import { begin, lookAt } from './hands';
import { useGame, useNaming, useTable } from './hooks';

const QUIET = new Set<Event['kind']>(['phaseBegan', 'turnBegan', 'attacked', 'stood', 'pressed', 'leaderPlaced', 'volleysRemoved']);
const MOST = 6;

interface Step {
  readonly at: number;
  readonly events: readonly Event[];
}

function stepsSince(from: number, to: number): Step[] {
  const steps: Step[] = [];
  const entries = match.entries();
  for (let i = from; i < to; i++) {
    const events = entries[i]?.events.filter(({ kind }) => !QUIET.has(kind)) ?? [];
    if (events.length > 0) steps.push({ at: i + 1, events });
  }
  return steps;
}

/** Between two players at one screen: who is next, and what has changed since that player last decided. */
export function HandOverCard() {
  const words = useWords();
  const { handOver } = words.table;
  const naming = useNaming();
  const over = useTable((state) => state.handOver)!;
  const state = useGame((now) => now.state);
  const names = useGame((now) => now.head.names);
  const steps = useMemo(() => stepsSince(over.from, over.to), [over.from, over.to]);
  const decider = deciderOf(state) ?? 0;
  const name = names[decider];
  const step = over.step === undefined ? undefined : steps[over.step];
  const show = (n: number) => {
    const next = steps[n];
    if (!next) return;
    table.setState({ handOver: { ...over, step: n } });
    lookAt(next.at);
  };
  if (state.phase === 'over') return null;
  return (
    <section
      class={`table-handover app-card${step ? ' table-handover--steps' : ''}`}
      data-testid="hand-over"
      aria-label={handOver.title(naming.army(decider))}
    >
      {!step && (
        <h2>
          <SideMark side={decider} />
          {name ? handOver.named(naming.army(decider), name) : handOver.title(naming.army(decider))}
        </h2>
      )}
      {step ? (
        <>
          <p class="app-note">{handOver.step((over.step ?? 0) + 1, steps.length)}</p>
          <p class="table-handover__step">
            {step.events
              .slice(0, 3)
              .map((event) => words.events.say(event, naming))
              .join(' ')}
          </p>
        </>
      ) : (
        <>
          <p class="table-handover__next">{handOver.next[state.phase]}</p>
          <p class="app-note">{steps.length === 0 ? handOver.nothing : handOver.since}</p>
          <ul>
            {steps.slice(-MOST).map(({ at, events }) => (
              <li key={at}>{words.events.say(events[0]!, naming)}</li>
            ))}
          </ul>
          {steps.length > MOST && <p class="app-note">{handOver.more(steps.length - MOST)}</p>}
        </>
      )}
      <div class="table-handover__foot">
        {step ? (
          <>
            <button
              type="button"
              class="app-button app-button--icon"
              aria-label={words.table.log.before}
              disabled={over.step === 0}
              onClick={() => show((over.step ?? 0) - 1)}
            >
              <Glyph name="previous" />
            </button>
            <button
              type="button"
              class="app-button app-button--icon"
              aria-label={words.table.log.after}
              disabled={over.step === steps.length - 1}
              onClick={() => show((over.step ?? 0) + 1)}
            >
              <Glyph name="next" />
            </button>
          </>
        ) : (
          steps.length > 0 && (
            <button type="button" class="app-button" data-testid="hand-over-steps" onClick={() => show(0)}>
              {handOver.steps}
            </button>
          )
        )}
        <button type="button" class="app-button app-button--main" data-testid="hand-over-go" onClick={begin}>
          {handOver.go}
        </button>
      </div>
    </section>
  );
}
