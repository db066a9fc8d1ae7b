import { plural } from '../../../../words/fr/nouns';
import { unbroken } from '../../../../words/naming';
import type { BawWords } from '..';

export const odds: BawWords['odds'] = {
  title: 'Attaque',
  attack: 'Attaquants',
  defence: 'Défenseurs',
  noAttackers: 'Choisissez qui attaque\u00a0: les unités marquées le peuvent.',
  noDefenders: 'Choisissez qui est attaqué\u00a0: chacun porte le rapport de forces.',
  nobody: 'Aucun ennemi à attaquer à côté d’elle.',
  join: 'Peuvent encore s’y joindre\u00a0:',
  joinBy: (hex) => `Ajouter ${hex}`,
  target: 'Peuvent encore être attaqués\u00a0:',
  remove: (hex) => `Retirer ${hex}`,
  factors: {
    'B11.a': 'désorganisation',
    'B2.4': 'à travers un ruisseau',
    'B2.5': 'depuis une rivière',
    'B2.6': 'depuis un gué',
    'B2.3': 'attaque venue seulement d’en haut',
    'B16.1': 'attaque venue seulement d’en bas',
    'B2.10': 'dans un retranchement',
  },
  leader: 'chef',
  sum: 'En tout',
  ratio: (attack, defence, column) => `${attack} contre ${defence}\u00a0: ${unbroken(column)}`,
  shifts: {
    'B12.c': 'une colonne à gauche\u00a0: l’armée qui attaque est démoralisée',
    'B2.3': 'une colonne à gauche\u00a0: attaque venue seulement d’en haut',
    'B16.1': 'une colonne à gauche\u00a0: attaque venue seulement d’en bas',
  },
  results: 'Les six résultats',
  certain: 'certain',
  noDie: {
    DE: 'Aucun dé ne tombe\u00a0: à six contre un ou mieux, un défenseur est éliminé.',
    AE: 'Aucun dé ne tombe\u00a0: à un contre cinq ou pire, un attaquant est éliminé.',
  },
  chance: (dice) => `${dice} sur 6`,
  onDice: (dice) => (dice.length === 1 ? `dé ${dice[0]}` : `dés ${dice.join(', ')}`),
  outcomes: {
    AE: 'un attaquant est éliminé',
    AR: 'tous les attaquants reculent',
    SE: 'sans effet',
    EC: 'chaque camp perd une unité',
    DR: 'tous les défenseurs reculent',
    DE: 'un défenseur est éliminé',
  },
  evades: (n) => `${plural(n, 'défenseur léger peut', 'défenseurs légers peuvent')} d’abord esquiver.`,
  trapped: (hexes, n) => `En cas de DR, ${hexes} ${n > 1 ? 'n’auraient' : 'n’aurait'} pas d’issue.`,
  trappedAttack: (hexes, n) => `En cas d’AR, ${hexes} ${n > 1 ? 'n’auraient' : 'n’aurait'} pas d’issue.`,
  barred: 'Pas permis en l’état\u00a0:',
  duties: {
    title: 'Qui doit se battre',
    bound: (n) => `${plural(n, 'unité doit', 'unités doivent')} attaquer`,
    due: (hexes) => `À attaquer\u00a0: ${hexes}.`,
  },
  order: (hex, column) => `Attaquer ${hex} à ${unbroken(column)}`,
};
