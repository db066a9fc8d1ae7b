import type { Fault } from '../kernel/game';

/**
 * Faults for a terminal, one a line: where, what was expected, what was found. `within`: the place in the file of what they are of, as `position.`; `file`: what
 * stands for all of it.
 */
export function faultLines(faults: readonly Fault[], within = '', file = ''): string[] {
  const place = (at: string): string => (at === '' ? within.replace(/(\.|: )$/, '') || file : within + at);
  return faults.map(({ at, expected, found }) => `${place(at)}: expected ${expected}${found === undefined ? '' : `, found ${found}`}`);
}
