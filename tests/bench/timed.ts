/** Milliseconds of one call, so many times over. */
export function timed(times: number, call: (i: number) => unknown): number {
  let kept: unknown;
  const began = performance.now();
  for (let i = 0; i < times; i++) kept = call(i);
  const spent = (performance.now() - began) / times;
  if (kept === Symbol.iterator) throw new Error('never: it keeps the calls from being optimised away');
  return spent;
}
