import { REST } from '../../../store/table';
import { frontAndFlank, waysOf } from '../ways';
import { toolAt } from './pick';
import type { Behaviour } from './scene';
import { arcOf } from './shoot';

/** Any unit's card, the enemy's too: where it could go, its front, its arc. */
export const inspect: Behaviour<'inspect'> = {
  hex: (tool, { context, state }, hex) => ({ tool: hex === tool.hex ? REST : toolAt(context, state, hex) }),
  cancel: () => REST,
  overlays(tool, { context, state }) {
    const unit = tool.unit === undefined ? undefined : state.units[tool.unit];
    if (!unit || unit.hex < 0) return tool.hex < 0 ? {} : { selected: tool.hex };
    const allRound = unit.plundering || context.types[unit.type]!.class === 'camp';
    const sides = allRound ? {} : frontAndFlank(context, unit.hex, unit.facing);
    const arc = arcOf(context, unit);
    const reachable = unit.plundering || allRound ? [] : waysOf(context, state, unit).marks;
    return { selected: unit.hex, ...sides, ...(arc.length > 0 ? { arc } : {}), ...(reachable.length > 0 ? { reachable } : {}) };
  },
};
