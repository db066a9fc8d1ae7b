import { hexOrders } from '../optionOrders';
import { toolAt } from './pick';
import type { Behaviour } from './scene';

/** A hex is to be named for an optional rule: where a camp stands (13.3), who is hit (13.2). */
export const choose: Behaviour<'choose'> = {
  hex(_tool, { context, state }, hex) {
    const order = hexOrders(context, state).get(hex);
    return order === undefined ? { tool: toolAt(context, state, hex) } : { play: order };
  },
  cancel: (tool) => tool,
  overlays: (_tool, { context, state }) => ({ legal: [...hexOrders(context, state).keys()] }),
};
