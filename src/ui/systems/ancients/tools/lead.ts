import { type Hex, printHex } from '../../../../kernel/board';
import { ancients } from '../../../../rules/ancients/system';
import { REST } from '../../../../store/table';
import { leaderOrderIn, leaderOrders } from '../optionOrders';
import { toolAt } from './pick';
import { type Behaviour, ordered, type Situation } from './situation';

/** What a leader's going to a hex, or his challenge of the one there, is as an order. */
export function orderTo({ context, state }: Pick<Situation, 'context' | 'state'>, from: Hex, to: Hex) {
  const name = (at: Hex) => printHex(context.board, at);
  return ancients.parseAction(context, state, `${leaderOrderIn(state)} ${name(from)} ${name(to)}`);
}

/** A leader in hand, to be moved (V5) or to challenge another (13.8). */
export const lead: Behaviour<'lead'> = {
  hex(tool, situation, hex) {
    const { context, state, careful } = situation;
    if (hex === tool.from) return { tool: REST };
    if (!leaderOrders(context, state, tool.from).has(hex)) {
      if (leaderOrders(context, state, hex).size > 0) return { tool: { kind: 'lead', from: hex } };
      // In a melee most clicks are meant for units.
      if (state.phase === 'melee') return { tool: toolAt(context, state, hex) };
    }
    const order = orderTo(situation, tool.from, hex);
    const reply = order === undefined ? {} : ordered(situation, order);
    return careful && reply.play !== undefined && tool.at !== hex ? { tool: { kind: 'lead', from: tool.from, at: hex } } : reply;
  },
  cancel: (tool) => (tool.at === undefined ? REST : { kind: 'lead', from: tool.from }),
  overlays: ({ from, at }, { context, state }) => ({
    selected: from,
    legal: [...leaderOrders(context, state, from).keys()],
    ...(at === undefined ? {} : { picked: [at] }),
    ...(at === undefined || state.phase !== 'melee' ? {} : { attack: { from, to: at } }),
  }),
  chosen: (tool, situation) => (tool.at === undefined ? undefined : orderTo(situation, tool.from, tool.at)),
};
