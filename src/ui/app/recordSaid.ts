import type { Fault } from '../../kernel/game';
import type { Doubt } from '../../kernel/match';
import type { RuleChanges } from '../../kernel/releases';
import type { Stop } from '../../kernel/replay';
import type { Words } from '../words';
import { isSilent } from './silentStorage';

/** Why the dice of a game are not verified, in a sentence. */
export function doubtSaid(words: Words['table']['doubt'], { dice, stray, until }: Doubt): string {
  if (dice === 'typed') return words.typed;
  if (dice === 'both') {
    const wrong = stray ? [words.strayHalves(stray.play + 1, stray.order, stray.die + 1, stray.drawn, stray.fell)] : [];
    return [...wrong, words.both, ...(until ? [words.until(until.at + 1), words.since[until.dice]] : [])].join(' ');
  }
  return stray ? words.stray(stray.play + 1, stray.order, stray.die + 1, stray.drawn, stray.fell) : words.scripted;
}

/** Whether a mark on the dice is no doubt: the players wished them so, and nothing is wrong with them. */
export const isWished = ({ dice, stray }: Doubt): boolean => (dice === 'typed' || dice === 'both') && stray === undefined;

/** The same in two or three words, as a mark on a game. */
export function doubtMark(words: Words['table']['doubt'], doubt: Doubt): string {
  if (!isWished(doubt)) return words.mark;
  return doubt.dice === 'both' ? words.bothMark : words.ownMark;
}

type StopWords = Words['table']['stop'];

function reasonSaid(words: StopWords, { play, why, order, rule, left, fault, result }: Stop): string[] {
  const count = words.left(left);
  switch (why) {
    case 'refused':
      return [words.refused(play + 1, order, rule ?? ''), count];
    case 'unread':
      return [words.unread(play + 1, order), count];
    case 'otherwise':
      return [words.otherwise(play + 1, order), count];
    case 'result':
      return [words.result(result?.said.join('–') ?? '', result?.now?.join('–'))];
    case 'position':
      return [words.position(fault.at.replace(/^position\./, ''))];
  }
}

/**
 * Which play of a game does not hold and what is missing with it; what has changed in the rules since it was played; how much of the rest can be looked at
 * all the same.
 */
export function stopSaid(words: StopWords, stop: Stop): string {
  const { told, left, changes, isDamaged, why } = stop;
  return [
    ...reasonSaid(words, stop),
    ...(changes ? [words.played(changes.release), ...changesSaid(words, changes)] : []),
    ...(told > 0 ? [words.told(told, told > left)] : []),
    ...(isDamaged ? [words.damaged] : []),
    told > 0 || why === 'result' ? words.stays : words.kept,
  ].join(' ');
}

/** Whether there is a game in what cannot be opened: it is JSON with a position and plays, and something in them is wrong, or the storage is silent. */
export const hasGame = (faults: readonly Fault[]): boolean =>
  isSilent(faults) || !faults.some(({ at }) => at === '' || at.startsWith('@') || at === 'position' || at === 'plays');

/** The rules that a game does not hold by: the one that refuses it, or those that have changed since. */
export const stopRules = ({ rule, changes }: Stop): readonly string[] =>
  rule === undefined ? [...new Set(changes?.rules.map((each) => each.rule))].slice(0, 4) : [rule];

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
