import { memo } from 'react';
import type { BelowProps } from '../../../board/art';
import { Layer } from '../../../board/Layer';
import { Area, AreaMarks } from '../../../board/marks';
import { Reach } from '../../../board/Reach';
import type { AncientFacts } from './facts';

/** How far within its hexes the line of each area of this game runs: beside those of every board (`INSETS`). */
const ANCIENT_INSETS = { range: 3, zone: 7, due: 1.2, bound: 1.2, asked: 3.4 } as const;

/** What lies on the map under the counters. */
export const Below = memo(({ map: { board }, overlays, u }: BelowProps<AncientFacts>) => {
  const { reachable, zones, range, bound, due, asked } = overlays;
  return (
    <Layer board={board} name="below">
      {reachable && reachable.length > 0 && <Reach board={board} marks={reachable} u={u} />}
      <AreaMarks board={board} overlays={overlays}>
        <Area board={board} hexes={zones} kind="zone" inset={ANCIENT_INSETS.zone} />
        <Area board={board} hexes={range} kind="fire" inset={ANCIENT_INSETS.range} />
        <Area board={board} hexes={due} kind="due" inset={ANCIENT_INSETS.due} />
        <Area board={board} hexes={bound} kind="bound" inset={ANCIENT_INSETS.bound} />
        <Area board={board} hexes={asked} kind="asked" inset={ANCIENT_INSETS.asked} />
      </AreaMarks>
    </Layer>
  );
});
