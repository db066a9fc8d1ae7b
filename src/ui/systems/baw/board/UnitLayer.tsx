import { memo } from 'react';
import type { PiecesProps } from '../../../board/art';
import { Hatches } from '../../../board/Hatches';
import { Layer } from '../../../board/Layer';
import type { AncientFacts } from './facts';
import { Leader, Unit } from './Unit';

/** Everything that stands on the map. */
export const UnitLayer = memo(({ map: { board }, pieces: { units, leaders }, skin, stage }: PiecesProps<AncientFacts>) => (
  <Layer board={board} name="pieces">
    <Hatches />
    {units.map((facts) => (
      <Unit key={facts.id} board={board} facts={facts} skin={skin} stage={stage} />
    ))}
    {leaders.map((facts) => (
      <Leader key={facts.id} board={board} facts={facts} stage={stage} />
    ))}
  </Layer>
));
