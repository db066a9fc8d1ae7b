import { printHex } from '../../../../kernel/board';
import type { Action } from '../../../../rules/ancients/model/orders';
import type { Context, State } from '../../../../rules/ancients/model/types';
import { ancients } from '../../../../rules/ancients/system';
import { REST } from '../../../../store/table';
import { joins } from '../optionOrders';
import { holderOf, toolAt } from './pick';
import type { Behaviour } from './situation';
import type { ToolOf } from './tool';

/** The order that a group so formed is given; it may still be refused. */
export function groupOrder(context: Context, state: State, { order, units }: ToolOf<'group'>): Action | undefined {
  const hexes = units.map((id) => printHex(context.board, state.units[id]!.hex));
  return units.length === 0 ? undefined : ancients.parseAction(context, state, `${order} ${hexes.join(' ')}`);
}

/** V3 A group is formed by pointing: a click takes a unit in or leaves it out, the main button gives the order. */
export const group: Behaviour<'group'> = {
  hex(tool, { context, state }, hex) {
    const unit = holderOf(context, state, hex);
    if (!unit || unit.side !== state.player) return { tool: toolAt(context, state, hex) };
    if (tool.units.includes(unit.id)) {
      const units = tool.units.filter((id) => id !== unit.id);
      return { tool: units.length === 0 ? REST : { ...tool, units } };
    }
    const wider = { ...tool, units: [...tool.units, unit.id] };
    const order = groupOrder(context, state, wider);
    const refusal = order === undefined ? undefined : ancients.judge(context, state, order);
    return refusal ? { refusal } : { tool: wider };
  },
  cancel: () => REST,
  overlays: (tool, { context, state }) => ({
    picked: tool.units.map((id) => state.units[id]!.hex),
    legal: state.units
      .filter((unit) => unit.hex >= 0 && !tool.units.includes(unit.id) && joins(context, state, tool.order, unit))
      .map(({ hex }) => hex),
  }),
  chosen: (tool, { context, state }) => groupOrder(context, state, tool),
};
