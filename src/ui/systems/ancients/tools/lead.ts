import { printHex } from '../../../../kernel/board';
import { ancients } from '../../../../rules/ancients/system';
import { REST } from '../../../../store/table';
import { leaderOrders } from '../optionOrders';
import { type Behaviour, ordered } from './scene';

/** V5 A leader in hand, to be moved. */
export const lead: Behaviour<'lead'> = {
  hex(tool, scene, hex) {
    const { context, state } = scene;
    if (hex === tool.from) return { tool: REST };
    if (leaderOrders(context, state, hex).size > 0 && !leaderOrders(context, state, tool.from).has(hex))
      return { tool: { kind: 'lead', from: hex } };
    const name = (at: number) => printHex(context.board, at);
    const order = ancients.parseAction(context, state, `lead ${name(tool.from)} ${name(hex)}`);
    return order === undefined ? {} : ordered(scene, order);
  },
  cancel: () => REST,
  overlays: (tool, { context, state }) => ({ selected: tool.from, legal: [...leaderOrders(context, state, tool.from).keys()] }),
};
