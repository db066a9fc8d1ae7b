import { ALL_LEADERS, hexOf, kindOf, type Order, orderOf } from '../../../../rules/ancients/model/orders';
import type { Attack, State } from '../../../../rules/ancients/model/types';
import { retreatHexes } from '../../../../rules/ancients/play/attack';
import type { LandOverlays, LandPath } from '../board/facts';
import { toolAt } from './pick';
import { type Behaviour, ordered } from './situation';

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

/** 9.1, 9.4 Where an answer that is chosen would lead a unit. */
function wayBy(attack: Attack, state: State, order: Order | undefined): LandPath | undefined {
  const kind = order === undefined ? undefined : kindOf(order);
  if (kind !== 'retreat' && kind !== 'advance') return undefined;
  const from = kind === 'retreat' ? state.units[attack.target]!.hex : state.units[attack.attacker]!.hex;
  return from < 0 ? undefined : { hexes: [from, kind === 'retreat' ? hexOf(order!) : attack.at], facing: undefined };
}

/** 13.8 The challenge that is open, without an attack. */
export function challengeShown({ extra }: State): LandOverlays {
  const challenge = extra?.duel.challenge;
  return challenge ? { attack: { from: challenge.from, to: challenge.at }, selected: challenge.from } : {};
}

/** 9, 11.b A question is asked: retreat hexes, the target or the hex to be entered answer on the board. */
export const answer: Behaviour<'answer'> = {
  hex(tool, situation, hex) {
    const { context, state, careful } = situation;
    const { attack } = state;
    if (!attack) return { tool: toolAt(context, state, hex) };
    // Anything else waits: the refusal says for what.
    const order = answerBy(attack, hex);
    const reply = ordered(situation, order ?? orderOf('end'));
    return careful && reply.play !== undefined && tool.order !== order ? { tool: { kind: 'answer', order } } : reply;
  },
  cancel: (tool) => (tool.order === undefined ? tool : { kind: 'answer' }),
  chosen: (tool) => tool.order,
  overlays({ order }, { context, state }) {
    const { attack } = state;
    if (!attack) return challengeShown(state);
    const to = attack.asks === 'press' || attack.asks === 'advance' ? attack.at : attack.hex;
    const way = wayBy(attack, state, order as Order | undefined);
    const arrow: LandOverlays = {
      ...(way ? { paths: [way], picked: [way.hexes.at(-1)!] } : {}),
      attack: attack.from >= 0 ? { from: attack.from, to } : { from: undefined, to, direction: attack.facing },
      ...(attack.from >= 0 ? { selected: attack.from } : {}),
    };
    if (attack.asks === 'retreat') return { ...arrow, legal: retreatHexes(context, state) };
    return attack.asks === 'away' ? arrow : { ...arrow, legal: [attack.at] };
  },
};
