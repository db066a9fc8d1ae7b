import type { SettingsWords } from '.';

export const settings: SettingsWords = {
  title: 'Réglages',
  intro: 'Ils sont conservés sur cet appareil.',
  counters: 'Pions',
  skins: { silhouettes: 'Silhouettes', boxes: 'État-major', letters: 'Lettres' },
  motion: 'Animation',
  motionAbout: 'Déplacements, dés, combats et tour de l’ordinateur.',
  speeds: { off: 'Aucune', fast: 'Rapide', normal: 'Normale', slow: 'Lente' },
  sound: 'Son',
  sounds: 'Sons de la bataille',
  soundsAbout: 'Marches, volées, coups, rames et dés.',
  volume: 'Volume',
  atTable: 'À la table',
  confirm: 'Demander avant chaque déplacement',
  confirmAbout: 'Chaque choix est d’abord montré, puis confirmé par un second geste, comme toujours au doigt.',
  handOver: 'Carte de relève',
  handOverAbout: 'Entre deux joueurs au même écran, elle montre ce qui a changé.',
  stops: 'S’arrêter même où il n’y a rien à faire',
  stopsAbout: 'Une telle phase attend qu’on la termine, au lieu de passer d’elle-même.',
  overview: 'Vue d’ensemble',
  overviewAbout: 'Toute la carte dans un coin, quand on n’en voit qu’une partie.',
};
