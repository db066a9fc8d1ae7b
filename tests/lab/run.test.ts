import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundleTo, cache } from '../../src/lab/bundle.mjs';

/** What runs the laboratory meets from outside: signals, a reader that has had enough, another folder. */

const folder = mkdtempSync(join(tmpdir(), 'run-'));
const bundled = join(cache, `run-tests-${process.pid}.mjs`);
beforeAll(() => bundleTo('src/lab/main.ts', bundled), 60_000);
afterAll(() => {
  rmSync(folder, { recursive: true });
  rmSync(bundled);
});

/** A run in a process of its own; `ended`: its exit code, and what it has said by then. */
function start(program: readonly string[], cwd = '.') {
  const child = spawn(process.execPath, program, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = { out: '', wrong: '' };
  child.stdout.on('data', (data) => (said.out += data));
  child.stderr.on('data', (data) => (said.wrong += data));
  const ended = new Promise<{ readonly code: number | null; readonly out: string; readonly wrong: string }>((done) =>
    child.on('close', (code) => done({ code, ...said })),
  );
  return { child, ended };
}

test.concurrent.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('a run that is ended by %s leaves no bundle behind', { timeout: 60_000 }, async (signal, code) => {
  const entry = join(folder, `${signal}.ts`);
  writeFileSync(entry, "console.log('here');\nsetInterval(() => undefined, 1000);\n");
  const { child, ended } = start(['src/lab/run.mjs', entry]);
  const left = () => readdirSync(cache).filter((name) => name.endsWith(`-${child.pid}.mjs`));
  await new Promise((done) => child.stdout.once('data', done));
  expect(left()).toHaveLength(1);
  child.kill(signal);
  expect(await ended).toMatchObject({ code, wrong: '' });
  expect(left()).toEqual([]);
});

test('whoever reads no further is no fault', { timeout: 60_000 }, async () => {
  const { child, ended } = start([bundled, 'record', '--battle', 'megiddo', '--positions']);
  child.stdout.destroy();
  expect(await ended).toMatchObject({ code: 0, wrong: '' });
});

describe('balance --write', { timeout: 60_000 }, () => {
  const balance = (cwd: string) =>
    start(
      [resolve(bundled), 'balance', '--battle', 'spartolus', '--players', 'random,random', '--games', '1', '--workers', '1', '--write'],
      cwd,
    ).ended;
  const FILE = 'src/scenarios/balance.json';
  /** A folder as that of the project, with such a file in it. */
  const project = (name: string, put: (file: string) => void): string => {
    const at = join(folder, name);
    mkdirSync(join(at, 'src/scenarios'), { recursive: true });
    put(join(at, FILE));
    return at;
  };

  test('writes beside what is there', async () => {
    const at = project('sound', (file) => writeFileSync(file, '{}'));
    expect(await balance(at)).toMatchObject({ code: 0, out: expect.stringMatching(/^spartolus: /), wrong: '' });
    expect(Object.keys(JSON.parse(readFileSync(join(at, FILE), 'utf8')))).toEqual(['spartolus']);
  });

  test('of parts that are joined tells them though they cannot be kept', async () => {
    const at = project('parts', (file) => writeFileSync(file, '{}'));
    await balance(at);
    const { code, out, wrong } = await start([resolve(bundled), 'merge', join(at, FILE), '--write'], folder).ended;
    expect([code, Object.keys(JSON.parse(out))]).toEqual([1, ['spartolus']]);
    expect(wrong).toMatch(/^merge: src\/scenarios\/balance\.json: .*\n$/);
  });

  test.each([
    ['another folder', () => folder],
    ['a file that is damaged', () => project('damaged', (file) => writeFileSync(file, '{"spartolus": 3}'))],
    ['a file that cannot be read', () => project('shut', (file) => mkdirSync(file))],
  ])('is refused before anything is played in %s', async (_, at) => {
    const said = await balance(at());
    expect(said).toMatchObject({ code: 1, out: '', wrong: expect.stringMatching(/^balance: src\/scenarios\/balance\.json: .*\n$/) });
    expect(existsSync(join(folder, 'src'))).toBe(false);
  });
});
