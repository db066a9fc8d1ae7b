import { describe, expect, test } from 'vitest';
import { APOTHEM, HEADINGS } from '../../../../src/ui/board/geometry';
import { badgePlaces, bodyOf, PROW } from '../../../../src/ui/systems/ancients/board/counterParts';

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

  test('the leader stands where the front is not', () => {
    const sides = [0, 1, 2, 3, 4, 5].map((facing) => badgePlaces({ facing, allRound: false }).includes('west'));
    expect(sides).toEqual([false, true, true, false, false, false]);
  });
});
