import { describe, expect, test } from 'vitest';
import { pairings } from '../../src/lab/match';
import { type MatchOptions, readTerms } from '../../src/lab/terms';

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
