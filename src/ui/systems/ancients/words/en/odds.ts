import type { Term } from '../../../../../rules/ancients/model/assault';
import { plural } from '../../../../words/en/nouns';

type TermKey = `${Term['on']}:${Term['why']}`;

export const odds = {
  title: 'Odds',
  attack: 'Attack',
  defence: 'Defence',
  strength: 'Strength',
  /** Strengths and what doubles or halves them. */
  terms: {
    'attack:leader': 'leader with the attacker',
    'attack:flank': 'from a flank hex',
    'attack:hill': 'infantry on a hill',
    'attack:village': 'village',
    'attack:stream': 'in a stream',
    'attack:ford': 'across a ford',
    'attack:bridge': 'bridge',
    'attack:star': 'against cavalry',
    'attack:plunderer': 'plunderer',
    'attack:charge': 'barbarian charge',
    'defence:leader': 'leader with the defender',
    'defence:flank': 'flank',
    'defence:hill': 'infantry on a hill',
    'defence:village': 'infantry in a village',
    'defence:stream': 'in a stream',
    'defence:ford': 'ford',
    'defence:bridge': 'infantry behind a bridge',
    'defence:star': 'against cavalry',
    'defence:charge': 'barbarian charge',
    'defence:plunderer': 'a plunderer defends with 1',
  } satisfies Record<TermKey, string>,
  factor: (factor: number) => (factor === 0.5 ? '÷2' : factor === 1 ? '' : `×${factor}`),
  /** `rounded`: the odds were brought down to their column; `last`: there is none beyond it. */
  ratio: (attack: string, defence: string, { rounded, last }: { readonly rounded: boolean; readonly last: boolean }) =>
    `${attack} against ${defence}${rounded ? ', rounded for the defender' : ''}${last ? `${rounded ? '; ' : ', '}the last column` : ''}.`,
  forbidden: 'Below 1-\u20602: this attack is not allowed.',
  noStrength: 'A unit of strength 0 cannot attack.',
  /** What a result does here, the units being as they are. */
  outcomes: {
    attackerDisordered: 'attacker disordered',
    attackerEliminated: 'attacker eliminated',
    both: 'both disordered',
    defenderDisordered: 'defender disordered',
    defenderEliminated: 'defender eliminated',
    nothing: 'nothing changes',
  },
  chance: (dice: number) => `${dice} in 6`,
  onDice: (dice: readonly number[]) => (dice.length === 1 ? `die ${dice[0]}` : `dice ${dice[0]}–${dice.at(-1)}`),
  results: 'The six results',
  certain: 'certain',
  noDie: 'No die falls.',
  shifted: (by: number) => `The die is modified by ${by > 0 ? '+' : '−'}${Math.abs(by)}, as one side has more leaders.`,
  floored: 'Out of control, it attacks at no worse than 1-\u20602.',
  reverse: 'The same fight the other way round:',
  /** In place of the column. */
  reverseBelow: 'below 1-\u20602: not allowed',
  reverseNone: 'strength 0: not allowed',
  reverseBarred: {
    notAhead: 'It could not attack: the other unit is not in its front.',
    plunders: 'It could not attack: it is plundering a camp.',
  },
  /** 13.8 Before the odds are struck. */
  duelFirst: (attacker: number, defender: number) =>
    `The leaders, rated ${attacker} and ${defender}, fight a duel first: one who falls in it, or leaves before it, doubles nothing.`,
  leaderChecks: (n: number) => `${plural(n, 'leader', 'leaders')} at stake: a 1 kills whenever the unit suffers.`,
  advance: 'If the hex is left empty, the attacker must enter it.',
  advanceFree: 'If the hex is left empty, the attacker may enter it.',
  mayRetreat: 'The defender may retreat before combat.',
};
