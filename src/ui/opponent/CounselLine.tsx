import { useStore } from 'zustand';
import type { Advice, Advised } from '../../ai/protocol';
import { useTable } from '../table/shell/hooks';
import { useOpponentWords } from '../words/opponent';
import { hexesIn, point } from './counsel';
import { follow } from './follow';
import { type Counsel, opponent } from './opponent';
import { useOrderText } from './orderText';
import { Reasons } from './Reasons';

/** Whether a plan is drawn on the map. */
export function useIsDrawn(plan: Advice): boolean {
  const drawn = useTable(({ advised }) => advised !== undefined);
  return useStore(opponent, (state) => state.pointed === plan) && drawn;
}

interface Props {
  readonly counsel: Counsel;
  readonly plan: Advice;
  readonly advised: Advised;
  readonly percent: (value: number) => string;
  /** Whether it can be played as the game stands. */
  readonly playable: boolean;
}

/** One order that is the whole plan, with its reasons; a tap draws it on the map. */
export function CounselLine({ counsel, plan, advised: { order, reasons }, percent, playable }: Props) {
  const words = useOpponentWords();
  const text = useOrderText(order);
  const drawn = useIsDrawn(plan);
  const value = percent(plan.value);
  return (
    <li className={drawn ? 'counsel-line counsel-line--shown' : 'counsel-line'}>
      <div className="counsel-line__head">
        {hexesIn(order).length > 0 ? (
          <button
            type="button"
            className="counsel-line__order"
            aria-pressed={drawn}
            aria-label={words.show(words.line(text, value))}
            onClick={() => point(drawn ? undefined : plan)}
          >
            <span>{text}</span> <span className="counsel-line__value">{value}</span>
          </button>
        ) : (
          <span className="counsel-line__order">
            <span>{text}</span> <span className="counsel-line__value">{value}</span>
          </span>
        )}
        {playable && (
          <button
            type="button"
            className="app-button"
            data-testid="counsel-play"
            aria-label={words.play(text)}
            onClick={() => follow(counsel, plan, 1)}
          >
            {words.playIt}
          </button>
        )}
      </div>
      <Reasons reasons={reasons} />
    </li>
  );
}
