import { useStore } from 'zustand';
import type { Ship } from '../../../rules/naval/model/types';
import { preferences } from '../../../store/preferences';
import { ShipPicture } from './board/Ship';
import { shipFacts } from './facts';
import { useGame } from './hooks';

interface Props {
  readonly ship: Ship;
  readonly damaged?: boolean;
}

/** A ship as it lies on the map, bow up; the counter's other face if asked for. */
export function ShipFace({ ship, damaged = ship.damaged }: Props) {
  const context = useGame((now) => now.context);
  const facts = { ...shipFacts(context, { ...ship, damaged, hex: 0, facing: 0 }, ''), captured: false };
  const skin = useStore(preferences, (all) => all.skin);
  return (
    <span className="fleet-face" aria-hidden="true">
      <svg viewBox="-36 -37 72 74" aria-hidden="true" focusable="false">
        <ShipPicture facts={facts} skin={skin} />
      </svg>
    </span>
  );
}
