import { useEffect, useState } from 'react';

/** Long enough to read what is said and to see it happen. */
const readingTime = (text: string): number => Math.min(8000, 1400 + 40 * text.length);

export interface Player {
  /** 0 is the position. */
  readonly at: number;
  /** The moment was come to from the one before it. */
  readonly onward: boolean;
  readonly playing: boolean;
  go(to: number): void;
  /** Plays on, from the start if it stands at the end. */
  play(): void;
  pause(): void;
}

/** Steps through an exhibit, by itself or by hand. */
export function usePlayer(sentences: readonly string[]): Player {
  const last = sentences.length - 1;
  const [{ at, onward }, move] = useState({ at: 0, onward: false });
  const [playing, setPlaying] = useState(false);
  const said = sentences[at] ?? '';
  const go = (to: number) => move({ at: Math.max(0, Math.min(last, to)), onward: to === at + 1 });
  useEffect(() => {
    if (!playing) return;
    if (at >= last) return setPlaying(false);
    const timer = setTimeout(() => move({ at: at + 1, onward: true }), readingTime(said));
    return () => clearTimeout(timer);
  }, [playing, at, last, said]);
  return {
    at,
    onward,
    playing,
    go(to) {
      setPlaying(false);
      go(to);
    },
    play() {
      // What is said at the start has been read: the first step comes at once.
      if (at === 0 || at >= last) move({ at: at === 0 ? Math.min(1, last) : 0, onward: at === 0 });
      setPlaying(true);
    },
    pause: () => setPlaying(false),
  };
}
