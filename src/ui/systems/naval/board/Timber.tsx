import type { Skin } from '../../../board/facts';
import type { ShipFacts } from './facts';
import { eyePath, hullPath, oarPaths, plainHull, ramPath, shieldPath, sternPath, towerPath } from './lines';

/** A ship's timber, from the oars up. */
export function Timber({ facts: { side, size, damaged } }: { facts: ShipFacts }) {
  const { shafts, blades } = oarPaths(size, damaged);
  const { post, steering } = sternPath(size);
  const { wall, floor } = towerPath(side);
  return (
    <>
      <path className="ship-oars" d={shafts} />
      <path className="ship-blades" d={blades} />
      <path className="ship-steering" d={steering} />
      <path className="ship-post ship-post--casing" d={post} />
      <path className="ship-post" d={post} />
      <path className="ship-ram" d={ramPath(side, size)} />
      <path className="ship-body" d={hullPath(side, size)} />
      {damaged && <path className="ship-hatch" d={hullPath(side, size)} />}
      <path className="ship-deck" d={hullPath(side, size, size === 'large' ? 3 : 2.2)} />
      <path className="ship-eyes" d={eyePath(size)} />
      {!damaged && <path className="ship-shields" d={shieldPath(side, size)} />}
      {size === 'large' && <path className="ship-tower" d={wall} />}
      {size === 'large' && <path className="ship-tower ship-tower--floor" d={floor} />}
    </>
  );
}

/** A hull without oars; bars across the stern tell the size where no letter does. */
export function Plain({ facts: { side, size, damaged }, skin }: { facts: ShipFacts; skin: Skin }) {
  const d = plainHull(side, size);
  return (
    <>
      <path className="ship-body" d={d} />
      {damaged && <path className="ship-hatch" d={d} />}
      {skin === 'boxes' && <path className="ship-lines" d={size === 'large' ? 'M-13-10L0-18L13-10M-13-6L0-14L13-6' : 'M-8-10L0-17L8-10'} />}
    </>
  );
}
