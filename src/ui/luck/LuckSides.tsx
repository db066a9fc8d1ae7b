import { SIDES } from '../../kernel/twoSides';
import type { MeasureWords } from '../table/contract/luck';
import { useLuckWords } from '../words/luck';
import { SideLuck } from './SideLuck';
import { type Counted, type LuckAt, luckOfSide } from './sums';

/** So many single dice of each kind are told of a side. */
const MOST = 3;

interface Props {
  readonly plays: readonly LuckAt[];
  readonly counted: Counted;
  readonly measure: MeasureWords;
}

/** The luck of both sides by one measure, and what that counts; their curves have one scale. */
export function LuckSides({ plays, counted, measure }: Props) {
  const words = useLuckWords();
  const lucks = SIDES.map((side) => luckOfSide(plays, side, counted, MOST));
  const top = 1.1 * Math.max(1e-6, ...lucks.flatMap(({ curve }) => curve.map(({ luck, spread }) => Math.max(Math.abs(luck), spread))));
  return (
    <>
      <div className="luck-sides">
        {SIDES.map((side) => (
          <SideLuck key={`${counted.id} ${side}`} side={side} luck={lucks[side]!} id={counted.id} measure={measure} top={top} />
        ))}
      </div>
      <p className="app-note">
        {measure.counted} {words.each}
      </p>
    </>
  );
}
