import type { Tool } from '../../../store/table';
import type { Behaviour } from '../contract/system';

/** The tool without the order that a button has chosen besides it. */
function bare({ pending: _, ...tool }: Tool): Tool {
  return tool;
}

/**
 * How a tool behaves while the order of a button beside the map is chosen: the main button gives that order, one step back drops it, and whatever is done on
 * the map is done without it.
 */
export function withPending(held: Behaviour): Behaviour {
  const { aim, release, facing, turn } = held;
  return {
    ...held,
    hex: (tool, scene, hex) => held.hex(bare(tool), scene, hex),
    cancel: bare,
    overlays: (tool, scene) => held.overlays(bare(tool), scene),
    ...(aim ? { aim: (tool, scene, hex, to) => aim(bare(tool), scene, hex, to) } : {}),
    ...(release ? { release: (tool, scene, hex, to) => release(bare(tool), scene, hex, to) } : {}),
    ...(facing ? { facing: (tool, scene, to) => facing(bare(tool), scene, to) } : {}),
    ...(turn ? { turn: (tool, scene, by) => turn(bare(tool), scene, by) } : {}),
    chosen: ({ pending }) => pending,
  };
}
