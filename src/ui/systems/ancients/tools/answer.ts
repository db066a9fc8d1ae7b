import { ALL_LEADERS, type Order, orderOf } from '../../../../rules/ancients/model/orders';
import type { Attack, State } from '../../../../rules/ancients/model/types';
import { retreatHexes } from '../../../../rules/ancients/play/attack';
import type { LandOverlays } from '../board/facts';
import { toolAt } from './pick';
import { type Behaviour, ordered } from './scene';

/** The answer that a click on a hex gives to the question asked, if it gives one. */
function answerBy(attack: Attack, hex: number): Order | undefined {
  switch (attack.asks) {
    case 'retreat':
      return hex === attack.hex ? orderOf('stand') : orderOf('retreat', undefined, hex);
    case 'press':
      return hex === attack.at ? orderOf('press') : undefined;
    case 'advance':
      return hex === attack.at ? orderOf('advance', undefined, ALL_LEADERS) : undefined;
    case 'away':
      return undefined;
  }
}

/** 13.8 The challenge that is open, without an attack. */
export function challengeShown({ extra }: State): LandOverlays {
  const challenge = extra?.duel.challenge;
  return challenge ? { attack: { from: challenge.from, to: challenge.at }, selected: challenge.from } : {};
}

/** 9, 11.b A question is asked: retreat hexes, the target or the hex to be entered answer on the board. */
export const answer: Behaviour<'answer'> = {
  hex(_tool, scene, hex) {
    const { context, state } = scene;
    const { attack } = state;
    if (!attack) return { tool: toolAt(context, state, hex) };
    // Anything else waits: the refusal says for what.
    return ordered(scene, answerBy(attack, hex) ?? orderOf('end'));
  },
  cancel: (tool) => tool,
  overlays(_tool, { context, state }) {
    const { attack } = state;
    if (!attack) return challengeShown(state);
    const to = attack.asks === 'press' || attack.asks === 'advance' ? attack.at : attack.hex;
    const arrow: LandOverlays = {
      attack: attack.from >= 0 ? { from: attack.from, to } : { from: undefined, to, direction: attack.facing },
      ...(attack.from >= 0 ? { selected: attack.from } : {}),
    };
    if (attack.asks === 'retreat') return { ...arrow, legal: retreatHexes(context, state) };
    return attack.asks === 'away' ? arrow : { ...arrow, legal: [attack.at] };
  },
};
