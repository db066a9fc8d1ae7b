import { REST } from '../../../../store/table';
import { leaderOf } from '../pieces';
import { nextInHex, toolAt } from './pick';
import type { Behaviour } from './situation';

/** B16.4 A leader who may call somebody back: whom is chosen beside the map. */
export const recall: Behaviour<'recall'> = {
  hex(tool, { context, state }, hex) {
    return hex === leaderOf(state, tool.unit)!.hex
      ? { tool: nextInHex(context, state, hex, tool.unit) ?? REST }
      : { tool: toolAt(context, state, hex) };
  },
  cancel: () => REST,
  overlays: (tool, { state }) => ({ selected: leaderOf(state, tool.unit)!.hex }),
};
