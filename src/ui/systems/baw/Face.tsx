import { useStore } from 'zustand';
import type { Unit } from '../../../rules/baw/model/types';
import { preferences } from '../../../store/preferences';
import { STAR } from '../../board/pieceShapes';
import { UnitPicture } from './board/Unit';
import { counterFacts } from './facts';
import { useGame, useShown } from './hooks';

/** A unit's counter as the map shows it. */
export function Face({ unit }: { readonly unit: Unit }) {
  const context = useGame((now) => now.context);
  const state = useShown();
  const skin = useStore(preferences, (all) => all.skin);
  return (
    <span className="baw-face" aria-hidden="true">
      <svg viewBox="-30 -30 60 60" aria-hidden="true" focusable="false">
        <UnitPicture facts={counterFacts(context, state, unit)} skin={skin} />
      </svg>
    </span>
  );
}

/** The star of a leader, in the colours of his side. */
export const LeaderFace = ({ side }: { readonly side: 0 | 1 }) => (
  <span className={`table-face table-face--${side + 1} table-face--leader`} aria-hidden="true">
    <svg viewBox="-9 -9 18 18" aria-hidden="true" focusable="false">
      <path d={STAR} />
    </svg>
  </span>
);
