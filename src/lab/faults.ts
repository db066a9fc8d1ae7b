import type { Fault } from '../kernel/game';

/** Faults for a terminal, one a line: where, what was expected, what was found. */
export function faultLines(faults: readonly Fault[]): string[] {
  return faults.map(({ at, expected, found }) => `${at}: expected ${expected}${found === undefined ? '' : `, found ${found}`}`);
}
