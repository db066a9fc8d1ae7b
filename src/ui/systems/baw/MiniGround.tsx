import type { State } from '../../../rules/baw/model/types';
import type { Dot } from '../../table/contract/system';
import { sketchOf } from './board/draw';
import { mapFacts } from './facts';
import { useGame } from './hooks';

/** The ground in little. */
export function MiniGround() {
  const { flats, heights, streams } = sketchOf(mapFacts(useGame((now) => now.context)));
  return (
    <>
      <path className="mini-hill" d={heights} />
      <path className="mini-woods" d={flats.forest} />
      <path className="mini-village" d={flats.rampart + flats.camp + flats.works} />
      <path className="mini-water" d={flats.river + flats.ford + flats.sea} />
      <path className="mini-river" d={streams} />
    </>
  );
}

/** Where units stand, for the map in little. */
export const dots = ({ units }: State): readonly Dot[] => units.filter(({ hex }) => hex >= 0).map(({ hex, side }) => ({ hex, side }));
