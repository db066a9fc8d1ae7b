/** The last seed that so many games can begin with, each having the next after the one before: the generator takes 32 bits. */
export const lastSeed = (games: number): number => 0xffff_ffff - (games - 1);

/** The seed of the first of so many games; undefined where a text is none. */
export function parseSeed(text: string, games = 1): number | undefined {
  const plain = text.replace(/[\s,.\u2019']/g, '');
  const seed = /^\d{1,10}$/.test(plain) ? Number(plain) : Number.NaN;
  return seed <= lastSeed(games) ? seed : undefined;
}
