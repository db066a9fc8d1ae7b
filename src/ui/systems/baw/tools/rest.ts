import { attackMarks } from '../attacks';
import { toolAt } from './pick';
import type { Behaviour } from './situation';

/** Nothing is in hand: a click takes up what stands there. In melee it is shown who must attack, and whom. */
export const rest: Behaviour<'rest'> = {
  hex: (_tool, { context, state }, hex) => ({ tool: toolAt(context, state, hex) }),
  cancel: (tool) => tool,
  overlays: (_tool, { context, state }) => attackMarks(context, state),
};
