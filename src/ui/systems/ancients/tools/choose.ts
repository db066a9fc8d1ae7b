import { kindOf, orderIn, orderOf } from '../../../../rules/ancients/model/orders';
import { judgeAction } from '../../../../rules/ancients/play/legal';
import { hexOrders } from '../optionOrders';
import { challengeShown } from './answer';
import { toolAt } from './pick';
import type { Behaviour } from './situation';

/** A hex is to be named for an optional rule: where a camp stands (13.3), who is hit (13.2), where he goes who refuses a challenge (13.8). */
export const choose: Behaviour<'choose'> = {
  hex(tool, { context, state, careful }, hex) {
    const orders = hexOrders(context, state);
    const order = orders.get(hex);
    if (order !== undefined) return careful && tool.at !== hex ? { tool: { kind: 'choose', at: hex } } : { play: order };
    const [other] = orders.values();
    if (other === undefined) return { tool: toolAt(context, state, hex) };
    const refusal = judgeAction(context, state, orderOf(kindOf(orderIn(other)), undefined, hex));
    return refusal ? { refusal } : {};
  },
  cancel: (tool) => (tool.at === undefined ? tool : { kind: 'choose' }),
  overlays: ({ at }, { context, state }) => ({
    ...challengeShown(state),
    legal: [...hexOrders(context, state).keys()],
    ...(at === undefined ? {} : { picked: [at] }),
  }),
  chosen: ({ at }, { context, state }) => (at === undefined ? undefined : hexOrders(context, state).get(at)),
};
