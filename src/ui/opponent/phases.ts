import type { Mistake } from '../../ai/protocol';
import type { Chapter } from '../../store/chapters';
import type { Play } from '../../store/storedGame';

/** A phase of a game that has ended, as it is looked through: from one moment to another. `key` is another for every other beginning of the game. */
export interface Phase {
  readonly from: number;
  readonly to: number;
  readonly key: string;
}

/** A mistake and the moment of the game in which it was made. */
export interface Placed extends Mistake {
  readonly moment: number;
  /** The play before it (`playBefore`): in a course without that it is no mistake. */
  readonly after: number;
}

/** Another whenever mistakes are weighed in another way: what was found before is then looked for anew. */
const WEIGHED = 'b';

/** From this loss on, as a share of the result, a decision is a blunder; less is doubtful. */
const BLUNDER = 0.12;
/** Mistakes that are listed, the gravest. */
const LISTED = 16;

/** One step of two sums over the letters of a text, 53 bits of both together (cyrb53). */
function mixed([a, b]: readonly [number, number], text: string): readonly [number, number] {
  let [one, other] = [a, b];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    one = Math.imul(one ^ code, 2654435761);
    other = Math.imul(other ^ code, 1597334677);
  }
  return [one, other];
}

/** Whether a phase in which something was played has ended before a moment. */
export const hasPhases = (chapters: readonly Chapter[], cursor: number): boolean => chapters.some(({ from }) => from > 0 && from <= cursor);

/** The phases of a game that have ended before a moment, in order. */
export function phasesOf(chapters: readonly Chapter[], plays: readonly Play[], cursor: number): Phase[] {
  const phases: Phase[] = [];
  let sums: readonly [number, number] = [0xdeadbeef, 0x41c6ce57];
  for (const [i, { from }] of chapters.entries()) {
    const to = chapters[i + 1]?.from;
    if (to === undefined || to > cursor) break;
    for (const { order, dice } of plays.slice(from, to)) sums = mixed(sums, `${order}|${dice?.join() ?? ''}\n`);
    if (to > from) phases.push({ from, to, key: `${to} ${WEIGHED}${(sums[0] >>> 0).toString(36)}${(sums[1] >>> 0).toString(36)}` });
  }
  return phases;
}

/** What a mistake cost, as a share of the result. */
export const lossOf = ({ value, plans }: Mistake): number => plans[0]!.value - value;

export const isBlunder = (mistake: Mistake): boolean => lossOf(mistake) >= BLUNDER;

/** The gravest mistakes, in the order in which they were made. */
export const gravest = (mistakes: readonly Placed[]): Placed[] =>
  [...mistakes]
    .sort((a, b) => lossOf(b) - lossOf(a))
    .slice(0, LISTED)
    .sort((a, b) => a.moment - b.moment);
