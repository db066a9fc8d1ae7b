import { memo, useMemo } from 'react';
import type { PiecesProps } from '../../../board/art';
import { Hatches } from '../../../board/Hatches';
import { Layer } from '../../../board/Layer';
import type { AncientFacts } from './facts';
import { Leader, Unit } from './Unit';
import { fannedOut } from './unitParts';

/** Everything that stands on the map. */
export const UnitLayer = memo(({ map: { board }, pieces: { units, leaders }, skin, stage }: PiecesProps<AncientFacts>) => {
  const fanned = useMemo(() => fannedOut(leaders), [leaders]);
  return (
    <Layer board={board} name="pieces">
      <Hatches />
      {units.map((facts) => (
        <Unit key={facts.id} board={board} facts={facts} skin={skin} stage={stage} />
      ))}
      {fanned.map(({ facts, shift }) => (
        <Leader key={facts.id} board={board} facts={facts} shift={shift} stage={stage} />
      ))}
    </Layer>
  );
});
