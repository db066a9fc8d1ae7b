import type { Words } from '..';

export const options: Words['options'] = {
  title: 'Règles optionnelles',
  intro: 'Pour les deux côtés. Aucune n’est nécessaire.',
  recommended: 'convient à cette bataille',
  suit: (names) => `Règles optionnelles qui y conviennent\u00a0: ${names}`,
  inForce: 'Règles optionnelles en vigueur',
  none: 'Aucune règle optionnelle',
  rules: {
    '13.1': {
      name: 'Zones de contrôle',
      text: 'Une unité qui quitte les hex de front d’un ennemi n’attaque pas dans le même tour\u00a0: on ne se glisse plus sur un flanc.',
    },
    '13.5': {
      name: 'Élévation',
      text: 'Sur une colline, les archers tirent par-dessus ce qui est plus bas, et on leur tire dessus de même.',
    },
    '13.8': {
      name: 'Duels',
      text: 'Quand une attaque met deux chefs face à face, ils se battent, chacun avec une tactique choisie en secret. Les chefs sont notés de 1 à 5.',
    },
    '13.13': { name: 'Survie des chefs', text: 'Dans une mêlée, le côté qui a le plus de chefs voit le dé décalé de un en sa faveur.' },
    '13.14': {
      name: 'Tirs sans marqueur',
      text: 'Une unité qui a tiré peut se déplacer et attaquer à son tour suivant. Les archers y gagnent.',
    },
  },
};
