import { said } from './announce';

/** How far back somebody has gone in what was said, and of which sentence on. */
let back = 0;
let from: number | undefined;

/** Says the last thing that has happened once more, or with every step the one before it; undefined where there is none. */
export function sentenceAgain(step: 0 | 1): { readonly text: string; readonly back: number } | undefined {
  const { log } = said.getState();
  const last = log.at(-1)?.id;
  back = step === 0 || from !== last ? 0 : Math.min(back + 1, log.length - 1);
  from = last;
  const found = log.at(-1 - back);
  return found && { text: found.text, back };
}
