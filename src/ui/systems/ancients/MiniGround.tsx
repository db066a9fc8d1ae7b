import type { State } from '../../../rules/ancients/model/types';
import type { Dot } from '../../table/contract/system';
import { sketchOf } from './board/draw';
import { mapFacts } from './facts';
import { useGame } from './hooks';

/** The land in little. */
export function MiniGround() {
  const { flats, water } = sketchOf(mapFacts(useGame((now) => now.context)));
  return (
    <>
      <path className="mini-hill" d={flats.hill} />
      <path className="mini-woods" d={flats.woods} />
      <path className="mini-village" d={flats.village} />
      <path className="mini-water" d={flats.stream} />
      <path className="mini-river" d={water.rivers} />
    </>
  );
}

/** Where units stand, for the map in little. */
export const dots = ({ units }: State): readonly Dot[] => units.filter(({ hex }) => hex >= 0).map(({ hex, side }) => ({ hex, side }));
