import { REST } from '../../../../store/table';
import { attackersOf, pointsOn, targetMarks } from '../assaults';
import { declareOrder } from '../orders';
import { takenAt } from './pick';
import type { Behaviour } from './situation';

/** 14.8.d An enemy ship is chosen: who can attack it, and who cannot and why; a click on one of them declares his attack alone. */
export const target: Behaviour<'target'> = {
  hex(tool, situation, hex) {
    const { context, state, careful } = situation;
    if (hex === tool.at) return { tool: REST };
    const points = pointsOn(attackersOf(context, state, tool.at));
    if (!points.some(({ from }) => from === hex)) return takenAt(situation, hex);
    const first = points.findIndex(({ from }) => from === hex);
    const spared = points.filter(({ at }) => at !== first).map(({ at }) => at);
    const isAlone = tool.spared?.length === spared.length && !tool.spared.includes(first);
    return careful && !isAlone ? { tool: { ...tool, spared } } : { play: declareOrder(hex, tool.at) };
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
