import { type RefObject, useMemo } from 'react';
import { useStore } from 'zustand';
import { preferences } from '../../../store/preferences';
import type { BoardHandle, BoardIntents } from '../../board/intents';
import { placeNamesOf } from '../../board/placeNames';
import { useLanguage } from '../../words';
import { useDesignWords } from '../../words/design';
import { type DrawnPosition, reservesOf, SIDES, type Side, sizeOf } from '../document/drawing';
import { sideOf } from '../document/pieces';
import type { DrawingRules } from '../rules';
import { DesignIcon } from './icons';
import { useChecks, useDesignSession, useDrawing, useStill } from './session';

/** What of a side is told with the ground: where it comes in, and hexes of its own. */
function signsOf(rules: DrawingRules, position: DrawnPosition, side: Side): unknown {
  const holder = sideOf(rules, position, side);
  const entries = reservesOf(holder).map(({ at, units = [] }) => [at, units.length > 0]);
  return [entries, (rules.sideHexes ?? []).map(({ key }) => holder[key])];
}

/** The map in the middle: the table's own board, with what is in hand. */
export function DrawnBoard({ handle }: { readonly handle: RefObject<BoardHandle | null> }) {
  const { part, tools } = useDesignSession();
  const words = useDesignWords();
  const language = useLanguage();
  const drawing = useDrawing();
  const still = useStill();
  const bench = useStore(tools.state);
  const skin = useStore(preferences, (all) => all.skin);
  const checks = useChecks();
  const { places, position } = drawing;
  const { map } = position;
  const named = useMemo(() => placeNamesOf(sizeOf(map ? { map } : {}), places ?? [], language), [places, map, language]);
  const faulty = useMemo(
    () =>
      [...new Set(checks.flatMap(({ grade, hex, ofBattle }) => (grade === 'refused' && !ofBattle && hex !== undefined ? [hex] : [])))].map(
        (to) => ({ to }),
      ),
    [checks],
  );
  const intents = useMemo<BoardIntents>(
    () => ({
      onHex: (hex, { pointer }) => {
        if (pointer !== 'keyboard') tools.cursorTo(hex);
        tools.choose(hex);
      },
      onFrame: tools.gather,
      onAdd: tools.add,
      onAim: tools.aim,
      onDrag: tools.drag,
      onRelease: (hex, facing) => {
        tools.cursorTo(hex);
        tools.release(hex, facing);
      },
      onAimCancel: tools.rest,
      onFacing: (_, facing) => tools.face(facing),
      onTurn: tools.turn,
      onWheel: tools.turn,
      onCursor: tools.cursorTo,
      onCancel: tools.cancel,
    }),
    [tools],
  );
  // Where one leaves, comes in or holds is told with the ground.
  const signs = useMemo(
    () => JSON.stringify([position.victory, SIDES.map((side) => signsOf(part.rules, position, side))]),
    [part, position],
  );
  const ground = useMemo(() => ({}), [map ?? still, signs]);
  const labels = useMemo(() => ({ map: words.map, keys: words.mapKeys }), [words]);
  const marks = useMemo(() => tools.overlays(), [tools, bench, drawing]);
  const overlays = useMemo(() => (faulty.length > 0 ? { ...marks, noted: faulty } : marks), [marks, faulty]);
  if (!still) return <div className="design-map" />;
  return (
    <div className="design-map">
      <part.Map
        still={still}
        ground={ground}
        frame={{ places: named, overlays, cursor: bench.cursor, skin, aims: tools.aims, labels, intents, handle }}
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
