import { NO_OVERLAYS } from '../../../board/facts';
import { toolAt } from './pick';
import type { Behaviour } from './situation';

/** Nothing is in hand: a click takes up what stands there. */
export const rest: Behaviour<'rest'> = {
  hex: (_tool, { context, state }, hex) => ({ tool: toolAt(context, state, hex) }),
  cancel: (tool) => tool,
  overlays: () => NO_OVERLAYS,
};
