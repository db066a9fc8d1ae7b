import { plural } from '../fr/nouns';
import type { ReportWords } from '.';

export const report: ReportWords = {
  title: 'Compte rendu de la bataille',
  open: 'Compte rendu',
  about: 'La bataille d’après son journal, telle que vous pouvez la voir.',
  rules: 'Règles',
  goesOn: (side) => `La bataille continue. À jouer\u00a0: ${side}.`,
  player: (name, army) => `${name} (${army})`,
  turn: (turn) => `Tour ${turn}`,
  phase: (army, phase) => `${army}, ${phase}`,
  after: (turn) => `Après le tour ${turn}`,
  secret: 'un ordre secret',
  roll: (on, result, chances) => `${on}\u00a0: ${result}, ${plural(chances, 'chance', 'chances')} sur 6`,
  start: 'Au début',
  text: {
    title: 'Texte',
    about: 'Tour par tour, chaque combat avec son rapport et ses dés, les pertes.',
    copy: 'Copier',
    save: 'Enregistrer',
    copied: 'Le compte rendu est copié.',
    uncopied: 'Le navigateur ne permet pas de copier le compte rendu.',
  },
  picture: {
    title: 'Image',
    now: 'La carte telle qu’elle est, avec le résultat ou les pertes dessous.',
    past: (at) => `La carte au moment affiché, après l’action ${at}.`,
    first: 'La carte au début, comme affiché.',
    png: 'PNG',
    svg: 'SVG',
    saved: 'L’image est enregistrée.',
    failed: 'L’image n’a pas pu être faite.',
  },
  film: {
    title: 'Film',
    about:
      'Toute la bataille, combat par combat. L’enregistrement dure le temps du film, une minute ou deux\u00a0; gardez cette page visible.',
    none: 'Ce navigateur ne sait pas enregistrer de films.',
    make: 'Faire le film',
    making: 'Film en cours',
    stop: 'Arrêter',
    saved: 'Le film est enregistré.',
    failed: 'Le film n’a pas pu être fait.',
  },
  page: {
    title: 'Page',
    about: 'Le même avec des cartes, à lire ou à imprimer.',
    open: 'Ouvrir la page',
    print: 'Imprimer',
    back: 'Retour à la bataille',
    map: (when) => `Carte\u00a0: ${when}`,
  },
};
