import { REST } from '../../../../store/table';
import { attackersOf, pointsOn, targetMarks } from '../assaults';
import { declareOrder } from '../orders';
import { toolAt } from './pick';
import type { Behaviour } from './scene';

/** 14.8.d An enemy ship is chosen: who can attack it, and who cannot and why; a click on one of them declares his attack alone. */
export const target: Behaviour<'target'> = {
  hex(tool, { context, state }, hex) {
    if (hex === tool.at) return { tool: REST };
    const able = attackersOf(context, state, tool.at).find((one) => one.from === hex && !one.refusal);
    return able ? { play: declareOrder(hex, tool.at) } : { tool: toolAt(context, state, hex) };
  },
  cancel: () => REST,
  /** An order for each who is ticked. */
  chosen(tool, { context, state }) {
    const ticked = pointsOn(attackersOf(context, state, tool.at)).filter(({ at }) => !tool.spared?.includes(at));
    return ticked.length > 0 ? ticked.map(({ from }) => declareOrder(from, tool.at)) : undefined;
  },
  overlays(tool, { context, state, hover }) {
    const attackers = attackersOf(context, state, tool.at);
    const pointed = attackers.find(({ from, refusal }) => from === hover && refusal?.why === 'sight');
    return {
      selected: tool.at,
      targets: targetMarks(context, state),
      legal: [...new Set(attackers.filter(({ refusal }) => !refusal).map(({ from }) => from))],
      ...(pointed ? { sight: { from: pointed.from, to: tool.at, blocked: pointed.refusal?.hexes ?? [] } } : {}),
    };
  },
};
