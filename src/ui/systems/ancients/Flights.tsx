import { playTogether } from '../../table/session';
import { RuleLink } from '../../table/shell/RuleLink';
import { fleeing, flightsOf } from './flights';
import { useGame } from './hooks';
import { useWords } from './words';

/** 4.d All who must flee at once, where that is more than one: nobody wants to lead twenty routed units off one by one. */
export function Flights() {
  const { flights: words } = useWords().table;
  const context = useGame((now) => now.context);
  const state = useGame((now) => now.state);
  const count = fleeing(context, state).length;
  if (count < 2) return null;
  const orders = flightsOf(context, state);
  return (
    <section className="table-flights" data-testid="flights">
      <p>
        {words.why(count)} <RuleLink id="4.d" />
      </p>
      {orders.length > 1 && (
        <button type="button" className="app-button" data-testid="flee-all" onClick={() => playTogether(orders)}>
          {words.all(orders.length)}
        </button>
      )}
    </section>
  );
}
