import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Hex } from '../../kernel/board';
import { match } from '../../store/match';
import { preferences } from '../../store/preferences';
import { boundsOf, centreOf } from '../board/geometry';
import { MARGIN } from '../board/Layer';
import { createStage } from '../board/stage';
import { detailOf } from '../board/viewport';
import type { Painter } from '../picture/painter';
import { useGame } from '../table/shell/hooks';

/** So much of the map is shown, in map units, and how wide that is on the screen at the most. */
const CROP = { width: 340, height: 250 };
const WIDE = 230;
const U = CROP.width / WIDE;

/** Where a window of so many units lies along a sheet, its middle at a place but within the sheet. */
const within = (middle: number, window: number, sheet: number): number => Math.max(0, Math.min(sheet - window, middle - window / 2));

interface Props {
  readonly painter: Painter;
  /** So many plays have been made. */
  readonly at: number;
  /** What it is about, in the middle. */
  readonly hex: Hex;
}

/** The surroundings of a hex at a moment of the game, drawn as on the table. */
export function MomentMap({ painter, at, hex }: Props) {
  const context = useGame((now) => now.context);
  const skin = useStore(preferences, (all) => all.skin);
  const stage = useMemo(createStage, []);
  const state = useMemo(() => match.stateAt(at), [at]);
  const { width, height } = boundsOf(context.board);
  const sheet = { width: width + 2 * MARGIN, height: height + 2 * MARGIN };
  const { x, y } = centreOf(context.board, hex);
  const left = within(x + MARGIN, CROP.width, sheet.width);
  const top = within(y + MARGIN, CROP.height, sheet.height);
  const percent = (part: number, of: number) => `${(part * 100) / of}%`;
  return (
    <div className="board moment-map" aria-hidden="true">
      <div
        className="moment-map__sheets"
        data-detail={detailOf(1 / U)}
        style={{
          '--board-u': String(U),
          '--left': percent(-left, CROP.width),
          '--top': percent(-top, CROP.height),
          '--wide': percent(sheet.width, CROP.width),
          '--high': percent(sheet.height, CROP.height),
        }}
      >
        <painter.Sheets context={context} state={state} fresh={undefined} overlays={{ selected: hex }} skin={skin} stage={stage} u={U} />
      </div>
    </div>
  );
}
