import { expect, test, vi } from 'vitest';
import { createPlayer } from '../../src/ai/players';
import { samplingDice } from '../../src/ai/sampling';
import { simulate } from '../../src/ai/simulate';
import { AT_ONCE, createSimulationPool, type Reach } from '../../src/ai/simulationPool';
import { createSimulator, type SimulationAnswer, type SimulationAsk } from '../../src/ai/simulator';
import type { Search, Task } from '../../src/ai/tactics';
import { seededDice } from '../../src/kernel/dice';
import type { BareState } from '../../src/kernel/twoSides';
import { battleById } from '../../src/scenarios/all';
import { tableOf } from './games';

vi.setConfig({ testTimeout: 60_000 });

/** A simulator at the other end of a line on which everything is copied, as between workers. */
function spawned(hears: (answer: SimulationAnswer) => void, told: SimulationAsk[]): Reach {
  const simulator = createSimulator((answer) => hears(structuredClone(answer)));
  return {
    tell(ask) {
      told.push(ask);
      void simulator(structuredClone(ask));
    },
    leave: () => undefined,
  };
}

/** The first orders of a legate with so many workers, and how many tasks these were given. */
async function ordersWith(battle: 'spartolus' | 'diekplus', size: number, simulations = 400, most = 12) {
  const { system, ai, context, state } = await tableOf(battle);
  const told: SimulationAsk[] = [];
  let ready = 0;
  const pool = createSimulationPool(size, (hears) =>
    spawned((answer) => {
      if (answer.kind === 'ready') ready++;
      hears(answer);
    }, told),
  );
  pool.lay(battle === 'diekplus' ? 'naval' : 'ancients', battleById(battle)!.position);
  await vi.waitFor(() => expect(ready).toBe(size));
  const player = createPlayer(system, ai, 'legate', 1, { simulations });
  const orders: string[] = [];
  for (let n = 0; n < most; n++) {
    const action = await pool.carryThrough(ai.tactics, context, player.deciding!(context, state));
    orders.push(system.printAction(context, state, action));
    system.apply(context, state, action, seededDice);
  }
  return {
    orders,
    tasks: told.filter(({ kind }) => kind === 'simulate').length,
    wary: told.filter((ask) => ask.kind === 'simulate' && ask.task.wary).length,
  };
}

test.each(['spartolus', 'diekplus'] as const)('%s: a search comes to the same with no worker, one or three', async (battle) => {
  const alone = await ordersWith(battle, 0);
  expect(alone.tasks).toBe(0);
  for (const size of [1, 3]) {
    const together = await ordersWith(battle, size);
    expect(together.orders).toEqual(alone.orders);
    expect(together.tasks).toBeGreaterThan(10);
    expect(together.wary).toBe(0);
  }
});

test('with simulations at leisure a search is wary, and comes to the same with workers and without', async () => {
  const alone = await ordersWith('spartolus', 0, 25_000, 3);
  const together = await ordersWith('spartolus', 2, 25_000, 3);
  expect(together.orders).toEqual(alone.orders);
  expect(together.tasks).toBeGreaterThan(10);
  expect(together.wary).toBe(together.tasks);
});

test.each(['that fails', 'that says nothing any more'])('a worker %s goes, and its part is done at home', async (how) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { system, ai, context, state } = await tableOf('spartolus');
  const left: number[] = [];
  const pool = createSimulationPool(2, (hears) => {
    const at = left.length;
    left.push(0);
    return {
      tell(ask) {
        if (ask.kind === 'lay') hears({ kind: 'ready', battle: ask.battle });
        else if (how === 'that fails') hears({ kind: 'fault', what: 'out of memory' });
      },
      leave() {
        left[at]!++;
      },
    };
  });
  pool.lay('ancients', battleById('spartolus')!.position);
  const alone = createPlayer(system, ai, 'legate', 1, { simulations: 400 });
  const helped = createPlayer(system, ai, 'legate', 1, { simulations: 400 });
  const decided = pool.carryThrough(ai.tactics, context, helped.deciding!(context, state));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await decided).toEqual(alone.decide(context, state));
  expect(left).toEqual([1, 1]);
  vi.useRealTimers();
});

test.each([
  ['spartolus', 3, 240],
  ['spartolus', 11, 30],
  ['diekplus', 1, 40],
  ['diekplus', AT_ONCE + 4, 3],
] as const)(
  '%s: whoever simulates alone, %i branches with %i samples, says so again and again, and finds the same',
  async (battle, count, samples) => {
    const { ai, context, state } = await tableOf(battle);
    const { tactics } = ai;
    const [piece] = tactics.agenda(context, state, 0);
    const lines = [undefined, ...tactics.lines(context, state, 0, piece!, count)];
    const task: Task<BareState, unknown> = {
      side: 0,
      playerTurns: 2,
      branches: Array.from({ length: count }, (_, i) => ({ state, takes: [{ piece: piece!, line: lines[i % lines.length] }] })),
      from: 2_000_000,
      samples,
      wary: true,
      faces: true,
      level: true,
    };
    let [since, most] = [0, 0];
    const counted: typeof tactics = {
      ...tactics,
      // Once for every simulation.
      clone(from) {
        most = Math.max(most, ++since);
        return tactics.clone(from);
      },
    };
    const pool = createSimulationPool(
      0,
      () => expect.unreachable(),
      () => (since = 0),
    );
    const search = function* (): Search<BareState, unknown, Float64Array> {
      return yield task;
    };
    expect(await pool.carryThrough(counted, context, search())).toEqual(simulate(tactics, context, task, samplingDice()));
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(Math.max(AT_ONCE, count));
  },
);

test('in place of a worker that went another comes with the next battle', () => {
  const hears: ((answer: SimulationAnswer) => void)[] = [];
  const laid: number[] = [];
  const pool = createSimulationPool(2, (hear) => {
    const nth = hears.push(hear);
    return { tell: ({ kind }) => kind === 'lay' && laid.push(nth), leave: () => undefined };
  });
  const lay = () => pool.lay('ancients', battleById('spartolus')!.position);
  lay();
  hears[0]!({ kind: 'fault', what: 'lost' });
  lay();
  expect(laid).toEqual([1, 2, 2, 3]);
});
