import { expect, test, vi } from 'vitest';
import type { Duel } from '../../src/ai/duel';
import type { Played } from '../../src/ai/duelAnswer';
import { balanceCommand } from '../../src/lab/balance';

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

test('a game that breaks is named, and what was found of other battles before is told', async () => {
  const ended = (): Played => ({ result: { winner: 1, score: [5, 2], turn: 6, thought: [[], []], scored: [[], []] } });
  answers.push(ended, ended, ended, ({ seed }) => ({ fault: `no order at ${seed}` }));
  const given = { players: 'recruit,recruit', seed: '7', games: '2', mirror: false, workers: '1', json: true, write: false };
  const said = await balanceCommand({ ...given, battle: 'spartolus,diekplus' });
  expect(said).toMatchObject({ wrong: ['diekplus, the game with the seed 8: no order at 8'] });
  expect(Object.keys(JSON.parse(said.lines![0]!))).toEqual(['spartolus']);
});
