import { describe, expect, test } from 'vitest';
import { APOTHEM, HEADINGS } from '../../../../src/ui/board/geometry';
import { badgePlaces, barsOf, bodyOf, PROW } from '../../../../src/ui/systems/ancients/board/counterParts';

/** The corners of a path of straight lines, `H` among them. */
function corners(path: string): { x: number; y: number }[] {
  let last = { x: 0, y: 0 };
  return [...path.matchAll(/([MLH])(-?[\d.]+)(?: ?(-?[\d.]+))?/g)].map(([, command, x, y]) => {
    last = command === 'H' ? { x: Number(x), y: last.y } : { x: Number(x), y: Number(y) };
    return last;
  });
}

describe('where a counter faces', () => {
  test('its mark ends within its hex, so that those of two enemies in contact never meet', () => {
    const tip = Math.max(...corners(PROW).map(({ y }) => -y));
    expect(tip).toBeLessThan(APOTHEM - 1);
    expect(tip).toBeGreaterThan(APOTHEM - 3);
  });

  test.each([0, 1, 2, 3, 4, 5])('in direction %i the body ends behind the mark, and within the hex everywhere', (facing) => {
    const body = corners(bodyOf({ side: 0, facing, allRound: false }));
    const reach = ({ x, y }: { x: number; y: number }) => HEADINGS.map((u) => x * u.x + y * u.y);
    for (const corner of body) {
      expect(Math.max(...reach(corner))).toBeLessThan(APOTHEM);
      expect(reach(corner)[facing]).toBeLessThanOrEqual(-Math.max(...corners(PROW).map(({ y }) => y)) + 0.5);
    }
  });

  test.each([
    { allRound: false, ahead: [1, 2, 3] },
    { allRound: true, ahead: [0, 1, 2, 3, 4, 5] },
  ])('a bar lies across each hexside ahead of a chosen piece, about its own hex', ({ allRound, ahead }) => {
    const centre = { x: 210, y: 340 };
    const ends = corners(barsOf({ facing: 2, allRound }, centre).bars);
    const middles = ends.flatMap((a, i) =>
      i % 2 === 0 ? [{ x: (a.x + ends[i + 1]!.x) / 2 - centre.x, y: (a.y + ends[i + 1]!.y) / 2 - centre.y }] : [],
    );
    const sideOf = (at: { x: number; y: number }) => HEADINGS.findIndex((u) => at.x * u.x + at.y * u.y > Math.hypot(at.x, at.y) - 0.5);
    expect(middles.map(sideOf).sort()).toEqual(ahead);
    for (const at of middles) expect(Math.hypot(at.x, at.y)).toBeLessThan(APOTHEM);
  });

  test('the leader stands where the front is not', () => {
    const sides = [0, 1, 2, 3, 4, 5].map((facing) => badgePlaces({ facing, allRound: false }).includes('west'));
    expect(sides).toEqual([false, true, true, false, false, false]);
  });
});
