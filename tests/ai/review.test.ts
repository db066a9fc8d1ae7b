import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openGame } from '../../src/ai/games';
import type { ReviewedPlay, Told } from '../../src/ai/protocol';
import { type Reviewed, review } from '../../src/ai/review';
import { opposed } from '../ui/systems/ancients/opposed';

const position = { ...opposed(['HI E6/1', 'HI A9/1'], ['HI E5/4', 'LC K1/4']), phase: 'melee' };

test('each face of a die is worth what its result leaves, and the one that fell what has come of it', async () => {
  const {
    plays: [play],
  } = review(await openGame('ancients', position, 1), [{ order: 'E6xE5', dice: [6] }]);
  expect(play).toMatchObject({ at: 1, dice: [{ name: 'melee', by: 0, fell: 6 }] });
  const [die] = play!.dice;
  expect(die!.faces).toHaveLength(6);
  expect(die!.faces[5]).toBeCloseTo(play!.after, 9);
  // 9.3 At even odds the last face disorders the defender, the first the attacker.
  expect(Math.max(...die!.faces)).toBe(die!.faces[5]);
  expect(die!.faces[0]).toBeLessThan(die!.faces[5]!);
});

test('plays without dice have nothing to review', async () => {
  expect(review(await openGame('ancients', position, 1), [{ order: 'end' }])).toEqual({ plays: [] });
});

test('14.8 a hit counts before its owner has chosen what it takes', async () => {
  const sea = {
    system: 'naval',
    map: { columns: 9, rows: 9 },
    types: { trireme: { as: 'small', marines: 1 } },
    phase: 'attacks',
    fleets: [{ ships: ['trireme D5/1'] }, { ships: ['trireme D3/1', 'small I9/1'] }],
  };
  const game = await openGame('naval', sea, 1);
  const {
    plays: [shot],
  } = review(game, [{ order: 'D5>D3' }, { order: 'D5:D3', dice: [6] }]);
  expect(game.system.asked(game.context, game.state), 'nobody has answered in the game itself').toBe(true);
  const [{ faces }] = shot!.dice as [ReviewedPlay['dice'][number]];
  expect(faces[5]).toBeGreaterThan(faces[0]! + 0.005);
  expect(faces[5]).toBeCloseTo(shot!.after, 9);
});

test('B7.6, B9.d a loss that is due counts before it is chosen, the die of the leader who may fall with it in the mean', async () => {
  const armies = [
    { name: 'one', disintegration: 40, units: ['LEG D4', 'LEG E5', 'LEG A9'], leaders: ['Marius 1 D4', 'Sulla 1 E5'] },
    { name: 'two', disintegration: 40, units: ['MF E4', 'LEG I1'] },
  ];
  const position = { system: 'baw', map: { columns: 9, rows: 9 }, phase: 'melee', armies };
  const reviewed = async (...more: Told[]) => review(await openGame('baw', position, 1), [{ order: 'D4+E5xE4', dice: [5] }, ...more]).plays;
  const [attack] = await reviewed();
  const chosen = await Promise.all([1, 2, 3, 4, 5, 6].map((die) => reviewed({ order: 'lose D4', dice: [die] })));
  const ends = chosen.map(([, answer]) => answer!.after);
  expect(ends[0]).toBeLessThan(ends[1]!);
  expect(attack!.after).toBeCloseTo(
    ends.reduce((sum, end) => sum + end / 6, 0),
    9,
  );
  for (const [, answer] of chosen) expect(answer!.before, 'the loss counts in one of the two').toBe(attack!.after);
});

test('B7.6 what dice have left to be chosen counts in their play, though others choose before whoever rolls again', async () => {
  const armies = [
    { name: 'one', disintegration: 40, units: ['LEG D4', 'LEG E5', 'LEG A9'] },
    { name: 'two', disintegration: 40, units: ['MF E4', 'MF D5', 'LEG I1'], leaders: ['Marius 1 E4', 'Sulla 1 D5'] },
  ];
  const position = { system: 'baw', map: { columns: 9, rows: 9 }, phase: 'melee', armies };
  const orders = [{ order: 'D4+E5xD5+E4', dice: [5] }, { order: 'lose D4' }, { order: 'lose E4', dice: [4] }];
  const { plays } = review(await openGame('baw', position, 1), orders);
  const [attack, last] = plays as [ReviewedPlay, ReviewedPlay];
  expect(last.at).toBe(3);
  // A cohort as good as the other is lost in any case.
  expect(attack.after).toBeLessThan(attack.before - 0.01);
  expect(last.before).toBeCloseTo(attack.after, 9);
});

test('14.10 a play in which many dice fall that do not hang on each other', async () => {
  const ships = ['B', 'C', 'D', 'E', 'F'].flatMap((column, i) =>
    [2, 3, 4, 5].map((row) => `${['small', 'large', 'trireme', 'five', 'merchant'][(i + row) % 5]} ${column}${row}/1 sinking`),
  );
  const sea = {
    system: 'naval',
    map: { columns: 12, rows: 9 },
    types: {
      trireme: { as: 'small', crew: 4, marines: 1 },
      five: { as: 'large', crew: 2, marines: 2 },
      merchant: { as: 'large', crew: 1 },
    },
    phase: 'attacks',
    fleets: [{ ships, points: 80 }, { ships: ['trireme H4/5', 'trireme H6/5'] }],
  };
  // That of the next player turn falls with them.
  const dice = [...ships, 'fleet'].map((_, i) => 1 + (i % 6));
  const {
    plays: [end],
  } = review(await openGame('naval', sea, 1), [{ order: 'end', dice }]);
  expect(end!.dice.map(({ fell }) => fell)).toEqual(dice);
  for (const { by, fell, faces } of end!.dice) expect(faces[fell - 1]).toBeCloseTo(by === 0 ? end!.after : 1 - end!.after, 9);
});

test('a game is gone through bit by bit, and comes to the same', async () => {
  const { position: begun, plays } = JSON.parse(readFileSync('tests/replay/spartolus.json', 'utf8')) as {
    position: unknown;
    plays: Told[];
  };
  const whole = review(await openGame('ancients', begun, 1), plays);
  expect(whole.next).toBeUndefined();
  expect(whole.plays.length).toBeGreaterThan(5);
  const bits: ReviewedPlay[] = [];
  let times = 0;
  for (let from: number | undefined = 0; from !== undefined; times++) {
    const bit: Reviewed = review(await openGame('ancients', begun, 1), plays, { from, isEnough: () => true });
    bits.push(...bit.plays);
    from = bit.next;
  }
  expect(times).toBeGreaterThan(5);
  expect(bits).toEqual(whole.plays);
});
