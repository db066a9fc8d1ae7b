const MOST = 0xffff_ffff;

/** Short enough to be said aloud. */
export function randomSeed(): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 1_000_000;
}

export function parseSeed(text: string): number | undefined {
  const plain = text.replace(/[\s,.\u2019']/g, '');
  const seed = /^\d{1,10}$/.test(plain) ? Number(plain) : Number.NaN;
  return seed <= MOST ? seed : undefined;
}
