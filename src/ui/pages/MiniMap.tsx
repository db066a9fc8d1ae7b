import type { BattleCard, BattleSketch } from './battleCard';
import { viewBoxOf } from './miniHexes';

interface Props {
  readonly card: BattleCard;
  readonly sketch: BattleSketch;
  readonly label: string;
}

/** A battle's map and set-up at a glance; the table has the real one. */
export function MiniMap({ card: { MiniGround }, sketch, label }: Props) {
  return (
    <svg className="mini" viewBox={viewBoxOf(sketch)} role="img" aria-label={label}>
      <MiniGround sketch={sketch} />
    </svg>
  );
}
