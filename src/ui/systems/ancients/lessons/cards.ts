import type { CardOfLesson } from '../../../learn/lessons/card';

/** What the list of lessons says of those of the land game, in order. */
export const landLessons = [
  {
    id: 'counters',
    minutes: 4,
    title: { en: 'Counters and facing', fr: 'Pions et orientation' },
    about: {
      en: 'Read a counter, tell its front from its flank, make a first move and turn.',
      fr: 'Lire un pion, distinguer son front de son flanc, faire un premier déplacement et pivoter.',
    },
  },
  {
    id: 'terrain',
    minutes: 5,
    title: { en: 'Movement and terrain', fr: 'Mouvement et terrain' },
    about: {
      en: 'Work out what a path costs over hills, streams, fords and bridges, and find a way round a river.',
      fr: 'Calculer le coût d’un chemin par les collines, les ruisseaux, les gués et les ponts, et contourner une rivière.',
    },
  },
  {
    id: 'friends',
    minutes: 5,
    title: { en: 'Friends in the way, woods, phalanxes', fr: 'Amis, bois, phalanges' },
    about: {
      en: 'Know what disorders a unit on its way, and what a phalanx can do that no other unit can.',
      fr: 'Savoir ce qui désorganise une unité en chemin, et ce que seule une phalange peut faire.',
    },
  },
  {
    id: 'fire',
    minutes: 7,
    title: { en: 'Fire, arcs and sight', fr: 'Tir, arcs et vue' },
    about: {
      en: 'Choose a target in the arc, in range and in sight, and know what hits it.',
      fr: 'Choisir une cible dans l’arc, à portée et en vue, et savoir ce qui la touche.',
    },
  },
  {
    id: 'melee',
    minutes: 9,
    title: { en: 'Melee, odds and flanks', fr: 'Mêlée, rapport de forces et flancs' },
    about: {
      en: 'Work out the odds of a fight, double them from the flank, and read the melee table.',
      fr: 'Calculer le rapport de forces, le doubler par le flanc et lire la table de mêlée.',
    },
  },
  {
    id: 'retreat',
    minutes: 6,
    title: { en: 'Retreat and advance', fr: 'Retraite et avance' },
    about: {
      en: 'Slip away before a fight, catch whoever does, and know when an advance is forced.',
      fr: 'Se dérober avant le combat, rattraper qui se dérobe, et savoir quand l’avance est obligatoire.',
    },
  },
  {
    id: 'leaders',
    minutes: 7,
    title: { en: 'Leaders', fr: 'Les chefs' },
    about: {
      en: 'Place leaders where they count, rally with them, and get them out in time.',
      fr: 'Placer les chefs là où ils comptent, rallier grâce à eux et les retirer à temps.',
    },
  },
  {
    id: 'volleys',
    minutes: 10,
    title: { en: 'Volley markers and whose turn it is', fr: 'Marqueurs Volée et déroulement du tour' },
    about: {
      en: 'Follow a turn through its phases, and know what a shot costs the unit that made it.',
      fr: 'Suivre un tour phase par phase, et savoir ce qu’un tir coûte au tireur.',
    },
  },
  {
    id: 'camps',
    minutes: 5,
    title: { en: 'Camps and plunder', fr: 'Camps et pillage' },
    about: {
      en: 'Take a camp, hold your own, and know what plundering does to the unit that does it.',
      fr: 'Prendre un camp, garder le sien, et savoir ce que le pillage fait de l’unité qui pille.',
    },
  },
  {
    id: 'panic',
    minutes: 5,
    title: { en: 'Panic', fr: 'La panique' },
    about: {
      en: 'See a panic coming, flee as the rules ask, and put an army back on its feet.',
      fr: 'Voir venir la panique, fuir comme la règle l’exige et remettre une armée debout.',
    },
  },
  {
    id: 'points',
    minutes: 4,
    title: { en: 'Reading a battle', fr: 'Lire une bataille' },
    about: {
      en: 'Tell at any moment who is winning, and what would change it.',
      fr: 'Dire à tout moment qui gagne, et ce qui pourrait y changer.',
    },
  },
  {
    id: 'battle',
    minutes: 10,
    title: { en: 'A small battle with advice', fr: 'Une petite bataille conseillée' },
    about: {
      en: 'Play a whole small battle against the computer, with advice whenever you ask for it.',
      fr: 'Jouer une petite bataille entière contre l’ordinateur, avec un conseil à chaque demande.',
    },
  },
] as const satisfies readonly CardOfLesson[];
