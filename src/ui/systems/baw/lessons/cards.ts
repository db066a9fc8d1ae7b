import type { CardOfLesson } from '../../../learn/lessons/card';

/** What the list of lessons says of those of Battles of the Ancient World, in order. */
export const bawLessons = [
  {
    id: 'zones',
    minutes: 5,
    title: { en: 'Ancient World: zones and movement', fr: 'Monde antique : zones et mouvement' },
    about: {
      en: 'Read a counter without a front, come up to the enemy, and know who may leave him again.',
      fr: 'Lire un pion sans front, venir au contact de l’ennemi, et savoir qui peut s’en éloigner.',
    },
  },
  {
    id: 'odds',
    minutes: 6,
    title: { en: 'Ancient World: attack and odds', fr: 'Monde antique : attaque et rapport de forces' },
    about: {
      en: 'See who must attack whom, join several in one attack, and leave nobody without an enemy.',
      fr: 'Voir qui doit attaquer qui, réunir plusieurs unités dans une attaque, et ne laisser personne sans adversaire.',
    },
  },
  {
    id: 'skirmish',
    minutes: 5,
    title: { en: 'Ancient World: fire and light troops', fr: 'Monde antique : tir et troupes légères' },
    about: {
      en: 'Shoot before you move, throw the one javelin, and slip away from an attack.',
      fr: 'Tirer avant de bouger, lancer son unique javelot, et se dérober à une attaque.',
    },
  },
  {
    id: 'rally',
    minutes: 5,
    title: { en: 'Ancient World: leaders and rally', fr: 'Monde antique : chefs et ralliement' },
    about: {
      en: 'Bring a leader where he turns the odds, and get disorganised units back into order.',
      fr: 'Amener un chef là où il change le rapport de forces, et remettre en ordre des unités désorganisées.',
    },
  },
  {
    id: 'morale',
    minutes: 4,
    title: { en: 'Ancient World: demoralisation', fr: 'Monde antique : la démoralisation' },
    about: {
      en: 'Count what the enemy can still lose before each level, shake his army, and break it.',
      fr: 'Compter ce qui manque jusqu’aux seuils de l’ennemi, ébranler son armée, et la rompre.',
    },
  },
  {
    id: 'clash',
    minutes: 15,
    title: { en: 'Ancient World: a whole battle', fr: 'Monde antique : une bataille entière' },
    about: {
      en: 'Five turns with your own army, against the computer.',
      fr: 'Cinq tours avec votre propre armée, contre l’ordinateur.',
    },
  },
] as const satisfies readonly CardOfLesson[];
