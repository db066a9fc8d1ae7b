import { REST } from '../../../../store/table';
import { scuttleOrder } from '../orders';
import { takenAt } from './pick';
import { type Behaviour, ordered } from './situation';

/** 14.7.e A ship is to be scuttled by its marines: asked for once more, by the card, the main button or a click on the ship. */
export const scuttle: Behaviour<'scuttle'> = {
  hex(tool, situation, hex) {
    const { state } = situation;
    if (hex === state.ships[tool.unit]!.hex) return ordered(situation, scuttleOrder(state.ships[tool.unit]!));
    return takenAt(situation, hex);
  },
  cancel: () => REST,
  overlays: (tool, { state }) => ({ selected: state.ships[tool.unit]!.hex }),
  chosen: (tool, { state }) => scuttleOrder(state.ships[tool.unit]!),
};
