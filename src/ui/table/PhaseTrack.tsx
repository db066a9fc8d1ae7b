import { useMemo, useRef, useState } from 'preact/hooks';
import type { Event } from '../../rules/ancients/events';
import { phasesBrought } from '../../rules/ancients/options';
import { isDark } from '../../rules/ancients/options/night';
import type { Phase } from '../../rules/ancients/types';
import { chapterAt } from '../../store/chapters';
import { match } from '../systems/ancients/match';
import { useWords } from '../words';
import { Glyph } from './Glyph';
import { useGame, useNaming } from './hooks';
import { RuleLink } from './RuleLink';

const BEFORE = ['deploy', 'muster'] as const;
const STEPS = ['removal', 'panic', 'reserves', 'command', 'movement', 'leaders', 'fire', 'melee', 'rally'] as const;
const BY_ITSELF = new Set<string>(['removal', 'panic', 'reserves', 'rally']);

type Step = (typeof BEFORE)[number] | (typeof STEPS)[number];

/** The steps of a player turn under these options; before the first turn, those before it. */
function stepsOf(options: readonly string[], phase: Phase): { steps: readonly Step[]; byItself: (step: Step) => boolean } {
  const brought = phasesBrought(options);
  const before = phase === 'deploy' || phase === 'muster' ? BEFORE.filter((step) => brought.has(step)) : [];
  const steps = [...before, ...STEPS.filter((step) => step !== 'command' || brought.has('command'))];
  return { steps, byItself: (step) => BY_ITSELF.has(step) && !(step === 'rally' && brought.has('rally')) };
}
const KINDS = new Set<Event['kind']>(['leadersRemoved', 'panicked', 'reserveDue', 'leadersJoined', 'volleysRemoved', 'rallied']);

/** What the program did by itself between the last two player turns. */
function doneByItself(cursor: number): readonly Event[] {
  const chapters = match.chapters();
  for (let i = chapterAt(chapters, cursor); i > 0; i--) {
    const { phase, from } = chapters[i]!;
    if (phase !== 'movement' && phase !== 'command' && phase !== 'over') continue;
    const events = match.entries()[from - 1]?.events ?? [];
    return events.filter((event) => KINDS.has(event.kind) || (event.kind === 'disordered' && event.rule === '4.c'));
  }
  return [];
}

function Happened({ events }: { readonly events: readonly Event[] }) {
  const words = useWords();
  const naming = useNaming();
  return (
    <div class="table-happened app-card">
      <h2>{words.table.happened}</h2>
      {events.length === 0 ? (
        <p class="app-note">{words.table.happenedNothing}</p>
      ) : (
        <ul>
          {events.slice(0, 40).map((event, i) => (
            <li key={i}>
              {words.events.say(event, naming)} <RuleLink id={event.rule} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The eight phases of the player turn. */
export function PhaseTrack() {
  const words = useWords().table;
  const turns = useGame((now) => now.context.turns);
  const turn = useGame((now) => now.shown.turn);
  const phase = useGame((now) => now.shown.phase);
  const player = useGame((now) => now.shown.player);
  const dark = useGame((now) => isDark(now.context, now.shown));
  const cursor = useGame((now) => now.looking ?? now.cursor);
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLElement>(null);
  const naming = useNaming();
  const viewer = useGame((now) => now.viewer);
  const events = useMemo(() => doneByItself(cursor), [cursor, viewer]);
  const options = useGame((now) => now.context.options);
  const { steps, byItself } = stepsOf(options, phase);
  const here = phase === 'over' ? steps.length : steps.indexOf(phase);
  return (
    <section ref={box} class="table-track" aria-label={words.track}>
      <p class="table-track__turn">
        <b>{words.turn(turn, turns)}</b>
        <small>{dark ? `${naming.army(player)} · ${words.night}` : naming.army(player)}</small>
      </p>
      <ol>
        {steps.map((step, i) => (
          <li
            key={step}
            class={i < here ? 'table-step table-step--past' : i === here ? 'table-step table-step--here' : 'table-step'}
            aria-current={i === here ? 'step' : undefined}
            title={byItself(step) ? `${words.phases[step]} (${words.byItself})` : words.phases[step]}
            data-own={byItself(step) ? undefined : ''}
          >
            <span data-name={words.phasesShort[step]}>{words.phasesShort[step]}</span>
          </li>
        ))}
      </ol>
      <p class="table-track__phase" data-testid="phase">
        {words.phases[phase]}
      </p>
      <button type="button" class="table-track__more app-button app-button--quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
        <span>{words.happened}</span>
        {events.length > 0 && <b>{events.length}</b>}
        <Glyph name={open ? 'up' : 'down'} />
      </button>
      {open && <Happened events={events} />}
    </section>
  );
}
