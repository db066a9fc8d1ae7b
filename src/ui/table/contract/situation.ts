import type { Side } from '../../../kernel/twoSides';
import type { Snapshot } from '../../../store/match';
import type { Pointing, Reply } from './system';

/** All that the tools of a game look at. */
interface AnySituation<Context, State, Ghost> extends Pointing {
  readonly context: Context;
  readonly state: State;
  readonly decider: Side | undefined;
  /** A piece as the board would show it. */
  readonly ghost: Ghost;
}

/** How a game, or the past moment that is looked at, is laid before its tools. */
export const situationBy =
  <Context, State, Ghost>(deciderIn: (state: State) => Side | undefined, ghostIn: (context: Context, state: State) => Ghost) =>
  (
    { context, shown: state }: Pick<Snapshot<Context, State>, 'context' | 'shown'>,
    { hover, careful }: Pointing,
  ): AnySituation<Context, State, Ghost> => ({ context, state, decider: deciderIn(state), hover, careful, ghost: ghostIn(context, state) });

/** How an order is played, or why not; the tool stays as it is if it is refused. */
export const orderedBy =
  <Context, State, Order>(judge: (context: Context, state: State, order: Order) => Reply['refusal']) =>
  ({ context, state }: { readonly context: Context; readonly state: State }, order: Order): Pick<Reply, 'play' | 'refusal'> => {
    const refusal = judge(context, state, order);
    return refusal ? { refusal } : { play: order };
  };
