import type { Fault } from '../kernel/game';

/** Faults for a terminal, one a line: where, what was expected, what was found. `within`: the place in the file of what they are of. */
export function faultLines(faults: readonly Fault[], within = ''): string[] {
  return faults.map(({ at, expected, found }) => `${within}${at}: expected ${expected}${found === undefined ? '' : `, found ${found}`}`);
}
