import { cardFor } from '../systems/cards';
import { viewBoxOf } from './miniHexes';

/** A battle's map and set-up at a glance; the table has the real one. */
export function MiniMap({ position, label }: { readonly position: object; readonly label: string }) {
  const { MiniGround, sketch } = cardFor(position);
  const drawn = sketch(position);
  return (
    <svg className="mini" viewBox={viewBoxOf(drawn)} role="img" aria-label={label}>
      <MiniGround sketch={drawn} />
    </svg>
  );
}
