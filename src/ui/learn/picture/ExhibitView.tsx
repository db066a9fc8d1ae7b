import './exhibit.css';
import { useEffect, useId, useState } from 'react';
import { useNear } from '../../app/useNear';
import { sheetOf } from '../../board/Layer';
import { useLanguage } from '../../words';
import { unbroken } from '../../words/naming';
import type { Exhibit } from '../examples/types';
import { Controls } from './Controls';
import { Drawing } from './Drawing';
import { type Reel, reelOf } from './frames';
import { type Studio, studioFor } from './studio';
import { usePlayer } from './usePlayer';
import { WORDS } from './words';

/** Pixels for a map unit at most: a side of the hexes of 36. */
const LARGEST_SCALE = 0.86;

interface Shown {
  readonly studio: Studio;
  readonly reel: Reel;
}

/** What an exhibit is drawn with, once it is near. */
function useReel(exhibit: Exhibit, near: boolean): Shown | 'waiting' | 'failed' {
  const [shown, show] = useState<Shown | 'waiting' | 'failed'>('waiting');
  useEffect(() => {
    if (!near) return;
    let left = false;
    studioFor(exhibit.position)
      .then((studio) => ({ studio, reel: reelOf(studio.system, exhibit) }))
      .then(
        (ready) => !left && show(ready),
        () => !left && show('failed'),
      );
    return () => {
      left = true;
    };
  }, [exhibit, near]);
  return shown;
}

/** What is said now, in room enough for the longest sentence: nothing below it moves while an example plays. */
function Saying({ sentences, at }: { readonly sentences: readonly string[]; readonly at: number }) {
  return (
    <div className="exhibit-saying">
      {sentences.length > 1 &&
        sentences.map((sentence) => (
          <p key={sentence} className="exhibit-room" aria-hidden="true">
            {unbroken(sentence)}
          </p>
        ))}
      <p className="exhibit-now" aria-live="polite">
        {unbroken(sentences[at] ?? '')}
      </p>
    </div>
  );
}

/** A board that shows something, drawn when it comes into view; with steps it plays. */
export function ExhibitView({ exhibit }: { readonly exhibit: Exhibit }) {
  const language = useLanguage();
  const heading = useId();
  const { box, near } = useNear();
  const shown = useReel(exhibit, near);
  const sentences = [exhibit.say, ...(exhibit.steps ?? []).map(({ say }) => say)].map((say) => say[language]);
  const player = usePlayer(sentences);
  const sheet = sheetOf(exhibit.position.map);
  const ready = typeof shown === 'object' ? shown : undefined;
  const frame = ready?.reel.frames[player.at];
  return (
    <figure
      ref={(element) => {
        box.current = element;
      }}
      className={exhibit.steps ? 'exhibit exhibit--plays' : 'exhibit'}
      aria-labelledby={heading}
      data-exhibit={exhibit.id}
    >
      <div className="exhibit-frame">
        <div
          className="board exhibit-board"
          style={{ aspectRatio: `${sheet.width} / ${sheet.height}`, maxWidth: `${Math.round(sheet.width * LARGEST_SCALE)}px` }}
        >
          {ready && frame ? (
            <Drawing studio={ready.studio} context={ready.reel.context} frame={frame} glides={player.onward} width={sheet.width} />
          ) : (
            <p className="exhibit-waiting">{shown === 'failed' ? WORDS[language].failed : ''}</p>
          )}
        </div>
        <figcaption>
          <p className="exhibit-title" id={heading}>
            {exhibit.title[language]}
          </p>
          <Saying sentences={sentences} at={player.at} />
          <Controls exhibit={exhibit} player={player} dice={frame?.dice ?? []} />
        </figcaption>
      </div>
    </figure>
  );
}
