import '../../board/board.css';
import '../../board/pieces.css';
import '../../board/print.css';
import '../../board/overlays.css';
import './maps.css';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { Glimpse } from '../../../store/glimpse';
import { preferences } from '../../../store/preferences';
import { NO_OVERLAYS } from '../../board/facts';
import { sheetOf } from '../../board/Layer';
import { createStage } from '../../board/stage';
import { detailOf } from '../../board/viewport';
import type { Painter } from '../../learn/picture/painter';
import { wingOf } from '../../systems/registry';

/** Of a map that is shown small, in pixels: what it shows of its pieces is for this width. */
const WIDTH = 240;

/** What a game is drawn by, once it has come. */
export function usePainter(system: Glimpse['system'] | undefined): Painter | undefined {
  const [painter, show] = useState<Painter>();
  useEffect(() => {
    let left = false;
    // A list does without the map that does not come.
    if (system === undefined) return;
    wingOf(system)
      .painter?.()
      .then((come) => !left && show(() => come))
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, [system]);
  return painter;
}

/** A game's map as it stands, small, drawn by the table's own renderer. */
export function LiveMap({ glimpse, painter, label }: { readonly glimpse: Glimpse; readonly painter: Painter; readonly label: string }) {
  const skin = useStore(preferences, (all) => all.skin);
  const stage = useMemo(createStage, []);
  const { context, state } = glimpse;
  const { width, height } = sheetOf(context.board);
  const u = width / WIDTH;
  return (
    <div className="board map-live" role="img" aria-label={label} style={{ aspectRatio: `${width} / ${height}` }}>
      <div className="board-sheets" aria-hidden="true" data-detail={detailOf(1 / u)} style={{ '--board-u': String(u) }}>
        <painter.Sheets context={context} state={state} fresh={undefined} overlays={NO_OVERLAYS} skin={skin} stage={stage} u={u} />
      </div>
    </div>
  );
}
