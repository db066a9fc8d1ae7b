import { REST } from '../../../../store/table';
import { scuttleOrder } from '../orders';
import { toolAt } from './pick';
import { type Behaviour, ordered } from './situation';

/** 14.7.e A ship is to be scuttled by its marines: asked for once more, by the card, the main button or a click on the ship. */
export const scuttle: Behaviour<'scuttle'> = {
  hex(tool, situation, hex) {
    const { context, state } = situation;
    if (hex === state.ships[tool.unit]!.hex) return ordered(situation, scuttleOrder(state.ships[tool.unit]!));
    return { tool: toolAt(context, state, hex) };
  },
  cancel: () => REST,
  overlays: (tool, { state }) => ({ selected: state.ships[tool.unit]!.hex }),
  chosen: (tool, { state }) => scuttleOrder(state.ships[tool.unit]!),
};
