import type { Action } from '../../../../rules/naval/model/orders';
import { REST } from '../../../../store/table';
import { attackersOf, pointsOn, targetMarks } from '../assaults';
import { declareOrder } from '../orders';
import { takenAt } from './pick';
import type { Behaviour, Situation } from './situation';
import type { ToolOf } from './tool';

/** An order for each who is ticked. */
function declared(tool: ToolOf<'target'>, { context, state }: Situation): readonly Action[] | undefined {
  const ticked = pointsOn(attackersOf(context, state, tool.at)).filter(({ at }) => !tool.spared?.includes(at));
  return ticked.length > 0 ? ticked.map(({ from }) => declareOrder(from, tool.at)) : undefined;
}

/**
 * 14.8.d An enemy ship is chosen: who can attack it, and who cannot and why; the ship again declares all who are ticked, a click on one of them his attack
 * alone.
 */
export const target: Behaviour<'target'> = {
  hex(tool, situation, hex) {
    const { context, state, careful } = situation;
    if (hex === tool.at) {
      const orders = declared(tool, situation);
      return orders ? { play: orders } : takenAt(situation, hex);
    }
    const points = pointsOn(attackersOf(context, state, tool.at));
    if (!points.some(({ from }) => from === hex)) return takenAt(situation, hex);
    const first = points.findIndex(({ from }) => from === hex);
    const spared = points.filter(({ at }) => at !== first).map(({ at }) => at);
    const isAlone = tool.spared?.length === spared.length && !tool.spared.includes(first);
    return careful && !isAlone ? { tool: { ...tool, spared } } : { play: declareOrder(hex, tool.at) };
  },
  cancel: () => REST,
  chosen: declared,
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
