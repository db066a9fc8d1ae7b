import { toOf } from '../../../rules/baw/model/orders';
import { recallNeed } from '../../../rules/baw/play/rally';
import { byFinger, orderBesides } from '../../table/session';
import { usePending } from '../../table/shell/hooks';
import { RuleLink } from '../../table/shell/RuleLink';
import { WhyNot } from '../../table/shell/WhyNot';
import { notRecalling, recallsOf } from './abilities';
import { useGame, useNaming } from './hooks';
import { leaderOf } from './pieces';
import { useBawWords } from './words';

/** B16.4 Whom a leader may call back. */
export function RecallPanel({ piece }: { readonly piece: number }) {
  const { table, card } = useBawWords();
  const naming = useNaming();
  const context = useGame((now) => now.context);
  const state = useGame((now) => now.state);
  const pending = usePending();
  const leader = leaderOf(state, piece)!;
  const orders = recallsOf(context, state, piece);
  const refusal = notRecalling(context, state, piece);
  const said = orders.length > 0 ? card.recall.text(naming.leader(leader.id), recallNeed(context, leader)) : card.recall.none;
  return (
    <section className="baw-recall" aria-label={card.recall.title}>
      <p>
        {orders.length === 0 && refusal ? (
          <WhyNot refusal={refusal} />
        ) : (
          <>
            {said} <RuleLink id="B16.4" />
          </>
        )}
      </p>
      <div className="table-answers">
        {orders.map((order) => (
          <button
            key={order}
            type="button"
            className="app-button"
            data-testid="recall"
            aria-pressed={pending === undefined ? undefined : pending === order}
            onClick={(event) => orderBesides(order, byFinger(event))}
          >
            {table.unit(naming.type(toOf(order), leader.side))}
          </button>
        ))}
      </div>
    </section>
  );
}
