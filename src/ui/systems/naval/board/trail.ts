import type { Board, Direction, Hex } from '../../../../kernel/board';
import type { Pose, SeaPieces, ShipFacts } from './facts';

const AHEAD = 2;
const ASTERN = 3;
const TURN = 5;
const turnsBetween = (a: Direction, b: Direction) => Math.min((a - b + 6) % 6, (b - a + 6) % 6);

/** The facings passed through from one to the other, the shorter way round, the last included. */
function turned(hex: Hex, from: Direction, to: Direction): Pose[] {
  const step = (to - from + 6) % 6 <= 3 ? 1 : 5;
  return Array.from({ length: turnsBetween(from, to) }, (_, i) => ({ hex, facing: (from + step * (i + 1)) % 6 }));
}

/**
 * How a ship came along hexes to the facing it has: ahead or astern over each hexside, with the turns between, as cheaply as may be.
 * `start` is the facing it had; left out, that which costs least.
 */
export function posesOf(board: Board, path: readonly Hex[], end: Direction, start?: Direction): Pose[] {
  const steps = path.slice(1).map((hex, i) => [0, 1, 2, 3, 4, 5].find((d) => board.neighbours[path[i]! * 6 + d] === hex));
  if (path.length === 0 || steps.includes(undefined)) return [];
  interface Way {
    readonly cost: number;
    readonly facings: readonly Direction[];
  }
  // By the facing held: the cheapest way so far, as the facings at each step.
  let ways: (Way | undefined)[] = [0, 1, 2, 3, 4, 5].map((d) =>
    start === undefined || d === start ? { cost: 0, facings: [] } : undefined,
  );
  const best = (to: Direction, extra: number): Way | undefined =>
    ways
      .flatMap((way, d) => (way ? [{ cost: way.cost + TURN * turnsBetween(d, to) + extra, facings: [...way.facings, to] }] : []))
      .sort((a, b) => a.cost - b.cost)[0];
  for (const step of steps) {
    const next: (Way | undefined)[] = Array(6).fill(undefined);
    next[step!] = best(step!, AHEAD);
    const back = (step! + 3) % 6;
    next[back] = best(back, ASTERN);
    ways = next;
  }
  const facings = best(end, 0)?.facings ?? [];
  const first = start ?? facings[0] ?? end;
  const poses: Pose[] = [{ hex: path[0]!, facing: first }];
  facings.forEach((facing, i) => {
    poses.push(...turned(path[i]!, poses.at(-1)!.facing, facing));
    if (i < steps.length) poses.push({ hex: path[i + 1]!, facing });
  });
  return poses;
}

/** Angles for an animation: each the nearest to the one before, so that nothing spins the long way round. */
export function anglesOf(poses: readonly Pose[]): number[] {
  const angles: number[] = [];
  for (const { facing } of poses) {
    const before = angles.at(-1);
    const angle = facing * 60;
    angles.push(before === undefined ? angle : angle + 360 * Math.round((before - angle) / 360));
  }
  return angles;
}

/** What is left of a ship's trail from where it was drawn: all of it, or what its ram makes of it. */
export function trailFrom(drawn: ShipFacts | undefined, { trail, ramsAfter = 0 }: ShipFacts): readonly Pose[] | undefined {
  const ram = trail?.[ramsAfter - 1];
  return ram && ram.hex === drawn?.hex && ram.facing === drawn.facing ? trail?.slice(ramsAfter - 1) : trail;
}

/** A ship that was there before a play, come to where it rams in it. */
function come(before: ShipFacts, now: ShipFacts | undefined, takes: number): ShipFacts {
  const trail = now?.trail?.slice(0, now.ramsAfter ?? 0) ?? [];
  return trail.length > 1 ? { ...before, ...trail.at(-1)!, trail, takes } : before;
}

/** The pieces of before a play, but whoever rams in it has come there. */
export const comeToRam = (before: SeaPieces, now: SeaPieces, ms: number): SeaPieces => ({
  ...before,
  ships: before.ships.map((ship) => {
    const later = now.ships.find(({ id }) => id === ship.id);
    return come(ship, later, ms);
  }),
});
