import { plural } from '../../../../words/fr/nouns';
import type { NavalWords } from '..';

export const phase: NavalWords['phase'] = {
  threats: 'Qui le menace\u00a0?',
  purpose: {
    movement:
      'Mouvement des navires\u00a0: amenez-les là où ils pourront éperonner un flanc ou une poupe, et à l’abri des éperons adverses.',
    marines: 'Mouvement des marins\u00a0: ils changent de navire, ou vont à terre, pour être là où ils pourront attaquer.',
    attacks: 'Attaques des marins\u00a0: l’abordage prend les marins, puis le navire\u00a0; le tir coûte un marin ou abîme la coque.',
    ballistae: 'Attaques des balistes\u00a0: les navires intacts qui en ont une tirent à trois hex au plus.',
    over: 'La bataille est terminée.',
  },
  left: {
    movement: (n) => `${plural(n, 'navire peut', 'navires peuvent')} encore bouger.`,
    marines: (n) => `${plural(n, 'marin peut', 'marins peuvent')} encore se déplacer.`,
    attacks: (n) => `${plural(n, 'marin peut', 'marins peuvent')} encore attaquer.`,
    ballistae: (n) => `${plural(n, 'baliste peut', 'balistes peuvent')} encore tirer.`,
    over: () => '',
  },
};
