import { answerOrder, END } from '../orders';
import { toolAt } from './pick';
import { type Behaviour, ordered } from './scene';

/**
 * A question is asked. 14.8.i: a click on the boarded ship takes it, one on whoever boarded it leaves it. What is given up for a hit (14.8) is
 * answered beside the map; any click says what is waited for.
 */
export const answer: Behaviour<'answer'> = {
  hex(_tool, scene, hex) {
    const { context, state } = scene;
    const { question } = state;
    if (!question) return { tool: toolAt(context, state, hex) };
    if (question.asks === 'capture') {
      if (hex === state.ships[question.target]!.hex) return ordered(scene, answerOrder('capture'));
      if (hex === question.from) return ordered(scene, answerOrder('spare'));
    }
    return ordered(scene, END);
  },
  cancel: (tool) => tool,
  overlays(_tool, { state }) {
    const { question } = state;
    if (!question) return {};
    const at = state.ships[question.target]!.hex;
    return {
      sight: { from: question.from, to: at, blocked: [] },
      selected: question.asks === 'capture' ? question.from : at,
      ...(question.asks === 'capture' ? { legal: [at, question.from] } : {}),
    };
  },
};
