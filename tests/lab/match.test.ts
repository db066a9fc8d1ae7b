import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { pairings, seedsOfPairings } from '../../src/lab/match';
import { type MatchOptions, readTerms } from '../../src/lab/terms';
import { battles } from '../../src/scenarios/all';

const given: MatchOptions = { players: 'centurion,recruit', games: '6', seed: '3', mirror: true, workers: '1', json: false };

describe('the options of a match', () => {
  test('are read', () => {
    expect(readTerms({ ...given, battle: 'spartolus,diekplus', seconds: '0.5' })).toMatchObject({
      players: ['centurion', 'recruit'],
      grounds: [{ id: 'spartolus' }, { id: 'diekplus' }],
      games: 6,
      limits: [{ milliseconds: 500 }, { milliseconds: 500 }],
    });
    expect(readTerms({ ...given, simulations: '60,20' })).toMatchObject({ limits: [{ simulations: 60 }, { simulations: 20 }] });
  });

  test.each([
    ['players', { players: 'centurion' }],
    ['players', { players: 'centurion,nobody' }],
    ['battle', { battle: 'nowhere' }],
    ['battle', { battle: 'marathon,spartolus,marathon' }],
    ['games', { games: '0' }],
    ['games', { games: 'many' }],
    ['seconds', { seconds: '-1' }],
    ['simulations', { simulations: '0' }],
    ['simulations', { simulations: '20,none' }],
  ])('--%s is told to be wrong: %j', (name, wrong) => {
    expect(readTerms({ ...given, ...wrong })).toEqual({ wrong: [expect.stringContaining(`--${name}`)] });
  });
});

test('mirrored, every seed of every battle is played twice with the sides swapped', () => {
  const terms = readTerms({ ...given, battle: 'spartolus,diekplus' });
  if ('wrong' in terms) throw new Error(terms.wrong.join());
  const all = pairings(terms.grounds, terms.players, 8, 3, true, terms.limits);
  expect(all.map(({ ground, duel }) => `${ground.id} ${duel.seed} ${duel.players.join()}`)).toEqual(
    [3, 4].flatMap((seed) =>
      ['spartolus', 'diekplus'].flatMap((id) => [`${id} ${seed} centurion,recruit`, `${id} ${seed} recruit,centurion`]),
    ),
  );
});

test.each([1, 2, 3].flatMap((battles) => [false, true].map((mirror) => [battles, mirror] as const)))(
  'the last of all games may have the last seed: %i battles, mirrored: %j',
  (count, mirror) => {
    const last = 0xffff_ffff;
    const battle = ['spartolus', 'diekplus', 'marathon'].slice(0, count).join();
    const seedsOf = seedsOfPairings(mirror);
    for (const games of [1, 2, 3, 4, 5, 6, 7, 12, 13]) {
      const seed = last - seedsOf(games, count) + 1;
      const terms = readTerms({ ...given, battle, games: String(games), seed: String(seed), mirror }, { seedsOf });
      if ('wrong' in terms) throw new Error(terms.wrong.join());
      const all = pairings(terms.grounds, terms.players, games, seed, mirror, terms.limits);
      expect(Math.max(...all.map(({ duel }) => duel.seed))).toBe(last);
    }
  },
);

const lab = async (...args: readonly string[]): Promise<string> =>
  (await promisify(execFile)(process.execPath, ['src/lab/run.mjs', ...args])).stdout;

test('a match is told in words and as JSON', { timeout: 60_000 }, async () => {
  const asked = ['match', '--battle', 'spartolus,diekplus', '--players', 'centurion,recruit', '--games', '8', '--mirror', '--seed', '1'];
  const facts = JSON.parse(await lab(...asked, '--json'));
  expect(facts).toMatchObject({ players: ['centurion', 'recruit'], games: 8 });
  expect(facts.wins + facts.draws + facts.losses).toBe(8);
  expect(facts.share).toBeCloseTo((facts.wins + facts.draws / 2) / 8, 9);
  expect(facts.cells.map(({ battle, side }: { battle: string; side: number }) => `${battle} ${side}`)).toEqual([
    'spartolus 1',
    'spartolus 2',
    'diekplus 1',
    'diekplus 2',
  ]);
  const words = await lab(...asked);
  expect(words).toContain(`centurion against recruit: 8 games, ${facts.wins} won, ${facts.draws} drawn, ${facts.losses} lost`);
  for (const part of ['95 % interval', 'Elo', 'games a second', 'its own or one in which it answers, at the median', '95th percentile'])
    expect(words).toContain(part);
});

test('without a number a match has twenty games, a ladder each battle from both sides', () => {
  const { games: _, ...unnumbered } = given;
  expect(readTerms(unnumbered)).toMatchObject({ games: 20 });
  expect(readTerms(unnumbered, { usual: (battles) => 2 * battles })).toMatchObject({ games: 2 * battles.length });
});
