import type { Language } from '../../../store/preferences';
import type { Widened } from '../../words';

const en = {
  board: 'What is on the map',
  drawing: 'The map is being drawn.',
  failed: 'The map could not be drawn.',
  controls: (title: string) => `Example: ${title}`,
  play: 'Play',
  again: 'Play again',
  pause: 'Pause',
  start: 'Back to the start',
  back: 'One step back',
  next: 'One step forward',
  at: (step: number, steps: number) => `${step} of ${steps}`,
  open: 'Try it at the table',
  opening: 'Setting up the table…',
  title: (title: string) => `Example: ${title}`,
  see: (title: string) => `On the map: ${title}`,
};

const fr: Widened<typeof en> = {
  board: 'Ce qu’il y a sur la carte',
  drawing: 'La carte se dessine.',
  failed: 'La carte n’a pas pu être dessinée.',
  controls: (title) => `Exemple : ${title}`,
  play: 'Jouer',
  again: 'Rejouer',
  pause: 'Pause',
  start: 'Revenir au début',
  back: 'Un pas en arrière',
  next: 'Un pas en avant',
  at: (step, steps) => `${step} sur ${steps}`,
  open: 'Essayer à la table',
  opening: 'La table se prépare.',
  title: (title) => `Exemple : ${title}`,
  see: (title) => `Sur la carte : ${title}`,
};

/** The words round an exhibit, which come with it. */
export const WORDS: Readonly<Record<Language, Widened<typeof en>>> = { en, fr };
