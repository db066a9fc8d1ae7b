import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useLanguage } from '../../words';
import { useDesignWords } from '../../words/design';
import { TOUR, tour, tourTo } from '../tour';
import { useChecks, useDesk, useDrawing } from './desk';

/** What to do next, for whoever draws his first battle; it sees for itself when that is done. */
export function TourCard() {
  const { rules } = useDesk().part;
  const { tour: words } = useDesignWords();
  const language = useLanguage();
  const drawing = useDrawing();
  const checks = useChecks();
  const step = useStore(tour, (now) => now.step);
  const reached = step !== undefined && (TOUR[step]?.reached({ rules, drawing, checks }) ?? false);
  useEffect(() => {
    if (reached && step !== undefined) tourTo(step + 1);
  }, [reached, step]);
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
