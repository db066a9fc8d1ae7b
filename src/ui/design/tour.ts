import { createStore } from 'zustand/vanilla';
import type { Said } from '../../scenarios';
import { progress } from '../../store/progress';
import { LANGUAGES } from '../../store/wishes';
import { beginBlank } from './begin';
import type { Check } from './document/checks';
import type { Drawing, Side } from './document/drawing';
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
  /** Near whose camp something is to be done, which is brought into sight. */
  readonly camp?: Side;
  readonly reached: (moment: TourMoment) => boolean;
}

const NB = '\u00a0';

export const TOUR: readonly TourStep[] = [
  {
    text: {
      en: 'An empty field, two armies with a camp each. Among the pieces take heavy infantry, marked 4-2, and put three of them near the red camp: tap where each stands.',
      fr: 'Un champ vide, deux armées et leurs camps. Parmi les pions, prenez l’infanterie lourde, marquée 4-2, et posez-en trois près du camp rouge : touchez l’endroit de chacune.'.replace(
        ' :',
        `${NB}:`,
      ),
    },
    camp: 0,
    reached: ({ rules, drawing }) => countOf(rules, drawing.position, 0) >= 3,
  },
  {
    text: {
      en: 'Now the other side: press “Blue” above the pieces, and put three of anything near the blue camp.',
      fr: `À l’autre camp${NB}: appuyez sur «${NB}Bleu${NB}» au-dessus des pions, et posez trois unités de votre choix près du camp bleu.`,
    },
    camp: 1,
    reached: ({ rules, drawing }) => countOf(rules, drawing.position, 1) >= 3,
  },
  {
    text: {
      en: 'Pieces look somewhere. Take the arrow, the first of the tools, tap a piece, and choose another facing on the wheel round it.',
      fr: 'Un pion regarde quelque part. Prenez la flèche, le premier des outils, touchez un pion et choisissez une autre orientation sur la roue.',
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
      en: 'Under “Checks” you read what is missing, each with its rule. Put right whatever is red.',
      fr: `Sous «${NB}Contrôles${NB}», vous lisez ce qui manque, chaque fois avec la règle. Corrigez ce qui est en rouge.`,
    },
    reached: ({ checks }) => checks.every(({ grade }) => grade === 'warning'),
  },
  {
    text: {
      en: 'Your battle wants a name: open “Texts” and write a title.',
      fr: `Il lui faut un nom${NB}: ouvrez «${NB}Textes${NB}» et écrivez un titre.`,
    },
    reached: ({ drawing: { title } }) => LANGUAGES.some((one) => !FIRST_TITLES.includes(title[one]) && title[one].trim() !== ''),
  },
];

const FIRST_TITLES = ['A new battle', 'Une nouvelle bataille'];

interface Tour {
  /** Which step somebody is at; undefined: nobody is shown anything. */
  readonly step: number | undefined;
  /** The design that it is drawn on. */
  readonly design: string | undefined;
}

export const tour = createStore<Tour>(() => ({ step: undefined, design: undefined }));

export const tourTo = (step: number | undefined): void => {
  if (step !== undefined) progress.write(TOUR_CARD.id, { step: Math.min(step, TOUR.length - 1), done: step >= TOUR.length });
  tour.setState({ step });
};

/** A design goes on under another id, and with it the tour. */
export const tourGoesOn = (copy: string, before: string): void => {
  if (tour.getState().design === before) tour.setState({ design: copy });
};

/** Begins anew, on an empty field. */
export async function beginTour(): Promise<void> {
  const design = await beginBlank('ancients', undefined, true);
  if (design === undefined) return;
  tour.setState({ design });
  tourTo(0);
}
