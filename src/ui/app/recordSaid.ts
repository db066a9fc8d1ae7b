import type { Doubt } from '../../kernel/match';
import type { RuleChanges } from '../../kernel/releases';
import type { Stop } from '../../kernel/replay';
import type { Words } from '../words';

/** Why the dice of a game are not verified, in a sentence. */
export const doubtSaid = (words: Words['table']['doubt'], { dice, stray }: Doubt): string =>
  dice === 'typed'
    ? words.typed
    : stray
      ? words.stray(stray.play + 1, stray.order, stray.die + 1, stray.drawn, stray.fell)
      : words.scripted;

/** The same in two or three words, as a mark on a game. */
export const doubtMark = (words: Words['table']['doubt'], { dice }: Doubt): string => (dice === 'typed' ? words.ownMark : words.mark);

/** Which play of a game does not hold and what is missing with it; what has changed in the rules since it was played. */
export const stopSaid = (words: Words['table']['stop'], { play, order, rule, left, changes }: Stop): string =>
  [
    rule === undefined ? words.unread(play + 1, order) : words.refused(play + 1, order, rule),
    words.left(left),
    ...(changes ? [words.played(changes.release), ...changesSaid(words, changes)] : []),
    words.kept,
  ].join(' ');

/** The rules that have changed, under the release that changed them. */
function changesSaid(words: Words['table']['stop'], { rules }: RuleChanges): string[] {
  const releases = [...new Map(rules.map(({ release, date }) => [release, date]))];
  return releases.map(([release, date]) =>
    words.changed(
      release,
      date,
      rules.filter((each) => each.release === release).map(({ rule }) => rule),
    ),
  );
}
