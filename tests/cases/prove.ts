import { runAsk } from './asks';
import type { ReadCase } from './readCases';
import { runCase } from './runCase';

/** What is wrong with a case, one line each, or nothing: one that is played, one that asks, or one that is none. */
export function prove(read: ReadCase): string[] {
  if ('wrong' in read) return [read.wrong];
  return 'asked' in read ? runAsk(read.asked) : runCase(read.one);
}
