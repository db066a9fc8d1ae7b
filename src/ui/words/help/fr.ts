import { listed, plural } from '../fr/nouns';
import type { HelpWords } from '.';

const sixths = (n: number) => `${n} fois sur 6`;

export const fr: HelpWords = {
  listed,
  why: {
    title: 'Pourquoi pas\u00a0?',
    byEscape: 'Échap met fin à la question.',
    leave: 'Ne plus demander',
    close: 'Fermer la réponse',
    ask: {
      go: (hex) => `Pourquoi ne pas aller en ${hex}\u00a0?`,
      fire: (hex) => `Pourquoi ne pas tirer sur ${hex}\u00a0?`,
      attack: (hex) => `Pourquoi ne pas attaquer ${hex}\u00a0?`,
      move: 'Pourquoi ne pas bouger\u00a0?',
      act: 'Pourquoi ne pas agir\u00a0?',
      end: 'Pourquoi ne pas continuer\u00a0?',
      anyGo: (hex) => `Pourquoi personne ne va en ${hex}\u00a0?`,
      anyFire: (hex) => `Pourquoi personne ne tire sur ${hex}\u00a0?`,
      anyAttack: (hex) => `Pourquoi personne n’attaque ${hex}\u00a0?`,
      whoGoes: (hex) => `Qui peut aller en ${hex}\u00a0?`,
      whoFires: (hex) => `Qui peut tirer sur ${hex}\u00a0?`,
      whoAttacks: (hex) => `Qui peut attaquer ${hex}\u00a0?`,
    },
    can: {
      order: 'Rien ne l’interdit\u00a0: choisissez cet hex pour en donner l’ordre.',
      move: (hexes) => (hexes === 0 ? 'Rien n’empêche de pivoter sur place.' : `C’est possible\u00a0: ${hexes} hex à portée.`),
      fire: (n) => `C’est possible\u00a0: ${plural(n, 'cible', 'cibles')}.`,
      act: 'C’est possible\u00a0: il suffit de choisir ce pion.',
    },
    about: (unit) => `${unit}\u00a0:`,
    nearest: (unit) => `Au plus près\u00a0: ${unit}.`,
    disabled: {
      undo: 'Rien n’a encore été joué qui puisse être annulé.',
      redo: 'Rien n’a été annulé qui puisse être rétabli.',
      stop: 'Cette partie ne s’est ouverte que jusqu’ici. «\u00a0Continuer dans une nouvelle partie\u00a0» permet de la jouer.',
      program: 'L’ordinateur joue son tour. Il peut être arrêté à côté de la ligne sous la carte.',
      handOver: 'Personne n’a encore pris l’écran\u00a0: qui le prend appuie sur le bouton de la carte de relève.',
      first: 'C’est le premier moment.',
      last: 'C’est le dernier moment.',
      sheet: 'La carte est déjà dégagée.',
      deciding: 'Ce qui est à décider reste visible.',
      played: 'La partie se joue dans un autre onglet. «\u00a0Jouer ici\u00a0» la fait venir dans celui-ci.',
      removed: 'La partie a été supprimée dans un autre onglet. «\u00a0La garder\u00a0» la rétablit.',
      hidden:
        'Quelque chose est caché dans cette bataille, y compris des emplacements de départ. Dès qu’elle est finie, n’importe laquelle de ses positions peut être portée sur la table à dessin.',
    },
  },
  threats: {
    from: (hex) => `depuis ${hex}`,
  },
  coverage: {
    title: (army) => `Au prochain tour\u00a0: ${army}`,
    titleAsSeen: (army) => `Au prochain tour, pour autant qu’on puisse voir\u00a0: ${army}`,
    close: 'Ne plus montrer les possibilités du prochain tour',
    says: (army, labels) => `${army}, au prochain tour\u00a0: ${listed(labels)}`,
    hexes: (label, n) => `${label}\u00a0: ${plural(n, 'hex', 'hex')}`,
    told: (title, areas) => `${title}. ${areas.join(', ')}.`,
  },
  /** What an advised order does. */
  orders: {
    go: (unit, hex, facing) => `${unit}\u00a0: aller en ${hex}, ${facing}`,
    turn: (unit, facing) => `${unit}\u00a0: pivoter sur place, ${facing}`,
    off: (unit) => `${unit}\u00a0: sortir de la carte`,
    fire: (unit, hex) => `${unit}\u00a0: tirer sur ${hex}`,
    end: 'Terminer la phase',
  },
  /** Why an order is good, in whatever game. */
  reasons: {
    leavesDanger: () => 'Rester sur place exposerait davantage aux coups de l’ennemi.',
    nearer: ({ n }) => `Cela rapproche de l’ennemi\u00a0: ${plural(n('range'), 'hex', 'hex')}.`,
    shot: ({ n }) => `Le tir touche ${sixths(n('need') === 6 ? 1 : n('need'))}.`,
    nothingBetter: () => 'Rien d’autre ne rapporterait autant : la phase peut finir.',
    byScript: () => 'C’est ce que l’ordinateur fait ici par habitude\u00a0; rien d’autre n’a été essayé.',
    leavesMost: () => 'De tout ce qui a été essayé, c’est ce qui vous laisse le mieux placé après la réponse de l’ennemi.',
  },
  dialog: {
    title: 'Aide à la table',
    intro: 'Chaque aide s’active ou se désactive\u00a0; le choix est retenu sur cet appareil.',
    hints: 'À quoi sert la phase',
    hintsAbout: 'Une ligne sous la carte\u00a0: le but de la phase et ce qui peut encore y être fait.',
    whyNot: 'Pourquoi pas\u00a0?',
    whyNotAbout:
      'Un appui long, un clic droit, ou Y puis un appui, sur une unité, un hex ou un bouton gris\u00a0: la raison, avec sa règle. Sur une unité qui peut se déplacer, l’appui long la prend en main avec d’autres.',
    threats: 'Menaces sur l’unité en main',
    threatsAbout:
      'Les ennemis qui pourront l’attaquer ou la prendre pour cible au prochain tour, sur la carte et avec leur rapport de forces (T).',
    advice: 'Conseil à chaque décision',
    adviceAbout: 'L’ordinateur dit ce qu’il ferait, et pourquoi. Il ne joue jamais à votre place.',
    start: 'Demander «\u00a0pourquoi pas\u00a0?\u00a0» maintenant',
  },
};
