import { controlOf } from '../../../../rules/naval/play/ground';
import { REST } from '../../../../store/table';
import { ballistaMarks, ballistaRange } from '../ballistae';
import { shotOrder } from '../orders';
import { shipOn } from '../pieces';
import { sightBetween } from '../sight';
import { toolAt } from './pick';
import { type Behaviour, ordered } from './situation';

/** 14.9 A ship with a ballista in hand: choosing a target shoots. */
export const ballista: Behaviour<'ballista'> = {
  hex(tool, situation, hex) {
    const { context, state, careful } = situation;
    const ship = state.ships[tool.unit]!;
    if (hex === ship.hex) return { tool: REST };
    const other = shipOn(state, hex);
    if (other && controlOf(other) === state.player) return { tool: toolAt(context, state, hex) };
    const reply = ordered(situation, shotOrder(ship, hex));
    return careful && reply.play !== undefined && tool.at !== hex ? { tool: { kind: 'ballista', unit: tool.unit, at: hex } } : reply;
  },
  cancel: (tool) => (tool.at === undefined ? REST : { kind: 'ballista', unit: tool.unit }),
  overlays(tool, { context, state, hover }) {
    const ship = state.ships[tool.unit]!;
    const hexes = ballistaRange(context, ship);
    const at = tool.at ?? hover;
    const pointed = at !== undefined && at !== ship.hex && hexes.includes(at) ? sightBetween(context, state, ship.hex, at) : undefined;
    return {
      selected: ship.hex,
      targets: ballistaMarks(context, state, ship),
      sea: { ranges: [{ hexes, of: 'ballista' }] },
      ...(pointed ? { sight: pointed } : {}),
    };
  },
  chosen: (tool, { state }) => (tool.at === undefined ? undefined : shotOrder(state.ships[tool.unit]!, tool.at)),
};
