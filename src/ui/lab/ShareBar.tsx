import type { Balance } from '../../ai/balance';
import { ofHundred } from './verdict';

/** The wins of both sides and what was drawn, from left to right, with the interval of the first side’s share beneath; the words beside it say the same. */
export function ShareBar({ balance }: { readonly balance: Pick<Balance, 'games' | 'wins' | 'draws' | 'share' | 'interval'> }) {
  const { wins, draws } = ofHundred(balance);
  const [low, high] = balance.interval.map((share) => 100 * share) as [number, number];
  return (
    <div className="share" aria-hidden="true">
      <div className="share__bar">
        <span className="share__part share__part--1" style={{ width: `${wins[0]}%` }} />
        <span className="share__part share__part--drawn" style={{ width: `${draws}%` }} />
        <span className="share__part share__part--2" style={{ width: `${wins[1]}%` }} />
      </div>
      <span className="share__half" />
      <span className="share__interval" style={{ left: `${low}%`, width: `${high - low}%` }} />
      <span className="share__dot" style={{ left: `${100 * balance.share}%` }} />
    </div>
  );
}
