import type { Hex } from '../../../../kernel/board';
import type { Context, State } from '../../../../rules/naval/model/types';
import { attackersOf, declaredOn } from '../assaults';
import { attackOrder, declareOrder, END } from '../orders';
import { assaultFrom } from './pick';
import { type Behaviour, ordered } from './situation';

/** Whether marines in a hex can still be declared against a ship. */
const joinsFrom = (context: Context, state: State, at: Hex, hex: Hex): boolean =>
  attackersOf(context, state, at).some(({ from, refusal }) => from === hex && !refusal);

/**
 * 14.8.d–e Attacks on a ship are declared: a click on where one comes from makes it, one on anybody else who can still join declares him. A click on the
 * ship makes the only one there is, or asks which of them.
 */
export const assault: Behaviour<'assault'> = {
  hex(tool, situation, hex) {
    const { context, state, careful } = situation;
    const declared = declaredOn(context, state);
    const hexes = [...new Set(declared.map(({ from }) => from))];
    const meant = hex === tool.at && hexes.length === 1 ? hexes[0] : hex;
    const attack = declared.find(({ from }) => from === meant);
    if (attack) {
      if (careful && tool.goal !== meant) return { tool: assaultFrom(state, tool.at, attack.from) };
      return ordered(situation, attackOrder(attack.by, attack.from, tool.at));
    }
    if (joinsFrom(context, state, tool.at, hex)) {
      if (careful && tool.goal !== hex) return { tool: assaultFrom(state, tool.at, hex) };
      return { play: declareOrder(hex, tool.at) };
    }
    return hex === tool.at ? { refusal: { rule: '14.8.e', why: 'whichAttack', hexes } } : ordered(situation, END);
  },
  cancel: (tool) => (tool.goal === undefined ? tool : { kind: 'assault', at: tool.at }),
  overlays(tool, { context, state }) {
    const declared = declaredOn(context, state).map(({ from }) => from);
    const joining = attackersOf(context, state, tool.at).flatMap(({ from, refusal }) => (refusal ? [] : [from]));
    return {
      selected: tool.at,
      picked: [...new Set(declared)],
      legal: [...new Set([...declared, ...joining])],
      ...(tool.goal === undefined ? {} : { sight: { from: tool.goal, to: tool.at, blocked: [] } }),
    };
  },
  chosen(tool, { context, state }) {
    const attack = declaredOn(context, state).find(({ from }) => from === tool.goal);
    if (attack) return attackOrder(attack.by, attack.from, tool.at);
    return tool.goal !== undefined && joinsFrom(context, state, tool.at, tool.goal) ? declareOrder(tool.goal, tool.at) : undefined;
  },
};
