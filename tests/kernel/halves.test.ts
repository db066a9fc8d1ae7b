import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { facesOf, halfOf, halvesFault, halvesUpTo, MOST_ROLLS, openHalves, rollsIn, withoutHalves } from '../../src/kernel/halves';

const sha256 = (...parts: readonly Uint8Array[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};
const bytes = (hex: string): Buffer => Buffer.from(hex, 'hex');
const SECRETS = ['11', '2e'].map((byte) => byte.repeat(32));

/** Halves of which each side has opened so many. */
const opened = (...rolls: readonly number[]) => ({ sides: SECRETS.map((secret, i) => openHalves(secret, rolls[i]!)) });
const plays = [{ dice: [3] }, {}, { dice: [1, 2] }, { dice: [] }];

describe('the halves of a side', () => {
  test('are a chain: each is the SHA-256 of the one opened after it', () => {
    for (const rolls of [0, 1, 2, 40])
      expect(halfOf(SECRETS[0]!, rolls)).toBe(sha256(bytes(halfOf(SECRETS[0]!, rolls + 1))).toString('hex'));
    expect(halfOf(SECRETS[0]!, MOST_ROLLS)).toBe(SECRETS[0]);
  });

  test('make a face of the SHA-256 of both and a count, byte by byte, those past the last multiple of the faces left out', () => {
    const [first = '', second = ''] = SECRETS.map((secret) => halfOf(secret, 7));
    for (const sides of [6, 20]) {
      const all = [0, 1].flatMap((count) => [...sha256(bytes(first), bytes(second), Uint8Array.of(count))]);
      const expected = all.filter((byte) => byte < 256 - (256 % sides)).map((byte) => (byte % sides) + 1);
      const faces = facesOf(opened(9, 7), 7);
      expect(expected.map(() => faces(sides))).toEqual(expected);
    }
    expect(() => facesOf(opened(9, 7), 8)).toThrow(RangeError);
  });

  test('make every face as often', () => {
    const halves = opened(2_000, 2_000);
    const counts = [0, 0, 0, 0, 0, 0];
    for (let roll = 1; roll <= 2_000; roll++) counts[facesOf(halves, roll)(6) - 1]!++;
    // Five standard deviations.
    for (const count of counts) expect(Math.abs(count - 2_000 / 6)).toBeLessThan(5 * Math.sqrt((2_000 * 5) / 36));
  });

  test('fit plays: one of either side for each that has dice, and one more for an order that waits', () => {
    expect(rollsIn(plays)).toBe(2);
    expect(halvesFault(opened(2, 2), plays)).toBeUndefined();
    expect(halvesFault({ ...opened(3, 2), order: 'C5xD5' }, plays)).toBeUndefined();
    expect(halvesFault(opened(3, 2), plays)).toEqual({ at: 'halves.sides[0].rolls', expected: 'atMost:2', found: '3' });
    expect(halvesFault(opened(2, 1), plays)).toEqual({ at: 'plays[2].dice', expected: 'halfOpened:2' });
    expect(halvesFault({ sides: [opened(2, 2).sides[0]!, null] }, plays)).toEqual({ at: 'plays[0].dice', expected: 'halfOpened:2' });
  });

  test('that are not those committed to are found out, whichever digit is changed', () => {
    const { sides } = opened(2, 2);
    const [mine, other] = [sides[0]!, sides[1]!];
    fc.assert(
      fc.property(fc.nat(63), fc.integer({ min: 1, max: 15 }), (at, by) => {
        const digit = ((Number.parseInt(other.open[at]!, 16) + by) % 16).toString(16);
        const open = other.open.slice(0, at) + digit + other.open.slice(at + 1);
        expect(halvesFault({ sides: [mine, { ...other, open }] }, plays)).toMatchObject({
          at: 'halves.sides[1].open',
          expected: 'halfCommitted',
        });
      }),
      { numRuns: 20 },
    );
  });

  test('are left from a play on: what was opened for it and behind it goes', () => {
    const given = { ...opened(3, 2), order: 'C5xD5' };
    expect(halvesUpTo(given, 1).sides).toEqual(opened(1, 1).sides);
    const left = withoutHalves(given, plays, 'typed');
    expect(left).toEqual({ ...opened(2, 2), until: { at: 4, dice: 'typed' } });
    expect(halvesFault(left, [...plays, { dice: [5] }])).toBeUndefined();
    const earlier = { ...opened(1, 1), until: { at: 1, dice: 'seeded' } };
    expect(withoutHalves(left, plays.slice(0, 1), 'seeded')).toEqual(earlier);
    expect(withoutHalves({ ...left, copy: true }, plays.slice(0, 1), 'seeded'), 'a copy stays one').toEqual({ ...earlier, copy: true });
  });
});
