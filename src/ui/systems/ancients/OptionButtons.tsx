import { ancients } from '../../../rules/ancients/system';
import { byFinger, orderBesides } from '../../table/session';
import { usePending } from '../../table/shell/hooks';
import { useGame, useNaming } from './hooks';
import { effectLines } from './optionEffects';
import type { OptionOrder } from './optionOrders';
import { optionText } from './optionText';
import { useWords } from './words';

/** `short`: shown instead of the whole order, where what stands before it says the rest. */
export function OrderButton({ order, short }: { readonly order: OptionOrder; readonly short?: string }) {
  const words = useWords();
  const context = useGame((now) => now.context);
  const state = useGame((now) => now.state);
  const pending = usePending();
  const text = optionText(words, context, state, order);
  return (
    <button
      type="button"
      className="app-button"
      data-testid="option-order"
      aria-label={short === undefined ? undefined : text}
      aria-pressed={pending === undefined ? undefined : pending === order.action}
      data-order={ancients.printAction(context, state, order.action)}
      onClick={(event) => orderBesides(order.action, byFinger(event))}
    >
      {short ?? text}
    </button>
  );
}

const showWhole = (list: HTMLElement | null): void => list?.scrollIntoView({ block: 'nearest' });

/** What the one of these orders that is chosen would do. */
export function Effect({ orders }: { readonly orders: readonly OptionOrder[] }) {
  const { options } = useWords();
  const naming = useNaming();
  const context = useGame((now) => now.context);
  const state = useGame((now) => now.state);
  const pending = usePending();
  const order = orders.find(({ action }) => action === pending);
  const lines = order ? effectLines(options, naming, context, state, order) : [];
  if (lines.length === 0) return null;
  return (
    <ul ref={showWhole} className="table-facts table-effect" data-testid="effect">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
