import { printHex } from '../../../../kernel/board';
import { ancients } from '../../../../rules/ancients/system';
import { REST } from '../../../../store/table';
import { leaderOrderIn, leaderOrders } from '../optionOrders';
import { toolAt } from './pick';
import { type Behaviour, ordered } from './scene';

/** A leader in hand, to be moved (V5) or to challenge another (13.8). */
export const lead: Behaviour<'lead'> = {
  hex(tool, scene, hex) {
    const { context, state } = scene;
    if (hex === tool.from) return { tool: REST };
    if (!leaderOrders(context, state, tool.from).has(hex)) {
      if (leaderOrders(context, state, hex).size > 0) return { tool: { kind: 'lead', from: hex } };
      // In a melee most clicks are meant for units.
      if (state.phase === 'melee') return { tool: toolAt(context, state, hex) };
    }
    const name = (at: number) => printHex(context.board, at);
    const order = ancients.parseAction(context, state, `${leaderOrderIn(state)} ${name(tool.from)} ${name(hex)}`);
    return order === undefined ? {} : ordered(scene, order);
  },
  cancel: () => REST,
  overlays: (tool, { context, state }) => ({ selected: tool.from, legal: [...leaderOrders(context, state, tool.from).keys()] }),
};
