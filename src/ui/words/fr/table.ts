import type { TableWords } from '..';
import { clauses, listed } from './nouns';

export const table: TableWords['table'] = {
  listed,
  clauses,
  programPlays: 'L’ordinateur joue',
  followLesson: 'Suivez la leçon',
  opening: 'Mise en place…',
  track: 'Phases du tour',
  byItself: 'automatique',
  happened: 'Phases automatiques',
  happenedNothing: 'Rien ne s’est passé dans ces phases.',
  turn: (turn, turns) => `Tour ${turn} sur ${turns}`,
  goOnApart: 'Continuer dans une nouvelle partie',
  goOnBeside: 'Continuer dans une nouvelle variante',
  reallyEnd: 'Terminer quand même\u00a0?',
  answerFirst: 'Répondez à la question',
  undo: 'Annuler',
  drop: 'Abandonner ce choix',
  redo: 'Rétablir',
  undoStop: {
    die: 'Un dé est tombé\u00a0: l’annulation s’arrête ici.',
    player: 'L’autre joueur a pris la main\u00a0: l’annulation s’arrête ici.',
    sight: 'Ce qui était caché s’est montré\u00a0: l’annulation s’arrête ici.',
  },
  undoPast: 'Remonter plus loin',
  undoPastNote: 'Pour explorer. Les dés retomberont de même.',
  menu: 'Menu de la partie',
  menuItems: {
    counsel: 'Conseil et état de la partie (H)',
  },
  panels: { now: 'Action', log: 'Journal', branches: 'Variantes', armies: 'Armées' },
  panelsLabel: 'Volets',
  closeSheet: 'Retour à la carte',
  map: (title) => `Carte\u00a0: ${title}`,
  mapKeys:
    'Les flèches et A Z E Q S D (Q W E A S D sur un clavier QWERTY) déplacent le curseur, Entrée choisit, Échap revient, le point d’interrogation donne toutes les touches.',
  boardTable: { show: 'La carte en tableau', caption: 'Ce qui se trouve sur la carte', hex: 'Hex', holds: 'Contenu' },
  dice: {
    die: (n) => `dé ${n}`,
  },
  log: {
    looking: (n, total) => `Un moment passé\u00a0: après l’action ${n} sur ${total}`,
    lookingStart: 'Le début de la partie',
    standing: (n, total) => `La partie en est à l’action ${n} sur ${total}`,
    back: 'Retour à la partie',
    fromHere: 'Reprendre d’ici',
    before: 'Une action en arrière',
    after: 'Une action en avant',
  },
  handOver: {
    step: (n, total) => `${n} sur ${total}`,
    go: 'Commencer',
  },
  result: {
    title: 'Voir le résultat',
    wins: (army) => `Victoire\u00a0: ${army}`,
    draw: 'Match nul',
  },
  refused: { close: 'Masquer le refus' },
  ruleLink: (id) => `Règle ${id}, en voir le texte`,
  noGame: {
    title: 'Aucune partie sur la table',
  },
  said: { selected: (text) => `Choix\u00a0: ${text}`, cancelled: 'Annulé' },
};
