import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { type Balance, balanceOf, duelsOf, type Series } from '../../src/ai/balance';
import { type DuelResult, playDuel } from '../../src/ai/duel';
import { battleById } from '../../src/scenarios';

const onCommandLine = async (battle: string, { players, games, seed }: Series, more: readonly string[]): Promise<Balance> => {
  const named = ['--battle', battle, '--players', players.join(), '--games', String(games), '--seed', String(seed)];
  const { stdout } = await promisify(execFile)(process.execPath, [
    'src/lab/run.mjs',
    'balance',
    ...named,
    '--workers',
    '2',
    '--json',
    ...more,
  ]);
  return (JSON.parse(stdout) as Record<string, Balance>)[battle]!;
};

const played = async (series: Series): Promise<DuelResult[]> => {
  const results: DuelResult[] = [];
  for (const duel of duelsOf(series)) results.push(await playDuel(duel));
  return results;
};

test.concurrent.each([
  ['spartolus', ['centurion', 'tribune'], { options: ['13.1', '13.5'] }, ['--options', '13.1,13.5']],
  ['diekplus', ['centurion', 'optio'], {}, []],
] as const)(
  '%s between %j: what a page plays by itself is what the command line plays, %j',
  { timeout: 240_000 },
  async (battle, players, changes, more) => {
    const series: Series = { position: { ...battleById(battle)!.position, ...changes }, players, games: 3, seed: 11 };
    const own = balanceOf(players, await played(series));
    expect(await onCommandLine(battle, series, more)).toMatchObject(JSON.parse(JSON.stringify(own)));
  },
);

test('the same terms give the same games, another seed others', async () => {
  const { position } = battleById('megiddo')!;
  const series: Series = { position, players: ['centurion', 'centurion'], games: 4, seed: 1 };
  const bare = (results: readonly DuelResult[]) => results.map(({ thought: _, ...rest }) => rest);
  const once = bare(await played(series));
  expect(bare(await played(series))).toEqual(once);
  expect(bare(await played({ ...series, seed: 5 }))).not.toEqual(once);
});

test('a position of no game is told to be none', async () => {
  const duel = { seed: 1, players: ['centurion', 'centurion'] } as const;
  await expect(playDuel({ ...duel, position: { system: 'whist' } })).rejects.toThrow('whist');
  await expect(playDuel({ ...duel, position: { armies: 3 } })).rejects.toThrow('armies');
});
