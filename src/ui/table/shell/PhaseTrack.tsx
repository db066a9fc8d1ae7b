import { useCallback, useMemo, useRef, useState } from 'react';
import type { BareEvent } from '../../../kernel/twoSides';
import { useWords } from '../../words';
import { doneByItself } from './doneByItself';
import { Glyph } from './Glyph';
import { useGame, useNaming, useSystem } from './hooks';
import { RuleLink } from './RuleLink';
import { useDismissal } from './useDismissal';
import { useCourse } from './useEntries';

function Happened({ events }: { readonly events: readonly BareEvent[] }) {
  const words = useWords();
  const system = useSystem();
  const naming = useNaming();
  return (
    <div className="table-happened app-card" data-testid="happened">
      <h2>{words.table.happened}</h2>
      {events.length === 0 ? (
        <p className="app-note">{words.table.happenedNothing}</p>
      ) : (
        <ul>
          {events.slice(0, 40).map((event, i) => (
            <li key={i}>
              {system.say(event, naming)} <RuleLink id={event.rule} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The steps of the player turn. */
export function PhaseTrack() {
  const words = useWords().table;
  const system = useSystem();
  const turns = useGame((now) => now.context.turns);
  const turn = useGame((now) => now.shown.turn);
  const player = useGame((now) => now.shown.player);
  const cursor = useGame((now) => now.looking ?? now.cursor);
  const [open, setOpen] = useState(false);
  const own = useRef<HTMLDivElement>(null);
  useDismissal(
    own,
    open,
    useCallback(() => setOpen(false), []),
  );
  const naming = useNaming();
  const course = useCourse();
  const events = useMemo(() => doneByItself(system, cursor), [system, cursor, course]);
  const { steps, here, phase, note } = system.track(useGame((now) => now));
  return (
    <section className="table-track" aria-label={words.track}>
      <p className="table-track__turn">
        <b>{words.turn(turn, turns)}</b>
        <small>{note ? `${naming.army(player)} · ${note}` : naming.army(player)}</small>
      </p>
      <ol>
        {steps.map(({ id, name, short, byItself }, i) => (
          <li
            key={id}
            className={i < here ? 'table-step table-step--past' : i === here ? 'table-step table-step--here' : 'table-step'}
            aria-current={i === here ? 'step' : undefined}
            title={byItself ? `${name} (${words.byItself})` : name}
            data-own={byItself ? undefined : ''}
          >
            <span data-name={short}>{short}</span>
          </li>
        ))}
      </ol>
      <p className="table-track__phase" data-testid="phase">
        {phase}
      </p>
      <div ref={own} className="table-track__own">
        <button
          type="button"
          className="table-track__more app-button app-button--quiet"
          data-testid="happened-ask"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <span>{words.happened}</span>
          {events.length > 0 && <b>{events.length}</b>}
          <Glyph name={open ? 'up' : 'down'} />
        </button>
        {open && <Happened events={events} />}
      </div>
    </section>
  );
}
