import { plural } from '../../../../words/fr/nouns';
import type { BawWords } from '..';

export const phase: BawWords['phase'] = {
  threats: 'Qui menace l’unité\u00a0?',
  purpose: {
    fire: 'Tir\u00a0: les unités à armes de jet tirent d’où elles ont commencé le tour. Un tir qui touche désorganise.',
    movement:
      'Mouvement\u00a0: amenez vos unités là où elles attaqueront ensemble, et gardez les faibles hors des zones de contrôle ennemies.',
    melee: 'Mêlée\u00a0: toute unité engagée doit attaquer, et tout ennemi à attaquer doit l’être.',
    freeMelee: 'Mêlée\u00a0: qui est à côté d’un ennemi peut attaquer\u00a0; personne n’y est tenu.',
    rally: 'Retour des éliminés\u00a0: chaque chef peut tenter de rappeler une unité éliminée.',
    over: 'La bataille est terminée.',
  },
  left: {
    fire: (n) => `${plural(n, 'unité peut', 'unités peuvent')} encore tirer.`,
    movement: (n) => `${plural(n, 'pion peut', 'pions peuvent')} encore bouger.`,
    melee: (n) => `${plural(n, 'unité peut', 'unités peuvent')} encore attaquer.`,
    rally: (n) => `${plural(n, 'chef peut', 'chefs peuvent')} encore rappeler une unité.`,
    over: () => '',
  },
  withReserves: (left, n) => `Réserves\u00a0: ${plural(n, 'pion peut', 'pions peuvent')} entrer. ${left}`,
  bound: (n) => `${plural(n, 'unité doit', 'unités doivent')} encore attaquer.`,
};
