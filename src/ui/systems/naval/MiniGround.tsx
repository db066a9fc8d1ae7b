import type { State } from '../../../rules/naval/model/types';
import { controlOf } from '../../../rules/naval/play/ground';
import type { Dot } from '../../table/contract/system';
import { sketchOf } from './board/coast';
import { mapFacts } from './facts';
import { useGame } from './hooks';

/** The sea and its land in little. */
export function MiniGround() {
  const { width, height, border } = sketchOf(mapFacts(useGame((now) => now.context)));
  return (
    <>
      <rect className="mini-water" x="-25" y="-25" width={width + 50} height={height + 50} />
      <path className="mini-land" d={border} />
    </>
  );
}

/** Where ships lie and marines stand, by who commands them, for the map in little. */
export const dots = ({ ships, ashore }: State): readonly Dot[] => [
  ...ships.filter(({ hex }) => hex >= 0).map((ship) => ({ hex: ship.hex, side: controlOf(ship) })),
  ...ashore.map(({ hex, side }) => ({ hex, side })),
];
