import { targetMarks } from '../assaults';
import { takenAt } from './pick';
import type { Behaviour } from './situation';

/** Nothing is in hand: a click takes up what is there. While marines attack, every possible target is marked. */
export const rest: Behaviour<'rest'> = {
  hex: (_tool, situation, hex) => takenAt(situation, hex),
  cancel: (tool) => tool,
  overlays(_tool, { context, state }) {
    return state.phase === 'attacks' && !state.assault && !state.question ? { targets: targetMarks(context, state) } : {};
  },
};
