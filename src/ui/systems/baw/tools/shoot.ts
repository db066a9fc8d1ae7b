import { REST } from '../../../../store/table';
import { shotOrder } from '../orders';
import { unitOn } from '../pieces';
import { rangeOf, shotMarks, sightBetween } from '../shots';
import { toolAt } from './pick';
import { type Behaviour, ordered } from './situation';

/** B8 A unit with missiles in hand: choosing a target fires. */
export const shoot: Behaviour<'shoot'> = {
  hex(tool, situation, hex) {
    const { context, state, careful } = situation;
    const unit = state.units[tool.unit]!;
    if (hex === unit.hex) return { tool: REST };
    const other = unitOn(state, hex);
    if (other?.side === state.player) return { tool: toolAt(context, state, hex) };
    const reply = ordered(situation, shotOrder(unit.hex, hex));
    return careful && reply.play !== undefined && tool.at !== hex ? { tool: { kind: 'shoot', unit: tool.unit, at: hex } } : reply;
  },
  cancel: (tool) => (tool.at === undefined ? REST : { kind: 'shoot', unit: tool.unit }),
  overlays(tool, { context, state, hover }) {
    const unit = state.units[tool.unit]!;
    const range = rangeOf(context, unit);
    const at = tool.at ?? hover;
    return {
      selected: unit.hex,
      targets: shotMarks(context, state, unit),
      range,
      ...(at !== undefined && range.includes(at) ? { sight: sightBetween(context, unit.hex, at) } : {}),
    };
  },
  chosen: (tool, { state }) => (tool.at === undefined ? undefined : shotOrder(state.units[tool.unit]!.hex, tool.at)),
};
