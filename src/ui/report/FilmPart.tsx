import { useEffect, useRef, useState } from 'react';
import { now } from '../table/session';
import { useReportWords } from '../words/report';
import type { ReportPanels } from './battle';
import { filmKind, saveFilm } from './film';

/** A film of the battle: asked for, watched while it is made, called off. */
export function FilmPart({ panels }: { readonly panels: ReportPanels }) {
  const { film } = useReportWords();
  const [made, setMade] = useState<readonly [number, number] | undefined>(undefined);
  const calling = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => calling.current?.abort(), []);
  const make = async (): Promise<void> => {
    const snapshot = now();
    if (!snapshot) return;
    const call = new AbortController();
    calling.current = call;
    setMade([0, 1]);
    await saveFilm(panels, snapshot, { signal: call.signal, progress: (done, all) => setMade([done, all]) });
    setMade(undefined);
  };
  return (
    <section className="report-way">
      <div>
        <h3>{film.title}</h3>
        <p className="app-note">{filmKind() ? film.about : film.none}</p>
        {made && (
          <progress className="report-progress" aria-label={film.making} value={made[0]} max={made[1]} data-testid="film-progress" />
        )}
      </div>
      {filmKind() && (
        <div className="report-way__buttons">
          {made ? (
            <button type="button" className="app-button" data-testid="film-stop" onClick={() => calling.current?.abort()}>
              {film.stop}
            </button>
          ) : (
            <button type="button" className="app-button" data-testid="report-film" onClick={() => void make()}>
              {film.make}
            </button>
          )}
        </div>
      )}
    </section>
  );
}
