import type { Advice, Advised } from '../../ai/protocol';
import { useOpponentWords } from '../words/opponent';
import { useIsDrawn } from './CounselLine';
import { point } from './counsel';
import { follow } from './follow';
import type { Counsel } from './opponent';
import { useOrderText } from './orderText';
import { Reasons } from './Reasons';

const OrderText = ({ order }: { readonly order: string }) => <>{useOrderText(order)}</>;

const ChiefOrder = ({ advised: { order, reasons }, at }: { readonly advised: Advised; readonly at: number }) => (
  <li value={at + 1}>
    <b>
      <OrderText order={order} />
    </b>
    <Reasons reasons={reasons} />
  </li>
);

/** The orders of a plan beyond the chief ones, unfolded by a tap. */
function MoreOrders({ orders, chief }: Pick<Advice, 'orders' | 'chief'>) {
  const words = useOpponentWords();
  if (orders.length === chief.length) return null;
  return (
    <details className="plan__more" data-testid="plan-more">
      <summary>{words.more(orders.length - chief.length)}</summary>
      <ol>
        {orders.map(
          ({ order }, at) =>
            !chief.includes(at) && (
              <li key={order} value={at + 1}>
                <OrderText order={order} />
              </li>
            ),
        )}
      </ol>
    </details>
  );
}

interface Props {
  readonly counsel: Counsel;
  readonly plan: Advice;
  readonly title: string;
  readonly percent: (value: number) => string;
  /** Whether it can be played as the game stands. */
  readonly playable: boolean;
}

/** A plan for all that can move: its chief orders with their reasons, by the numbers in which all are played; it is drawn on the map and played, one order or all. */
export function PlanCard({ counsel, plan, title, percent, playable }: Props) {
  const words = useOpponentWords();
  const drawn = useIsDrawn(plan);
  const { orders, chief, value, posture } = plan;
  const play = (given: number) => () => follow(counsel, plan, given);
  return (
    <li className={drawn ? 'plan plan--shown' : 'plan'} data-testid="plan">
      <h4>
        <span>{title}</span> <span className="counsel-line__value">{percent(value)}</span>
      </h4>
      {orders.length > 0 && (
        <div className="plan__does">
          <button
            type="button"
            className="app-button plan__draw"
            data-testid="plan-draw"
            aria-pressed={drawn}
            aria-label={words.drawPlan(title)}
            onClick={() => point(drawn ? undefined : plan)}
          >
            {words.draw}
          </button>
          {playable && (
            <>
              <button
                type="button"
                className="app-button"
                data-testid="counsel-play"
                aria-label={words.playNextOf(title)}
                onClick={play(1)}
              >
                {words.playNext}
              </button>
              <button
                type="button"
                className="app-button"
                data-testid="plan-play"
                aria-label={words.playWhole(title)}
                onClick={play(orders.length)}
              >
                {words.playPlan}
              </button>
            </>
          )}
        </div>
      )}
      {posture && <p className="app-note">{words.postureAbout[posture]}</p>}
      {orders.length === 0 && <p>{words.nobodyMoves}</p>}
      <ol className="plan__chief">
        {[...chief]
          .sort((one, other) => one - other)
          .map((at) => (
            <ChiefOrder key={orders[at]!.order} advised={orders[at]!} at={at} />
          ))}
      </ol>
      <MoreOrders orders={orders} chief={chief} />
    </li>
  );
}
