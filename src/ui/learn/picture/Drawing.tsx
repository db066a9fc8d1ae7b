import '../../board/board.css';
import '../../board/pieces.css';
import '../../board/print.css';
import '../../board/overlays.css';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { preferences } from '../../../store/preferences';
import { createStage } from '../../board/stage';
import { detailOf } from '../../board/viewport';
import { useLanguage } from '../../words';
import type { Frame, Reel } from './frames';
import type { Studio } from './studio';
import { WORDS } from './words';

export interface DrawingProps {
  readonly studio: Studio;
  readonly context: Reel['context'];
  readonly frame: Frame;
  /** Pieces glide along what has just happened. */
  readonly glides: boolean;
  /** Width of the whole sheet in map units. */
  readonly width: number;
}

/** A position with its marks, drawn as the table draws it, and told in words. */
export function Drawing({ studio: { painter }, context, frame, glides, width }: DrawingProps) {
  const language = useLanguage();
  const skin = useStore(preferences, (all) => all.skin);
  const moves = useStore(preferences, (all) => all.speed !== 'off');
  const sheets = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0.8);
  const stage = useMemo(createStage, []);
  const overlays = useMemo(() => painter.overlays(context, frame), [painter, context, frame]);
  const told = useMemo(() => painter.describe(context, frame.state, overlays), [painter, context, frame, overlays, language]);
  const fresh = glides && moves ? frame.fresh : undefined;

  useLayoutEffect(() => {
    const box = sheets.current;
    if (!box) return;
    const measure = () => box.clientWidth > 0 && setScale(box.clientWidth / width);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(box);
    return () => watch.disconnect();
  }, [width]);
  useEffect(() => {
    stage.live = true;
  }, [stage]);

  return (
    <>
      <div
        ref={sheets}
        className="board-sheets exhibit-sheets"
        aria-hidden="true"
        data-detail={detailOf(scale)}
        style={{ '--board-u': String(1 / scale) }}
      >
        <painter.Sheets context={context} state={frame.state} fresh={fresh} overlays={overlays} skin={skin} stage={stage} u={1 / scale} />
      </div>
      <ul className="app-unseen" aria-label={WORDS[language].board}>
        {told.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}
