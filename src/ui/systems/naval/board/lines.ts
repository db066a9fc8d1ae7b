import type { SideFact } from '../../../board/facts';
import { num } from '../../../board/outline';
import type { ShipSize } from './facts';

/**
 * Ships from above, bow to the north, about the middle of their hex. What parts the sides is drawn into the hull: straight lines and squares
 * for the first, curves and rounds for the second. What parts the sizes: breadth, the banks of oars, a tower.
 */

interface Build {
  /** Half the breadth of the hull. */
  readonly beam: number;
  readonly bow: number;
  readonly stern: number;
  readonly oars: { readonly first: number; readonly step: number; readonly count: number; readonly reach: number; readonly banks: 1 | 2 };
  /** Where its numbers, its engine and its marines are. */
  readonly numbers: number;
  readonly engine: number;
  readonly marines: number;
}

export const BUILDS: Readonly<Record<ShipSize, Build>> = {
  small: {
    beam: 9.6,
    bow: -27,
    stern: 27,
    oars: { first: -11, step: 5, count: 6, reach: 22, banks: 1 },
    numbers: 1,
    engine: -12,
    marines: 15,
  },
  large: {
    beam: 15,
    bow: -27.5,
    stern: 29,
    oars: { first: -11.5, step: 2.7, count: 11, reach: 27.5, banks: 2 },
    numbers: 1.4,
    engine: -12,
    marines: 16.6,
  },
};

/** Runs down the starboard side and back up the port side. */
function mirrored(points: readonly (readonly [number, number])[]): string {
  const port = points.map(([x, y]) => [-x, y] as const).reverse();
  return `M${[...points, ...port].map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`;
}

/** The outline of a hull, drawn `inset` within it. */
export function hullPath(side: SideFact, size: ShipSize, inset = 0): string {
  const { beam, bow, stern } = BUILDS[size];
  const w = beam - inset;
  const top = bow + inset * 2.1;
  const end = stern - inset;
  if (side === 0) {
    return mirrored([
      [0, top],
      [w * 0.5, top + 10],
      [w * 0.9, top + 21],
      [w, top + 30],
      [w * 0.92, end - 12],
      [w * 0.62, end - 3],
      [w * 0.36, end],
    ]);
  }
  const half = (x: number) =>
    `C${num(x * 0.34)} ${num(top + 5)} ${num(x)} ${num(top + 17)} ${num(x)} ${num(top + 29)}L${num(x)} ${num(end - 20)}C${num(x)} ${num(end - 8)} ${num(x * 0.62)} ${num(end)} 0 ${num(end)}`;
  const back = `C${num(-w * 0.62)} ${num(end)} ${num(-w)} ${num(end - 8)} ${num(-w)} ${num(end - 20)}L${num(-w)} ${num(top + 29)}C${num(-w)} ${num(top + 17)} ${num(-w * 0.34)} ${num(top + 5)} 0 ${num(top)}Z`;
  return `M0 ${num(top)}${half(w)}${back}`;
}

/** The beak: three blades, or one round horn. */
export function ramPath(side: SideFact, size: ShipSize): string {
  const { bow } = BUILDS[size];
  const w = size === 'large' ? 4.4 : 3.6;
  const [root, tip] = [bow + 6.5, bow - 7.6];
  if (side === 0)
    return `M${-w} ${root}L${-w} ${num(tip + 2.6)}L${num(-w * 0.4)} ${num(tip + 4)}L0 ${tip}L${num(w * 0.4)} ${num(tip + 4)}L${w} ${num(tip + 2.6)}L${w} ${root}Z`;
  return `M${-w} ${root}C${-w} ${num(tip + 5)} ${num(-w * 0.7)} ${tip} 0 ${tip}S${w} ${num(tip + 5)} ${w} ${root}Z`;
}

/** The sternpost that curls over, and the two steering oars. */
export function sternPath(size: ShipSize): { post: string; steering: string } {
  const { beam, stern } = BUILDS[size];
  const w = size === 'large' ? 4.6 : 3.6;
  const root = num(stern - 3);
  const post = `M0 ${root}V${num(stern + 5)}M-.9 ${root}Q-1 ${num(stern + 2)} ${-w} ${num(stern + 4)}M.9 ${root}Q1 ${num(stern + 2)} ${w} ${num(stern + 4)}`;
  const x = beam * 0.78;
  const steering = `M${num(x)} ${num(stern - 9)}L${num(x + 5.6)} ${num(stern + 2.4)}M${num(-x)} ${num(stern - 9)}L${num(-x - 5.6)} ${num(stern + 2.4)}`;
  return { post, steering };
}

