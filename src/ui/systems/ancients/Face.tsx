import type { Side, UnitType } from '../../../rules/ancients/model/types';
import { SILHOUETTE_SIZE, STAR } from '../../board/pieceShapes';
import { SILHOUETTES } from './board/silhouettes';

interface Props {
  readonly type: UnitType;
  readonly side: Side;
  readonly disordered?: boolean;
  readonly small?: boolean;
}

/** A counter as printed, one of its faces. */
export function Face({ type, side, disordered = false, small = false }: Props) {
  const slot = type.star ? '*' : (type.missile ?? '-');
  const classes = ['table-face', `table-face--${side + 1}`, disordered ? 'table-face--disordered' : '', small ? 'table-face--small' : ''];
  return (
    <span className={classes.filter(Boolean).join(' ')} aria-hidden="true">
      <svg viewBox={`0 0 ${SILHOUETTE_SIZE} ${SILHOUETTE_SIZE}`} aria-hidden="true" focusable="false">
        <path d={SILHOUETTES[type.as]} />
      </svg>
      {!small && (
        <b>
          {disordered ? type.disordered : type.full}
          <i>{slot}</i>
          {type.ma}
        </b>
      )}
    </span>
  );
}

/** The star of a leader, in the colours of his side. */
export const LeaderFace = ({ side }: { readonly side: Side }) => (
  <span className={`table-face table-face--${side + 1} table-face--leader`} aria-hidden="true">
    <svg viewBox="-9 -9 18 18" aria-hidden="true" focusable="false">
      <path d={STAR} />
    </svg>
  </span>
);
