import type { Skin } from '../facts';
import type { ShipFacts } from './facts';
import { eyePath, hullPath, oarPaths, plainHull, ramPath, shieldPath, sternPath, towerPath } from './lines';

/** A ship's timber, from the oars up. */
export function Timber({ facts: { side, size, damaged } }: { facts: ShipFacts }) {
  const { shafts, blades } = oarPaths(size, damaged);
  const { post, steering } = sternPath(size);
  const { wall, floor } = towerPath(side);
  return (
    <>
      <path class="ship-oars" d={shafts} />
      <path class="ship-blades" d={blades} />
      <path class="ship-steering" d={steering} />
      <path class="ship-post ship-post--casing" d={post} />
      <path class="ship-post" d={post} />
      <path class="ship-ram" d={ramPath(side, size)} />
      <path class="ship-body" d={hullPath(side, size)} />
      {damaged && <path class="ship-hatch" d={hullPath(side, size)} />}
      <path class="ship-deck" d={hullPath(side, size, size === 'large' ? 3 : 2.2)} />
      <path class="ship-eyes" d={eyePath(size)} />
      {!damaged && <path class="ship-shields" d={shieldPath(side, size)} />}
      {size === 'large' && <path class="ship-tower" d={wall} />}
      {size === 'large' && <path class="ship-tower ship-tower--floor" d={floor} />}
    </>
  );
}

/** A hull without oars; bars across the stern tell the size where no letter does. */
export function Plain({ facts: { side, size, damaged }, skin }: { facts: ShipFacts; skin: Skin }) {
  const d = plainHull(side, size);
  return (
    <>
      <path class="ship-body" d={d} />
      {damaged && <path class="ship-hatch" d={d} />}
      {skin === 'boxes' && <path class="ship-lines" d={size === 'large' ? 'M-13-10L0-18L13-10M-13-6L0-14L13-6' : 'M-8-10L0-17L8-10'} />}
    </>
  );
}
