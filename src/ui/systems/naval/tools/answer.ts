import { answerOrder, END } from '../orders';
import { takenAt } from './pick';
import { type Behaviour, ordered } from './situation';

/**
 * A question is asked. 14.8.i: a click on the boarded ship takes it, one on whoever boarded it leaves it. What is given up for a hit (14.8) is
 * answered beside the map; any click says what is waited for.
 */
export const answer: Behaviour<'answer'> = {
  hex(tool, situation, hex) {
    const { state, careful } = situation;
    const { question } = state;
    if (!question) return takenAt(situation, hex);
    const takes = hex === state.ships[question.target]!.hex;
    if (question.asks !== 'capture' || (!takes && hex !== question.from)) return ordered(situation, END);
    const order = answerOrder(takes ? 'capture' : 'spare');
    const reply = ordered(situation, order);
    return careful && reply.play !== undefined && tool.order !== order ? { tool: { kind: 'answer', order } } : reply;
  },
  cancel: (tool) => (tool.order === undefined ? tool : { kind: 'answer' }),
  chosen: (tool) => tool.order,
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
