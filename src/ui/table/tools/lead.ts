import { REST } from '../../../store/table';
import { leaderOrders } from '../optionOrders';
import { toolAt } from './pick';
import type { Behaviour } from './scene';

/** V5 A leader in hand, to be moved. */
export const lead: Behaviour<'lead'> = {
  hex(tool, { context, state }, hex) {
    if (hex === tool.from) return { tool: REST };
    const order = leaderOrders(context, state, tool.from).get(hex);
    return order === undefined ? { tool: toolAt(context, state, hex) } : { play: order };
  },
  cancel: () => REST,
  overlays: (tool, { context, state }) => ({ selected: tool.from, legal: [...leaderOrders(context, state, tool.from).keys()] }),
};
