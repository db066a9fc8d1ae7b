import { memo } from 'react';
import type { Board } from '../../../../kernel/board';
import type { BelowProps } from '../../../board/art';
import { numberPath } from '../../../board/digits';
import { centreOf } from '../../../board/geometry';
import { Layer } from '../../../board/Layer';
import { Area, AreaMarks, Line } from '../../../board/marks';
import { hexesPath, num, outlinePath } from '../../../board/outline';
import type { LandFacts, LandReach } from './facts';

/** A small crack beside the points: going there costs somebody his order. */
function harmPath(board: Board, marks: readonly LandReach[]): string {
  return marks
    .filter((mark) => mark.harm)
    .map(({ hex }) => {
      const { x, y } = centreOf(board, hex);
      return `M${num(x + 17.5)} ${num(y - 7)}l-5 7.4h5.6l-4 6.4`;
    })
    .join('');
}

const Reach = memo(({ board, marks, u }: { board: Board; marks: readonly LandReach[]; u: number }) => {
  const hexes = marks.map((mark) => mark.hex);
  const harm = harmPath(board, marks);
  const height = Math.min(24, Math.max(12.5, 9.6 * u));
  const numbers = marks.map(({ hex, left }) => (left === undefined ? '' : numberPath(left, centreOf(board, hex), height))).join('');
  return (
    <>
      <path className="board-tint board-tint--reach" d={hexesPath(board, hexes, -2.5)} data-hexes={hexes.join(' ')} />
      <Line d={outlinePath(board, hexes, LAND_INSETS.reach)} kind="reach" />
      <path className="board-points board-points--casing" d={numbers} strokeWidth={num(height * 0.46)} />
      <path className="board-points" d={numbers} strokeWidth={num(height * 0.17)} />
      {harm && <path className="board-crack board-crack--casing" d={harm} />}
      {harm && <path className="board-crack" d={harm} />}
    </>
  );
});

/** How far within its hexes the line of each area of the land runs: beside those of every board (`INSETS`). */
export const LAND_INSETS = { reach: 1.5, fire: 3, zone: 7 } as const;

/** What lies on the map under the counters. */
export const Below = memo(({ map: { board }, overlays, u }: BelowProps<LandFacts>) => {
  const { reachable, zones, arc } = overlays;
  return (
    <Layer board={board} name="below">
      {reachable && reachable.length > 0 && <Reach board={board} marks={reachable} u={u} />}
      <AreaMarks board={board} overlays={overlays}>
        <Area board={board} hexes={zones} kind="zone" inset={LAND_INSETS.zone} />
        <Area board={board} hexes={arc} kind="fire" inset={LAND_INSETS.fire} />
      </AreaMarks>
    </Layer>
  );
});
