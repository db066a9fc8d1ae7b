import { plural } from '../../../../words/fr/nouns';
import type { LandPanelWords } from '..';

export const phase: LandPanelWords['phase'] = {
  threats: 'Qui menace l’unité\u00a0?',
  purpose: {
    deploy: 'Déploiement\u00a0: les armées prennent position autour de leurs camps.',
    muster: 'Rassemblement\u00a0: avant la bataille, des cavaliers peuvent mettre pied à terre et combattre ainsi.',
    command: 'Commandement\u00a0: ce que les chefs décident avant que personne ne bouge.',
    movement: 'Mouvement\u00a0: amenez vos unités là où elles pourront attaquer ou tirer, et gardez leurs flancs couverts.',
    leaders: 'Placement des chefs\u00a0: en mêlée, un chef double l’unité de son hex\u00a0; à la fin du tour, il la rallie.',
    fire: 'Tir\u00a0: vos tireurs tirent pendant le tour adverse. Qui tire ne pourra ni bouger ni attaquer à votre prochain tour.',
    melee: 'Mêlée\u00a0: vos unités attaquent l’ennemi devant elles. De flanc, ou avec un chef, leur force est doublée.',
    rally: 'Ralliement\u00a0: les points d’activation qui restent peuvent remettre en ordre des unités désorganisées.',
    over: 'La bataille est terminée.',
  },
  unmarkedFire: 'Tir\u00a0: vos tireurs tirent pendant le tour adverse, et pourront encore bouger et attaquer au leur.',
  left: {
    deploy: (n) => `Encore ${n} à placer.`,
    muster: (n) => `${plural(n, 'unité peut', 'unités peuvent')} encore mettre pied à terre.`,
    command: (n) => `${plural(n, 'ordre est encore possible', 'ordres sont encore possibles')}.`,
    movement: (n) => `${plural(n, 'unité peut', 'unités peuvent')} encore bouger.`,
    leaders: (n) => `${plural(n, 'chef reste', 'chefs restent')} à placer.`,
    fire: (n) => `${plural(n, 'unité peut', 'unités peuvent')} encore tirer.`,
    melee: (n) => `${plural(n, 'unité peut', 'unités peuvent')} encore attaquer.`,
    rally: (n) => `${plural(n, 'unité peut', 'unités peuvent')} encore être ${n < 2 ? 'ralliée' : 'ralliées'}.`,
    over: () => '',
  },
};
