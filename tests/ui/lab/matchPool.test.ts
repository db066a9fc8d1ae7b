import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DuelResult } from '../../../src/ai/duel';
import type { Hears } from '../../../src/ai/matchPool';
import { toasts } from '../../../src/ui/app/toasts';
import { houseGrounds } from '../../../src/ui/lab/grounds';
import { laboratory, run, stop, trialsOf } from '../../../src/ui/lab/laboratory';
import { playInWorkers } from '../../../src/ui/lab/matchPool';
import { speak, wordsNow } from '../../../src/ui/words';
import { emptyPage } from '../noPage';

/** A worker that says what it is told to. */
class Silent {
  static readonly all: Silent[] = [];
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onerror: ((event: { preventDefault(): void; readonly message?: string }) => void) | null = null;
  constructor() {
    Silent.all.push(this);
  }
  postMessage(): void {}
  terminate(): void {}
  say(data: unknown): void {
    this.onmessage?.({ data });
  }
}

emptyPage();
vi.stubGlobal('navigator', { hardwareConcurrency: 3 });

beforeEach(async () => {
  await speak('en');
  vi.useFakeTimers();
  vi.stubGlobal('Worker', Silent);
  Silent.all.length = 0;
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

const result: DuelResult = { winner: 1, score: [1, 0.5], turn: 3, thought: [[2.5], []], scored: [['camp'], []] };

async function begin(games = 3): Promise<void> {
  const grounds = await houseGrounds(['spartolus']);
  run(await trialsOf({ grounds, players: ['recruit', 'recruit'], options: [], compare: false, games, seed: 1 }));
}

test.each([
  null,
  'x',
  {},
  { result: null },
  { result: {} },
  { result: 'x', fault: 3 },
  { fault: 3 },
  { result: { ...result, winner: 3 } },
  { result: { ...result, score: [1] } },
  { result: { ...result, turn: '3' } },
  { result: { ...result, thought: [[], ['x']] } },
  { result: { ...result, scored: [[7], []] } },
])('what a worker says that is no end of a game is a fault of that game: %j', (message) => {
  const hears = { played: vi.fn<Hears['played']>(), broke: vi.fn<Hears['broke']>(), ended: vi.fn<Hears['ended']>() };
  playInWorkers([{ position: {}, seed: 1, players: ['recruit', 'recruit'] }], hears);
  Silent.all[0]!.say(message);
  expect(hears.broke.mock.calls).toEqual([[0, new Error('a message that is none')]]);
  expect(hears.played).not.toHaveBeenCalled();
});

test('how a game ended, or what is wrong with it, is told', () => {
  const hears = { played: vi.fn<Hears['played']>(), broke: vi.fn<Hears['broke']>(), ended: vi.fn<Hears['ended']>() };
  const duel = { position: {}, seed: 1, players: ['recruit', 'recruit'] } as const;
  playInWorkers([duel, duel], hears);
  const [one, two] = Silent.all;
  one!.say({ result });
  two!.say({ fault: 'odd' });
  expect([hears.played.mock.calls, hears.broke.mock.calls]).toEqual([[[0, result]], [[1, new Error('odd')]]]);
  expect(hears.ended).toHaveBeenCalledOnce();
});

test('where the browser makes no worker the laboratory says once that it cannot play, and is stopped', async () => {
  vi.stubGlobal(
    'Worker',
    class {
      constructor() {
        throw new DOMException('no', 'SecurityError');
      }
    },
  );
  await begin();
  await vi.runAllTimersAsync();
  expect(laboratory.getState()).toMatchObject({ stage: 'stopped', done: 0, all: 3 });
  expect(toasts.getState().map(({ text }) => text)).toEqual([expect.stringContaining(wordsNow().common.trouble.chunkText)]);
  await begin();
  stop();
  expect(laboratory.getState().stage).toBe('stopped');
});

test('what a worker has met that has been stopped says nothing of the games that are played after it', async () => {
  await begin();
  const [first] = Silent.all;
  stop();
  await begin(5);
  const preventDefault = vi.fn<() => void>();
  first!.onerror?.({ preventDefault });
  expect(preventDefault).toHaveBeenCalledOnce();
  await vi.runOnlyPendingTimersAsync();
  expect(laboratory.getState()).toMatchObject({ stage: 'playing', all: 5 });
});
