import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { type Balance, balanceOf, duelsOf, type Series } from '../../src/ai/balance';
import { type DuelResult, playDuel } from '../../src/ai/duel';
import { partOf } from '../../src/lab/balance';
import { mergeCommand } from '../../src/lab/merge';
import { battleById } from '../../src/scenarios/all';
import balances from '../../src/scenarios/balance.json';

const lab = async (args: readonly string[]): Promise<string> =>
  (await promisify(execFile)(process.execPath, ['src/lab/run.mjs', ...args])).stdout;

const onCommandLine = async (battle: string, { players, games, seed }: Series, more: readonly string[]): Promise<Balance> => {
  const named = ['--battle', battle, '--players', players.join(), '--games', String(games), '--seed', String(seed)];
  const found = await lab(['balance', ...named, '--workers', '2', '--json', ...more]);
  return (JSON.parse(found) as Record<string, Balance>)[battle]!;
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

test('parts that several machines have played are joined into what one would have found', { timeout: 240_000 }, async () => {
  const terms = ['--battle', 'spartolus,diekplus', '--players', 'optio,recruit', '--games', '5', '--seed', '3', '--workers', '1', '--json'];
  const whole = JSON.parse(await lab(['balance', ...terms])) as Record<string, Balance>;
  const folder = mkdtempSync(join(tmpdir(), 'parts-'));
  const parts = [1, 2].map((part) => join(folder, `${part}.json`));
  for (const [i, file] of parts.entries()) writeFileSync(file, await lab(['balance', ...terms, '--part', `${i + 1}/2`]));
  expect(JSON.parse(await lab(['merge', ...parts.toReversed()]))).toEqual(whole);
  for (const one of parts) expect(mergeCommand([one], { write: false })).toHaveProperty('wrong', [expect.stringContaining('in no part')]);
  expect(mergeCommand([parts[0]!, ...parts], { write: false })).toHaveProperty('wrong');
  expect(mergeCommand([], { write: false })).toHaveProperty('wrong');
  // A run that begins later, and one that ends before.
  for (const of of [
    { seed: 4, games: 4 },
    { seed: 3, games: 4 },
  ]) {
    for (const file of parts) {
      const part = JSON.parse(readFileSync(file, 'utf8')) as Record<string, object>;
      writeFileSync(file, JSON.stringify(Object.fromEntries(Object.entries(part).map(([id, one]) => [id, { ...one, of }]))));
    }
    expect(mergeCommand(parts, { write: false })).toHaveProperty('wrong', [expect.stringContaining('beyond the run')]);
  }
  rmSync(folder, { recursive: true });
});

test('files without any game are not joined, one beside others is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'empty-'));
  const [empty, one] = ['empty.json', 'one.json'].map((name) => join(folder, name)) as [string, string];
  writeFileSync(empty, '{}');
  const { spartolus } = balances;
  writeFileSync(one, JSON.stringify({ spartolus }));
  for (const files of [[empty], [empty, empty]])
    expect(mergeCommand(files, { write: false })).toEqual({ wrong: ['merge: the files hold no game'] });
  expect(mergeCommand([empty, one], { write: false })).toEqual({ lines: [JSON.stringify({ spartolus })] });
  rmSync(folder, { recursive: true });
});

test('every game is in one part', () => {
  const parts = Array.from({ length: 16 }, (_, i) => partOf(`${i + 1}/16`, 400) as { from: number; to: number });
  expect(parts.map(({ from }) => from)).toEqual([0, ...parts.slice(0, -1).map(({ to }) => to)]);
  expect(parts.at(-1)).toMatchObject({ to: 400 });
  expect(partOf(undefined, 7)).toEqual({ from: 0, to: 7 });
  for (const wrong of ['0/4', '5/4', '3', 'a/b']) expect(partOf(wrong, 400)).toHaveProperty('wrong');
});

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
