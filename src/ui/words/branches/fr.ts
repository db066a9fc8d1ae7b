import { plural } from '../fr/nouns';
import type { BranchWords } from '.';

export const branches: BranchWords = {
  none: 'Pour essayer autre chose, choisissez une ligne du journal, puis «\u00a0Reprendre d’ici\u00a0», et jouez\u00a0: une variante commence là, et la partie telle qu’elle était reste.',
  starts: 'depuis le début',
  parts: (turn, army, phase) => `commence au tour ${turn}, ${army}, ${phase}`,
  there: (order) => `là\u00a0: ${order}`,
  actions: (n) => plural(n, 'action', 'actions'),
  rest: (n) =>
    `${plural(n, 'action de plus est gardée', 'actions de plus sont gardées')}, mais les règles ne ${n < 2 ? 'la permettent' : 'les permettent'} plus`,
  here: 'vous êtes ici',
  notes: (n) => plural(n, 'note', 'notes'),
  more: (name) => `Ce qu’on peut faire de «\u00a0${name}\u00a0»`,
  rename: 'Renommer',
  name: 'Nom de la variante',
  save: 'Enregistrer',
  promote: 'En faire la ligne principale',
  promoted: (name) => `«\u00a0${name}\u00a0» est maintenant la ligne principale.`,
  drop: 'Supprimer',
  dropped: (name) => `«\u00a0${name}\u00a0» est supprimée.`,
  restored: 'Les variantes sont comme avant.',
  restore: 'Annuler',
  draw: 'Porter cette position sur la table à dessin',
  drawFirst: 'Porter la position de départ sur la table à dessin',
  asGame: 'Garder comme partie à part',
  asGameDone: (name) => `«\u00a0${name}\u00a0» est maintenant parmi les parties enregistrées.`,
  compare: 'Comparer deux variantes…',
  compareTitle: 'Deux variantes comparées',
  first: 'Première variante',
  second: 'Seconde variante',
  shares: (actions) =>
    actions === 0
      ? 'Rien en commun, dès le début.'
      : `En commun\u00a0: ${actions === 1 ? 'la première action' : `les ${actions} premières actions`}.`,
  nothing: 'Aucune différence\u00a0: c’est la même suite.',
  part: 'Là où elles se séparent',
  ends: 's’arrête là',
  stands: 'Moment',
  at: (turn, army, phase) => `tour ${turn}, ${army}, ${phase}`,
  length: 'Longueur',
  points: 'Points',
  losses: (army) => `${army}\u00a0: pertes`,
  chance: (army) => `Chances de gagner, ${army}`,
  weigh: 'Estimer',
  weighing: 'estimation…',
  unweighed: 'pas de réponse',
};
