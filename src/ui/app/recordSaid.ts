import type { Doubt } from '../../kernel/match';
import type { Stop } from '../../kernel/replay';
import type { Words } from '../words';

/** Why the dice of a game are not verified, in a sentence. */
export const doubtSaid = (words: Words['table']['doubt'], { stray }: Doubt): string =>
  stray ? words.stray(stray.play + 1, stray.order, stray.die + 1, stray.drawn, stray.fell) : words.scripted;

/** Which play of a game does not hold and what is missing with it. */
export const stopSaid = (words: Words['table']['stop'], { play, order, rule, left }: Stop): string =>
  [rule === undefined ? words.unread(play + 1, order) : words.refused(play + 1, order, rule), words.left(left), words.kept].join(' ');
