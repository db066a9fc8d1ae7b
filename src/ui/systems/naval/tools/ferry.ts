import { distance, type Hex } from '../../../../kernel/board';
import { REST } from '../../../../store/table';
import { marineSteps } from '../marines';
import { stepOrder } from '../orders';
import { commanderOf, hexOfPiece, pieceAt } from '../pieces';
import { toolAt } from './pick';
import { type Behaviour, ordered, type Situation } from './situation';
import type { ToolOf } from './tool';

type Ferry = ToolOf<'ferry'>;

const orderTo = (tool: Ferry, { state }: Situation, goal: Hex) => stepOrder(hexOfPiece(state, tool.unit), goal);

/** 14.7 Marines in hand, aboard or ashore: one of them goes to a hex beside. */
export const ferry: Behaviour<'ferry'> = {
  hex(tool, situation, hex) {
    const { context, state, careful } = situation;
    const from = hexOfPiece(state, tool.unit);
    if (hex === from) return { tool: REST };
    const piece = pieceAt(state, hex);
    const own = piece !== undefined && commanderOf(state, piece) === state.player;
    if (own && distance(context.board, from, hex) > 1) return { tool: toolAt(context, state, hex) };
    const reply = ordered(situation, orderTo(tool, situation, hex));
    return careful && reply.play !== undefined && tool.goal !== hex ? { tool: { kind: 'ferry', unit: tool.unit, goal: hex } } : reply;
  },
  cancel: (tool) => (tool.goal === undefined ? REST : { kind: 'ferry', unit: tool.unit }),
  overlays(tool, { context, state }) {
    const from = hexOfPiece(state, tool.unit);
    const legal = marineSteps(context, state, tool.unit);
    return {
      selected: from,
      legal,
      ...(tool.goal === undefined ? {} : { sight: { from, to: tool.goal, blocked: [] } }),
    };
  },
  chosen: (tool, situation) => (tool.goal === undefined ? undefined : orderTo(tool, situation, tool.goal)),
};
