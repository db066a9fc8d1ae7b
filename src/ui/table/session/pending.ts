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
    hex: (tool, situation, hex) => held.hex(bare(tool), situation, hex),
    cancel: bare,
    overlays: (tool, situation) => held.overlays(bare(tool), situation),
    ...(aim ? { aim: (tool, situation, hex, to) => aim(bare(tool), situation, hex, to) } : {}),
    ...(release ? { release: (tool, situation, hex, to) => release(bare(tool), situation, hex, to) } : {}),
    ...(facing ? { facing: (tool, situation, to) => facing(bare(tool), situation, to) } : {}),
    ...(turn ? { turn: (tool, situation, by) => turn(bare(tool), situation, by) } : {}),
    chosen: ({ pending }) => pending,
  };
}
