import { createStore } from 'zustand/vanilla';
import type { Said } from '../../scenarios';
import { progress } from '../../store/progress';
import { beginBlank } from './begin';
import type { Check } from './document/checks';
import type { Drawing } from './document/drawing';
import { grounds } from './document/ground';
import { countOf, thingsIn } from './document/pieces';
import type { DrawingRules } from './rules';
import { TOUR_CARD } from './tourCard';

/* The lesson on the drawing table itself: what is asked for is looked for in the drawing. */

export interface TourMoment {
  readonly rules: DrawingRules;
  readonly drawing: Drawing;
  readonly checks: readonly Check[];
}

interface TourStep {
  readonly text: Said;
  readonly reached: (moment: TourMoment) => boolean;
}

const NB = '\u00a0';

export const TOUR: readonly TourStep[] = [
  {
    text: {
      en: 'An empty field, two armies with a camp each. Take heavy infantry (HI) in hand on the left, and put three of them on the map near the lower camp: tap where each stands.',
      fr: 'Un champ vide, deux armées et leurs camps. Prenez de l’infanterie lourde (HI) à gauche et posez-en trois près du camp du bas : touchez l’endroit de chacune.'.replace(
        ' :',
        `${NB}:`,
      ),
    },
    reached: ({ rules, drawing }) => countOf(rules, drawing.position, 0) >= 3,
  },
  {
    text: {
      en: 'Now the other side: press its name above the pieces, and put three of anything near the upper camp.',
      fr: 'À l’autre camp : appuyez sur son nom au-dessus des pions, et posez trois unités de votre choix près du camp du haut.'.replace(
        ' :',
        `${NB}:`,
      ),
    },
    reached: ({ rules, drawing }) => countOf(rules, drawing.position, 1) >= 3,
  },
  {
    text: {
      en: 'Pieces look somewhere. Take the arrow at the top of the left column, tap a piece, and choose another facing on the wheel round it.',
      fr: 'Un pion regarde quelque part. Prenez la flèche en haut de la colonne de gauche, touchez un pion et choisissez une autre orientation sur la roue.',
    },
    reached: ({ rules, drawing }) =>
      thingsIn(rules, drawing.position).some(({ side, facing }) => facing !== undefined && facing !== rules.looks[side]),
  },
  {
    text: {
      en: 'Give them something to fight over: take a hill or woods, and draw at least three hexes of it.',
      fr: 'Donnez-leur de quoi se battre : prenez une colline ou des bois, et dessinez-en trois hex au moins.'.replace(' :', `${NB}:`),
    },
    reached: ({ rules, drawing }) => grounds(rules, drawing.position).filter((ground) => ground !== undefined).length >= 3,
  },
  {
    text: {
      en: 'The checks on the right say what is missing, each with its rule. Put right whatever is red.',
      fr: 'Les contrôles à droite disent ce qui manque, chacun avec sa règle. Corrigez ce qui est en rouge.',
    },
    reached: ({ checks }) => checks.every(({ grade }) => grade === 'warning'),
  },
  {
    text: {
      en: 'Your battle wants a name: open “Texts” on the right and write a title.',
      fr: `Il lui faut un nom${NB}: ouvrez «${NB}Textes${NB}» à droite et écrivez un titre.`,
    },
    reached: ({ drawing: { title } }) => !FIRST_TITLES.includes(title.en) && title.en.trim() !== '',
  },
];

const FIRST_TITLES = ['A new battle', 'Une nouvelle bataille'];

/** Which step somebody is at; undefined: nobody is shown anything. */
export const tour = createStore<{ readonly step: number | undefined }>(() => ({ step: undefined }));

export const tourTo = (step: number | undefined): void => {
  if (step !== undefined) progress.write(TOUR_CARD.id, { step: Math.min(step, TOUR.length - 1), done: step >= TOUR.length });
  tour.setState({ step });
};

/** Begins anew, on an empty field. */
export async function beginTour(): Promise<void> {
  tourTo(0);
  await beginBlank('ancients', undefined, true);
}
