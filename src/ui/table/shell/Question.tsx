import type { ReactNode } from 'react';
import type { Side } from '../../../kernel/twoSides';
import { SideMark } from './SideMark';

interface Props {
  /** Who is asked, and what about. */
  readonly side: Side;
  readonly asks: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A question to whoever decides; it is heard whether it is seen or not (`tellQuestions`). */
export function Question({ side, asks, title, children }: Props) {
  return (
    <section className={`table-question table-question--${side + 1}`} data-testid="question" data-asks={asks}>
      <h2>
        <SideMark side={side} /> {title}
      </h2>
      {children}
    </section>
  );
}
