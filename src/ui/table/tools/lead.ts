import { printHex } from '../../../kernel/board';
import { ancients } from '../../../rules/ancients/system';
import { REST } from '../../../store/table';
import { leaderOrders } from '../optionOrders';
import type { Behaviour } from './scene';

/** V5 A leader in hand, to be moved. */
export const lead: Behaviour<'lead'> = {
  hex(tool, { context, state }, hex) {
    if (hex === tool.from) return { tool: REST };
    if (leaderOrders(context, state, hex).size > 0 && !leaderOrders(context, state, tool.from).has(hex))
      return { tool: { kind: 'lead', from: hex } };
    const name = (at: number) => printHex(context.board, at);
    const order = ancients.parseAction(context, state, `lead ${name(tool.from)} ${name(hex)}`);
    if (order === undefined) return {};
    const refusal = ancients.judge(context, state, order);
    return refusal ? { refusal } : { play: order };
  },
  cancel: () => REST,
  overlays: (tool, { context, state }) => ({ selected: tool.from, legal: [...leaderOrders(context, state, tool.from).keys()] }),
};
