import type { CardOfLesson } from '../learn/lessons/card';

/** What the list of lessons says of the tour of the drawing table, which stands among them. */
export const TOUR_CARD: CardOfLesson = {
  id: 'draw',
  minutes: 5,
  title: { en: 'Draw your own battle', fr: 'Dessinez votre bataille' },
  about: {
    en: 'Paint a field, put two armies on it, put right what the checks say, and play it.',
    fr: 'Peindre un champ, y poser deux armées, corriger ce que disent les contrôles, et jouer.',
  },
};
