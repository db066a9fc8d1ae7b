import { type RefObject, useMemo } from 'react';
import { useStore } from 'zustand';
import { preferences } from '../../../store/preferences';
import type { BoardHandle, BoardIntents } from '../../board/intents';
import { placeNamesOf } from '../../board/placeNames';
import { useLanguage } from '../../words';
import { useDesignWords } from '../../words/design';
import { sizeOf } from '../document/drawing';
import { useChecks, useDesk, useDrawing, useStill } from './desk';
import { DesignIcon } from './icons';

/** The map in the middle: the table's own board, with what is in hand. */
export function DrawnBoard({ handle }: { readonly handle: RefObject<BoardHandle | null> }) {
  const { part, hands } = useDesk();
  const words = useDesignWords();
  const language = useLanguage();
  const drawing = useDrawing();
  const still = useStill();
  const bench = useStore(hands.state);
  const skin = useStore(preferences, (all) => all.skin);
  const checks = useChecks();
  const { places, position } = drawing;
  const { map } = position;
  const named = useMemo(() => placeNamesOf(sizeOf(map ? { map } : {}), places ?? [], language), [places, map, language]);
  const faulty = useMemo(
    () => [...new Set(checks.flatMap(({ grade, hex }) => (grade === 'refused' && hex !== undefined ? [hex] : [])))].map((to) => ({ to })),
    [checks],
  );
  const intents = useMemo<BoardIntents>(
    () => ({
      onHex: (hex, { pointer }) => {
        if (pointer !== 'keyboard') hands.cursorTo(hex);
        hands.choose(hex);
      },
      onAim: hands.aim,
      onDrag: hands.drag,
      onRelease: (hex, facing) => {
        hands.cursorTo(hex);
        hands.release(hex, facing);
      },
      onAimCancel: hands.cancel,
      onFacing: (_, facing) => hands.face(facing),
      onTurn: hands.turn,
      onWheel: hands.turn,
      onCursor: hands.cursorTo,
      onCancel: hands.cancel,
    }),
    [hands],
  );
  const labels = useMemo(() => ({ map: words.map, keys: words.mapKeys }), [words]);
  const marks = useMemo(() => hands.overlays(), [hands, bench, drawing]);
  const overlays = useMemo(() => (faulty.length > 0 ? { ...marks, noted: faulty } : marks), [marks, faulty]);
  if (!still) return <div className="design-map" />;
  return (
    <div className="design-map">
      <part.Map
        still={still}
        ground={map ?? still}
        frame={{ places: named, overlays, cursor: bench.cursor, skin, aims: hands.aims, labels, intents, handle }}
      />
      <div className="design-zoom">
        <button type="button" aria-label={words.zoomIn} title={words.zoomIn} onClick={() => handle.current?.zoomIn()}>
          <DesignIcon name="plus" />
        </button>
        <button type="button" aria-label={words.zoomOut} title={words.zoomOut} onClick={() => handle.current?.zoomOut()}>
          <DesignIcon name="minus" />
        </button>
        <button type="button" aria-label={words.fit} title={words.fit} onClick={() => handle.current?.fit()}>
          <DesignIcon name="frame" />
        </button>
      </div>
    </div>
  );
}
