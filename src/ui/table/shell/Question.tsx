import { type ReactNode, useEffect } from 'react';
import type { Side } from '../../../kernel/twoSides';
import { announce } from '../../app/announce';
import { useGame } from './hooks';
import { SideMark } from './SideMark';
import { sentences } from './sentences';

interface Props {
  /** Who is asked, and what about. */
  readonly side: Side;
  readonly asks: string;
  readonly title: string;
  /** What is asked, as it is heard below the title. */
  readonly said: readonly string[];
  readonly children: ReactNode;
}

/** A question to whoever decides. It is heard once it stands here, for what has led to it is said by then. */
export function Question({ side, asks, title, said, children }: Props) {
  const cursor = useGame((now) => now.cursor);
  const text = sentences([title, ...said]);
  // The same may be asked twice.
  useEffect(() => announce(text), [text, cursor]);
  return (
    <section className={`table-question table-question--${side + 1}`} data-testid="question" data-asks={asks}>
      <h2>
        <SideMark side={side} /> {title}
      </h2>
      {children}
    </section>
  );
}
