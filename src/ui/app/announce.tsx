import { useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { spoken } from '../words';
import { modals } from './modals';
import { useAfterPaint } from './useAfterPaint';

/** So many sentences stay to be heard again. */
const KEPT = 80;

interface Sentence {
  readonly id: number;
  readonly text: string;
}

interface Said {
  /** What has happened, in order: a screen reader reads each when it has come to it. */
  readonly log: readonly Sentence[];
  /** What is just pointed at, chosen or heard again; only the last counts. */
  readonly passing: string;
  readonly odd: boolean;
  /** What stands beside the map of what is pointed at, by who says it. */
  readonly beside: Readonly<Record<string, string>>;
}

export const said = createStore<Said>(() => ({ log: [], passing: '', odd: false, beside: {} }));

let count = 0;

/** Says to a screen reader, without showing it, that something has happened. It is read once, after all that came before it, however fast that came. */
export function announce(text: string): void {
  if (text.trim() === '') return;
  said.setState(({ log }) => ({ log: [...log, { id: ++count, text }].slice(-KEPT) }));
}

/** Says what is pointed at or chosen just now, in place of what was to be said of that before. */
export function announcePassing(passing: string): void {
  said.setState(({ odd }) => ({ passing, odd: !odd }));
}

/** Says what stands beside the map of what is pointed at, in place of what the same speaker said. */
export const announceBeside = (by: string, text: string): void => said.setState(({ beside }) => ({ beside: { ...beside, [by]: text } }));

/** 13.7 Forgets what was said: it was for one side, or of another game. */
export const forgetSaid = (): void => said.setState({ log: [], passing: '', beside: {} });

// What was said in another language is not read again in this one.
spoken.subscribe((now, before) => {
  if (now.language !== before.language) forgetSaid();
});

const whole = (state: Said): Said => state;

/** Of what has been read what still stands, and nothing new. */
export const stillSaid = (read: Said, now: Said): Said => ({
  ...read,
  log: read.log.filter((one) => now.log.includes(one)),
  passing: read.passing === now.passing ? now.passing : '',
  beside: read.beside === now.beside ? now.beside : {},
});

/** Not written before the page is painted: a screen reader comes to it later, and the map need not wait. In the second region two places take turns, so that the same sentence twice is also read twice. */
export function Announcer() {
  const now = useAfterPaint(said, whole);
  const [read, setRead] = useState(now);
  // Under a dialog it would not be read: it waits until that is closed.
  const waits = useStore(modals, ({ length }) => length);
  if (!waits && read !== now) setRead(now);
  const { log, passing, odd, beside } = waits ? stillSaid(read, now) : now;
  return (
    <div className="app-unseen" data-testid="said">
      <div role="log" aria-live="polite" aria-relevant="additions" data-testid="said-log">
        {log.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </div>
      <div aria-live="polite">
        <p>{odd ? passing : ''}</p>
        <p>{odd ? '' : passing}</p>
      </div>
      <div aria-live="polite">
        {Object.keys(beside).map((by) => (
          <p key={by}>{beside[by]}</p>
        ))}
      </div>
    </div>
  );
}
