/** A number in [0, 1) that belongs to whole numbers: the same map always looks the same. */
export function chance(x: number, y: number, salt: number): number {
  let h = Math.imul(x | 0, 0x27d4eb2d) ^ Math.imul(y | 0, 0x165667b1) ^ Math.imul(salt + 1, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

const ease = (t: number) => t * t * (3 - 2 * t);

/** Smooth noise in [-1, 1] with features one unit wide. */
export function noise(x: number, y: number, salt: number): number {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const u = ease(x - x0);
  const v = ease(y - y0);
  const top = chance(x0, y0, salt) * (1 - u) + chance(x0 + 1, y0, salt) * u;
  const bottom = chance(x0, y0 + 1, salt) * (1 - u) + chance(x0 + 1, y0 + 1, salt) * u;
  return (top * (1 - v) + bottom * v) * 2 - 1;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
  /** Chances of its own, in [0, 1). */
  readonly roll: (n: number) => number;
}

/** Jittered points on a triangular lattice: evenly spread, never in a row, sorted from north to south. */
export function scatter(width: number, height: number, spacing: number, salt: number): Spot[] {
  const spots: Spot[] = [];
  const rowStep = spacing * 0.866;
  for (let j = -1; j * rowStep < height + spacing; j++) {
    for (let i = -1; i * spacing < width + spacing; i++) {
      const jitter = spacing * 0.42;
      spots.push({
        x: (i + (j & 1) / 2) * spacing + (chance(i, j, salt) - 0.5) * jitter * 2,
        y: j * rowStep + (chance(i, j, salt + 1) - 0.5) * jitter * 2,
        roll: (n) => chance(i, j, salt + 2 + n),
      });
    }
  }
  return spots.sort((a, b) => a.y - b.y);
}
