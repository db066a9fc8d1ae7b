import { memo } from 'react';
import type { Board } from '../../../../kernel/board';
import type { BelowProps } from '../../../board/art';
import { centreOf } from '../../../board/geometry';
import { Layer } from '../../../board/Layer';
import { Area, AreaMarks } from '../../../board/marks';
import { num } from '../../../board/outline';
import { REACH_INSET, Reach } from '../../../board/Reach';
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

/** Whom going somewhere would harm. */
const Harm = memo(({ board, marks }: { board: Board; marks: readonly LandReach[] }) => {
  const harm = harmPath(board, marks);
  return (
    harm && (
      <>
        <path className="board-crack board-crack--casing" d={harm} />
        <path className="board-crack" d={harm} />
      </>
    )
  );
});

/** How far within its hexes the line of each area of the land runs: beside those of every board (`INSETS`). */
export const LAND_INSETS = { reach: REACH_INSET, fire: 3, zone: 7 } as const;

/** What lies on the map under the counters. */
export const Below = memo(({ map: { board }, overlays, u }: BelowProps<LandFacts>) => {
  const { reachable, zones, arc } = overlays;
  return (
    <Layer board={board} name="below">
      {reachable && reachable.length > 0 && <Reach board={board} marks={reachable} u={u} />}
      {reachable && <Harm board={board} marks={reachable} />}
      <AreaMarks board={board} overlays={overlays}>
        <Area board={board} hexes={zones} kind="zone" inset={LAND_INSETS.zone} />
        <Area board={board} hexes={arc} kind="fire" inset={LAND_INSETS.fire} />
      </AreaMarks>
    </Layer>
  );
});