/** How much is left of each oar of a damaged ship, from bow to stern, starboard and port. */
const BROKEN = [
  [1, 0.35, 0, 0.6, 0, 0.3, 1, 0, 0.5, 0.3, 0, 1, 0.4],
  [0.4, 0, 1, 0, 0.3, 0.7, 0, 0.45, 0, 1, 0.3, 0, 0.6],
] as const;

/** Shafts and blades of the oars on both sides. */
export function oarPaths(size: ShipSize, damaged: boolean): { shafts: string; blades: string } {
  const { beam, oars } = BUILDS[size];
  let shafts = '';
  let blades = '';
  for (const hand of [1, -1]) {
    for (let i = 0; i < oars.count; i++) {
      const left = damaged ? BROKEN[hand === 1 ? 0 : 1]![i % 13]! : 1;
      if (left === 0) continue;
      const reach = oars.banks === 2 && i % 2 ? oars.reach - 4.4 : oars.reach;
      const y = oars.first + i * oars.step;
      const long = (reach - beam + 1.5) * left;
      // A broken shaft hangs askew.
      const rake = damaged && left < 1 ? 0.85 : 0.42;
      const to = (share: number) => `${num(hand * (beam - 1.5 + long * share))} ${num(y + long * share * rake)}`;
      shafts += `M${to(0)}L${to(1)}`;
      if (left === 1) blades += `M${to(0.62)}L${to(1)}`;
    }
  }
  return { shafts, blades };
}

/** Shields along the gunwales: squares or rounds. */
export function shieldPath(side: SideFact, size: ShipSize): string {
  const { beam, oars } = BUILDS[size];
  const count = size === 'large' ? 6 : 4;
  const run = oars.step * (oars.count - 1);
  let path = '';
  for (const hand of [1, -1]) {
    for (let i = 0; i < count; i++) {
      const x = hand * (beam - 0.6);
      const y = oars.first + (run * i) / (count - 1) - 0.6;
      path +=
        side === 0 ? `M${num(x - 1.5)} ${num(y - 1.5)}h3v3h-3Z` : `M${num(x - 1.7)} ${num(y)}a1.7 1.7 0 1 1 3.4 0a1.7 1.7 0 1 1-3.4 0`;
    }
  }
  return path;
}

/** The eyes at the prow. */
export function eyePath(size: ShipSize): string {
  const { bow, beam } = BUILDS[size];
  const [x, y] = [beam * 0.4, bow + 10];
  return [x, -x].map((at) => `M${num(at - 1.5)} ${num(y)}a1.5 1.9 0 1 1 3 0a1.5 1.9 0 1 1-3 0`).join('');
}

/** The tower on the foredeck of a large ship: square with merlons, or round. */
export function towerPath(side: SideFact): { wall: string; floor: string } {
  const y = BUILDS.large.engine;
  if (side === 0)
    return {
      wall: `M-7.6 ${num(y - 6.2)}h4v1.8h1.9v-1.8h3.4v1.8h1.9v-1.8h4v3.6h-1.8v4.6h1.8v3.6h-4v-1.8h-1.9v1.8h-3.4v-1.8h-1.9v1.8h-4v-3.6h1.8v-4.6h-1.8Z`,
      floor: `M-4 ${num(y - 3.2)}h8v6.2h-8Z`,
    };
  return {
    wall: `M-7.4 ${y}a7.4 6.6 0 1 1 14.8 0a7.4 6.6 0 1 1-14.8 0Z`,
    floor: `M-4.6 ${y}a4.6 3.9 0 1 1 9.2 0a4.6 3.9 0 1 1-9.2 0Z`,
  };
}

/** Without oars and ornament, for the skins that print what a ship is: the hull with a blunt bow. */
export function plainHull(side: SideFact, size: ShipSize): string {
  const [w, top, end] = size === 'large' ? [18, -26, 28] : [12, -24, 25];
  const shoulder = top + (size === 'large' ? 15 : 12);
  if (side === 0)
    return mirrored([
      [0, top],
      [w, shoulder],
      [w, end],
    ]);
  return `M0 ${top}C${num(w * 0.6)} ${top + 3} ${w} ${num(shoulder - 3)} ${w} ${num(shoulder + 6)}V${end - 9}Q${w} ${end} ${w - 9} ${end}H${9 - w}Q${-w} ${end} ${-w} ${end - 9}V${num(shoulder + 6)}C${-w} ${num(shoulder - 3)} ${num(-w * 0.6)} ${top + 3} 0 ${top}Z`;
}
