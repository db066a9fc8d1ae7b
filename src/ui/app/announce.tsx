import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const said = createStore<{ readonly text: string; readonly odd: boolean }>(() => ({ text: '', odd: false }));

/** Says something to a screen reader without showing it. */
export function announce(text: string): void {
  said.setState({ text, odd: !said.getState().odd });
}

/** Two regions take turns, so that the same sentence twice is also read twice. */
export function Announcer() {
  const { text, odd } = useStore(said, (state) => state);
  return (
    <div className="app-unseen" aria-live="polite" data-testid="said">
      <p>{odd ? text : ''}</p>
      <p>{odd ? '' : text}</p>
    </div>
  );
}
