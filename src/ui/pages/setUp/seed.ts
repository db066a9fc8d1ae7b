const MOST = 0xffff_ffff;

export function parseSeed(text: string): number | undefined {
  const plain = text.replace(/[\s,.\u2019']/g, '');
  const seed = /^\d{1,10}$/.test(plain) ? Number(plain) : Number.NaN;
  return seed <= MOST ? seed : undefined;
}
