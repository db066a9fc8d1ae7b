import type { CardOfLesson } from '../../../learn/lessons/card';

/** What the list of lessons says of those at sea, in order. */
export const seaLessons = [
  {
    id: 'ships',
    minutes: 8,
    title: { en: 'Ships and rams', fr: 'Navires et éperons' },
    about: {
      en: 'Row ahead, astern and round, ram in three ways, and never show your flank.',
      fr: 'Avancer, reculer, virer, éperonner de trois façons, et ne jamais montrer son flanc.',
    },
  },
  {
    id: 'boarding',
    minutes: 5,
    title: { en: 'Marines and boarding', fr: 'Marins et abordage' },
    about: {
      en: 'Know who commands a ship, board an enemy, take him, and leave nothing behind.',
      fr: 'Savoir qui commande un navire, aborder un ennemi, le prendre, et ne rien laisser derrière soi.',
    },
  },
  {
    id: 'arrows',
    minutes: 7,
    title: { en: 'Archers, ballistae and repairs at sea', fr: 'Archers, balistes et réparations en mer' },
    about: {
      en: 'Shoot from deck and shore, put attacks in the right order, and save a sinking ship.',
      fr: 'Tirer du pont et du rivage, ordonner ses attaques, et sauver un navire qui coule.',
    },
  },
] as const satisfies readonly CardOfLesson[];
