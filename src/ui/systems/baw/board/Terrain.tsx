import { memo } from 'react';
import { PrintedMap } from '../../../board/PrintedMap';
import { sketchOf } from './draw';
import type { AncientMap } from './facts';

/** All that is printed on a map. */
export const Terrain = memo(({ map }: { map: AncientMap }) => {
  const sketch = sketchOf(map);
  return (
    <PrintedMap map={map} sketch={sketch} whole>
      <rect className="baw-clear" width={sketch.width} height={sketch.height} />
      {Object.entries(sketch.flats).map(([kind, d]) => (
        <path key={kind} className={`baw-flat baw-flat--${kind}`} d={d} />
      ))}
    </PrintedMap>
  );
});
