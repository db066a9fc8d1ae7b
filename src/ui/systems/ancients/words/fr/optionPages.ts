import type { LandPageWords } from '..';

export const optionPages: LandPageWords['options'] = {
  title: 'Règles optionnelles',
  intro: 'Pour les deux camps. Aucune n’est nécessaire.',
  onLand: 'Pour Ancients sur terre.',
  groups: {
    battle: 'Mise en place, nuit et vue',
    melee: 'Mêlée',
    archers: 'Archers',
    troops: 'Barbares, éléphants, cavaliers',
    leaders: 'Chefs et commandement',
  },
  recommended: 'convient à cette bataille',
  suit: (names) => `Règles optionnelles qui y conviennent\u00a0: ${names}`,
  takeSuiting: 'Prendre celles qui conviennent à cette bataille',
  notWith: (name) => `Pas avec «\u00a0${name}\u00a0».`,
  lacks: {
    elephants: 'Il n’y a pas d’éléphants dans cette bataille.',
    barbarians: 'Il n’y a pas d’infanterie légère barbare dans cette bataille.',
    impetuous: 'Il n’y a ni barbares ni chevaliers dans cette bataille.',
    riders: 'Personne ne monte à cheval dans cette bataille.',
    archers: 'Personne ne tire dans cette bataille, sauf les camps.',
    hills: 'Il n’y a pas de collines dans cette bataille.',
    before: 'Cette règle se joue avant la bataille, et celle-ci commence plus tard.',
  },
  drawn: 'Cette bataille est conçue avec elle.',
  nightfall: 'Dernier tour de jour',
  lastTurn: 'Dernier tour',
  rules: {
    '13.1': {
      text: 'Une unité qui quitte les hex de front d’un ennemi n’attaque pas dans le même tour.',
    },
    '13.2': {
      text: 'Le rapport de forces décide seul des mêlées\u00a0; les tirs s’additionnent, et le propriétaire des cibles dit lesquelles sont touchées. Ni mêlée ni tir au dé.',
    },
    '13.3': {
      text: 'Un dé désigne le premier joueur, qui place les deux camps\u00a0; chacun déploie son armée autour du sien.',
    },
    '13.4': {
      text: 'La bataille continue de nuit, jusqu’au tour 12 au plus\u00a0: on se replie, on ne tire qu’à un hex.',
    },
    '13.5': {
      text: 'Sur une colline, les archers tirent par-dessus ce qui est plus bas, et on leur tire dessus de même.',
    },
    '13.6': {
      text: 'Les archers ont six volées, une par tour. Les flèches restent où elles tombent\u00a0; qui s’y tient en ramasse la moitié au lieu de tirer.',
    },
    '13.7': {
      text: 'On ne voit de l’ennemi que ce que voient ses propres unités. Une carte de relève demande de passer l’écran.',
    },
    '13.8': {
      text: 'Un chef voisin d’un chef ennemi doit le défier. S’il accepte, chacun se bat par une tactique choisie en secret.',
    },
    '13.9': {
      text: 'Avec peu de chefs, ils peuvent échapper au contrôle\u00a0: ils courent à l’ennemi et attaquent à tout prix.',
    },
    '13.10': {
      text: 'Une fois par bataille, pendant un tour, l’infanterie légère barbare attaque à force triplée.',
    },
    '13.11': {
      text: 'Un chef mis de côté peut effrayer les éléphants ennemis, qui rechignent ou se retournent.',
    },
    '13.12': {
      text: 'Avant la bataille, chaque camp peut faire combattre sa cavalerie à pied\u00a0: les chevaliers deviennent de l’infanterie lourde, la cavalerie légère des tireurs mixtes.',
    },
    '13.13': { text: 'Dans une mêlée, le camp qui a le plus de chefs voit le dé décalé de un en sa faveur.' },
    '13.14': {
      text: 'Une unité qui a tiré peut se déplacer et attaquer à son tour suivant. Les archers y gagnent.',
    },
    '13V': {
      text: 'Un dé et les chefs disent combien d’unités ou de groupes sont déplacés, retenus ou ralliés par tour.',
    },
    'V1.average': { text: 'Un dé 2, 3, 3, 4, 4, 5 donne les points\u00a0: moins de hasard.' },
    'V1.d4': { text: 'Un dé à quatre faces donne les points, pour de petites armées.' },
    'V1.d5': { text: 'Un dé à cinq faces donne les points, pour de petites armées.' },
    V5: {
      text: 'Les chefs ne se placent plus n’importe où\u00a0: ils font cinq hex par tour au plus, sans passer par l’ennemi.',
    },
  },
};
