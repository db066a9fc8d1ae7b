import { plural } from '../../../../words/fr/nouns';
import type { LandLiveWords } from '..';
import { UNITS } from './units';

export const options: LandLiveWords['options'] = {
  orders: {
    roll: () => 'Lancer le dé pour savoir qui commence',
    aside: (hex) =>
      hex === '' ? 'Mettre de côté un chef qui attend, contre les éléphants' : `Mettre de côté le chef en ${hex}, contre les éléphants`,
    charge: (ofTrait) => (ofTrait ? 'Déclarer la charge du trait national' : 'Déclarer la charge barbare'),
    gather: () => 'Ramasser les flèches',
    rally: () => 'Rallier',
    dismount: (as) => `Mettre pied à terre\u00a0: ${UNITS[as]}`,
    dismountPair: (as, hex) => `Mettre pied à terre ${hex === '' ? 'à deux' : `avec ${hex}`}\u00a0: une seule unité, ${UNITS[as]}`,
    tactic: (more) => ({ offensive: 'Offensive', prudent: 'Prudente', defensive: 'Défensive' })[more] ?? more,
    challenge: (from, mine, at, theirs) => `Défi\u00a0: ${from} (${mine}) contre ${at} (${theirs})`,
    accept: 'Il accepte le duel',
    leave: (hex) => (hex === '' ? 'Il refuse et quitte la carte' : `Il refuse et va en ${hex}`),
    leaveTo: 'Il refuse et va en',
    fallBack: (hex) => `L’unité bat en retraite en ${hex}`,
    standFast: 'L’unité reste et subit un DD',
    activate: (units, points) => `Activer ${units === 1 ? 'l’unité' : `${units} unités`} (${plural(points, 'point', 'points')})`,
    restrain: (units, points) => `Retenir ${units === 1 ? 'l’unité' : `${units} unités`} (${plural(points, 'point', 'points')})`,
    other: (kind, more) => `${kind} ${more}`.trim(),
  },
  dieFalls: 'Un dé tombe d’abord',
  first: { firstCamp: 'D’abord votre camp', secondCamp: 'D’abord le camp ennemi', shift: 'Ou choisissez un hex' },
  fireOrGather: (n) => `${plural(n, 'unité peut', 'unités peuvent')} encore tirer ou ramasser`,
  mayWalk: (n) => `${plural(n, 'chef peut', 'chefs peuvent')} encore marcher`,
  mayShift: 'Le camp peut être décalé',
  mayCharge: 'La charge peut être déclarée',
  challengeFirst: 'D’abord les défis à lancer',
  leaveCamp: 'Laisser le camp là',
  placeAt: (hex) => `Placer en ${hex}`,
  campAt: (hex) => `Camp en ${hex}`,
  hitAt: (hex) => `Toucher ${hex}`,
  placing: (unit) => `${unit}\u00a0: choisissez un hex, et glissez pour l’orientation.`,
  placingLeader: 'Un chef\u00a0: choisissez un hex, avec une unité ou seul. Son bouton le repose, pour reprendre une unité.',
  placingAnew: (unit) => `${unit}\u00a0: choisissez un autre hex, ou pivotez avec [ et ].`,
};
