import { constants } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Duel } from '../../src/ai/duel';
import type { Played } from '../../src/ai/duelAnswer';
import { balanceCommand } from '../../src/lab/balance';
import { ladderCommand } from '../../src/lab/ladder';
import { matchCommand } from '../../src/lab/match';

const { answers } = vi.hoisted(() => ({ answers: [] as ((duel: Duel) => Played)[] }));

vi.mock('node:worker_threads', () => ({
  isMainThread: true,
  parentPort: null,
  Worker: class {
    private hear: (answer: Played) => void = () => undefined;
    on(what: string, hear: (answer: Played) => void) {
      if (what === 'message') this.hear = hear;
    }
    postMessage(duel: Duel) {
      queueMicrotask(() => this.hear(answers.shift()!(duel)));
    }
    terminate() {}
  },
}));

const { unwritten, shut } = vi.hoisted(() => ({ unwritten: [] as string[], shut: new Set<string>() }));
vi.mock(import('node:fs'), async (original) => ({
  ...(await original()),
  writeFileSync: (file) => {
    unwritten.push(String(file));
    throw new Error('ENOSPC: no space left on device, write');
  },
  accessSync: (file, mode) => {
    if (mode === constants.W_OK && shut.has(String(file))) throw new Error(`EACCES: permission denied, access '${file}'`);
  },
}));

const given = { players: 'recruit,recruit', seed: '7', games: '2', mirror: false, workers: '1', json: true };
const ended = (): Played => ({ result: { winner: 1, score: [5, 2], turn: 6, thought: [[], []], scored: [[], []] } });
const breaks = ({ seed }: Duel): Played => ({ fault: `no order at ${seed}` });

test('a game that breaks is named, and what was found of other battles before is told', async () => {
  answers.push(ended, ended, ended, breaks);
  const said = await balanceCommand({ ...given, write: false, battle: 'spartolus,diekplus' });
  expect(said).toMatchObject({ wrong: ['diekplus, the game with the seed 8: no order at 8'] });
  expect(Object.keys(JSON.parse(said.lines![0]!))).toEqual(['spartolus']);
});

test('what was found is told though it could not be kept', async () => {
  answers.push(ended, ended, ended, ended);
  const said = await balanceCommand({ ...given, write: true, battle: 'spartolus,diekplus' });
  const why = 'src/scenarios/balance.json: ENOSPC: no space left on device, write';
  expect(said).toMatchObject({ wrong: [`balance: ${why}`] });
  expect(Object.keys(JSON.parse(said.lines![0]!))).toEqual(['spartolus', 'diekplus']);
  expect(unwritten).toHaveLength(2);
});

test('nothing is played whose result could not be kept: the file may not be written', async () => {
  const file = 'src/scenarios/balance.json';
  shut.add(file);
  const said = await balanceCommand({ ...given, write: true, battle: 'spartolus' });
  shut.clear();
  expect(said).toEqual({ wrong: [`balance: ${file}: EACCES: permission denied, access '${file}'`] });
});

test('who has won every game is stronger without end, in words and in JSON', async () => {
  answers.push(ended, ended, ended, ended);
  const [json] = (await matchCommand({ ...given, battle: 'spartolus' })).lines!;
  expect(JSON.parse(json!)).toMatchObject({ elo: 'Infinity', eloInterval: [expect.any(Number), 'Infinity'] });
  expect((await matchCommand({ ...given, battle: 'spartolus', json: false })).lines![1]).toMatch(/; Elo Infinity \(-?\d+ to Infinity\)$/);
});

test('games that were played by the clock are not kept, and a ladder has the same figures for all', async () => {
  const timed = await balanceCommand({ ...given, battle: 'marathon', seconds: '0.1', write: true });
  expect(timed).toEqual({ wrong: ['balance: marathon: what is kept is of games that were not played by the clock'] });
  const uneven = { battle: 'spartolus', simulations: '300,100' };
  expect(await ladderCommand({ ...given, ...uneven })).toEqual({ wrong: [expect.stringMatching(/^ladder: all players/)] });
  expect(await balanceCommand({ ...given, ...uneven, write: false })).toEqual({ wrong: [expect.stringMatching(/^balance: both/)] });
});

describe('at a terminal', () => {
  const { isTTY } = process.stderr;
  let screen = '';
  beforeEach(() => {
    screen = '';
    process.stderr.isTTY = true;
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
      screen += String(text);
      return true;
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    process.stderr.isTTY = isTTY;
  });

  test('how many games have been played is said, and is gone before the report', async () => {
    answers.push(ended, ended);
    await matchCommand({ ...given, battle: 'spartolus' });
    expect(screen).toBe('\r1 of 2 games\r2 of 2 games\r\x1b[K');
  });

  test('and before what is told of a game that broke, behind which nothing comes', async () => {
    answers.push(ended, breaks, ended);
    await expect(matchCommand({ ...given, battle: 'spartolus', games: '3', workers: '2' })).rejects.toThrow('no order at 8');
    await new Promise((resolve) => setTimeout(resolve));
    expect(answers).toEqual([]);
    expect(screen).toBe('\r1 of 3 games\r\x1b[K');
  });
});
