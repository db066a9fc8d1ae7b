import '../../app/theme.css';
import '../../board/board.css';
import '../../board/pieces.css';
import '../../board/print.css';
import '../../board/overlays.css';
import { renderToStaticMarkup } from 'react-dom/server';
import { openMatch } from '../../../kernel/match';
import type { BareContext } from '../../../kernel/twoSides';
import { systemFor } from '../../../rules/registry';
import { battles } from '../../../scenarios/all';
import { centreOf } from '../../board/geometry';
import { MARGIN, sheetOf } from '../../board/Layer';
import { createStage } from '../../board/stage';
import { DETAIL_SCALES } from '../../board/viewport';
import { hexNamed } from '../../picture/painter';
import { wingOf } from '../../systems/registry';
import { front } from './front';
import type { Moment } from './moment';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A map with what stands on it, drawn by the table's own renderer: its sheets one over the other, in map units from the top left of the sheets. */
export interface Picture {
  readonly id: string;
  readonly sheet: Pick<Box, 'width' | 'height'>;
  /** What is shown of them. */
  readonly view: Box;
  /** Pixels for a map unit from which the board shows more of a piece. */
  readonly details: readonly number[];
  /** As markup. */
  readonly sheets: string;
}

/** Marks are drawn for this scale; the table draws them for its own. */
const MAP_UNITS_IN_A_PIXEL = 1.5;

function boxBetween(context: BareContext, [first, last]: NonNullable<Moment['view']>): Box {
  const [from, to] = [first, last].map((name) => centreOf(context.board, hexNamed(context, name)));
  return { x: from!.x + MARGIN, y: from!.y + MARGIN, width: to!.x - from!.x, height: to!.y - from!.y };
}

async function draw({ id, position, marks = {}, view }: Moment): Promise<Picture> {
  const system = systemFor(position);
  const painter = system.ok ? await wingOf(system.value.id).painter?.() : undefined;
  const opened = system.ok ? openMatch(system.value, position, 0) : system;
  if (!opened.ok || !painter) throw new Error(`there is no picture of ${id}: ${JSON.stringify(opened)}`);
  const { context, state } = opened.value;
  const sheet = sheetOf(context.board);
  const scene = {
    context,
    state,
    fresh: undefined,
    overlays: painter.overlays(context, { state, marks, fresh: undefined }),
    skin: 'silhouettes',
    stage: createStage(),
    u: MAP_UNITS_IN_A_PIXEL,
  } as const;
  return {
    id,
    sheet,
    view: view ? boxBetween(context, view) : { x: 0, y: 0, ...sheet },
    details: DETAIL_SCALES,
    sheets: renderToStaticMarkup(<painter.Sheets {...scene} />),
  };
}

/** The maps of all battles as they begin, and the front page's, for `build/maps.ts`. */
export const drawPictures = (): Promise<Picture[]> => Promise.all([front, ...battles].map(draw));
