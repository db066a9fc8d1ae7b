import { memo, useMemo } from 'react';
import type { PiecesProps } from '../../../board/art';
import { Hatches } from '../../../board/Hatches';
import { Layer } from '../../../board/Layer';
import type { AncientFacts } from './facts';
import { Doors } from './Signs';
import { Leader, Unit } from './Unit';
import { fannedOut } from './unitParts';

/** Everything that stands on the map, and below it where those come who are awaited. */
export const UnitLayer = memo(({ map: { board }, pieces: { units, leaders, entries }, skin, stage }: PiecesProps<AncientFacts>) => {
  const fanned = useMemo(() => fannedOut(leaders), [leaders]);
  return (
    <Layer board={board} name="pieces">
      <Hatches />
      <Doors board={board} doors={entries} />
      {units.map((facts) => (
        <Unit key={facts.id} board={board} facts={facts} skin={skin} stage={stage} />
      ))}
      {fanned.map(({ facts, shift }) => (
        <Leader key={facts.id} board={board} facts={facts} shift={shift} stage={stage} />
      ))}
    </Layer>
  );
});
