/**
 * How much is gone through of what is much alike: `npm test` takes a sample of it, the same every time, `WHOLE=1 npm test` all there is.
 */
export const WHOLE = process.env['WHOLE'] === '1';

/** All of them, or in a sample every nth. */
export const some = <T>(all: readonly T[], stride: number): readonly T[] => all.filter((_, i) => WHOLE || i % stride === 0);

/** As often as a variable of the environment says, otherwise so many times in a sample and so many in all. */
export const times = (variable: string, sampled: number, whole: number): number =>
  Number(process.env[variable] ?? (WHOLE ? whole : sampled));
