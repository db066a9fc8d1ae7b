import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Hex } from '../../../kernel/board';
import { useLanguage } from '../../words';
import { useDesignWords } from '../../words/design';
import { thingsIn } from '../document/pieces';
import { TOUR, tour, tourTo } from '../tour';
import { useChecks, useDesignSession, useDrawing } from './session';

interface CardProps {
  /** Brings a hex into sight. */
  readonly reveal: (hex: Hex) => void;
}

/** What to do next, for whoever draws his first battle; it sees for itself when that is done. */
export function TourCard({ reveal }: CardProps) {
  const { id, part } = useDesignSession();
  const { rules } = part;
  const { tour: words } = useDesignWords();
  const language = useLanguage();
  const drawing = useDrawing();
  const checks = useChecks();
  const step = useStore(tour, (now) => (now.design === id ? now.step : undefined));
  const reached = step !== undefined && (TOUR[step]?.reached({ rules, drawing, checks }) ?? false);
  useEffect(() => {
    if (reached && step !== undefined) tourTo(step + 1);
  }, [reached, step]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked at when the step is begun, and goes from sight as one likes
  useEffect(() => {
    const side = TOUR[step ?? -1]?.camp;
    const camp = thingsIn(rules, drawing.position).find((thing) => thing.kind.id === 'camp' && thing.side === side);
    if (camp) reveal(camp.hex);
  }, [step]);
  if (step === undefined) return null;
  return (
    <aside className="design-tour" aria-label={words.label} data-testid="tour">
      <small>{step < TOUR.length ? words.step(step + 1, TOUR.length) : words.done}</small>
      <p aria-live="polite">{TOUR[step]?.text[language] ?? words.play}</p>
      <div className="app-row">
        {step < TOUR.length && (
          <button type="button" className="app-button" onClick={() => tourTo(step + 1)}>
            {words.next}
          </button>
        )}
        <button type="button" className="app-button app-button--quiet" onClick={() => tourTo(undefined)}>
          {words.end}
        </button>
      </div>
    </aside>
  );
}
