import '../board/board.css';
import '../board/pieces.css';
import '../board/print.css';
import '../board/overlays.css';
import './maps.css';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Glimpse } from '../../store/glimpse';
import { createPart, createParts } from '../../store/part';
import { preferences } from '../../store/preferences';
import { usePart } from '../app/usePart';
import { NO_OVERLAYS, type Overlays, type PlaceName } from '../board/facts';
import { sheetOf } from '../board/Layer';
import { createStage } from '../board/stage';
import { detailOf } from '../board/viewport';
import { wingOf } from '../systems/registry';
import type { Painter } from './painter';

/** Of a map that is shown small, in pixels: what it shows of its pieces is for this width. */
const WIDTH = 240;

/** What a game is drawn by; null: it has no drawing. */
export const painterOf = createParts<Glimpse['system'], Painter | null>(async (system) => (await wingOf(system).painter?.()) ?? null);

const NONE = createPart(async () => null);

/** What a game is drawn by, once it has come: a list does without the map that does not come. */
export const usePainter = (system: Glimpse['system'] | undefined): Painter | undefined =>
  usePart<Painter | null>(system === undefined ? NONE : painterOf(system)).value ?? undefined;

interface Props {
  readonly glimpse: Pick<Glimpse, 'context' | 'state'>;
  readonly painter: Painter;
  /** Empty: what stands beside the map says it all. */
  readonly label: string;
  /** In pixels: what the map shows of its pieces is for this width. */
  readonly width?: number;
  readonly overlays?: Overlays;
  /** Named on the map, in the reader's language. */
  readonly places?: readonly PlaceName[] | undefined;
}

/** A game's map at a moment, drawn by the table's own renderer. */
export function LiveMap({ glimpse: { context, state }, painter, label, width = WIDTH, overlays = NO_OVERLAYS, places }: Props) {
  const skin = useStore(preferences, (all) => all.skin);
  const stage = useMemo(createStage, []);
  const sheet = sheetOf(context.board);
  const u = sheet.width / width;
  const said = label === '' ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': label } as const);
  return (
    <div className="board map-live" {...said} style={{ aspectRatio: `${sheet.width} / ${sheet.height}` }}>
      <div className="board-sheets" aria-hidden="true" data-detail={detailOf(1 / u)} style={{ '--board-u': String(u) }}>
        <painter.Sheets
          context={context}
          state={state}
          fresh={undefined}
          overlays={overlays}
          skin={skin}
          stage={stage}
          u={u}
          places={places}
        />
      </div>
    </div>
  );
}
