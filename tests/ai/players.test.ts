import { describe, expect, test, vi } from 'vitest';
import { createPlayer, PLAYERS, type PlayerName } from '../../src/ai/players';
import { samplingDice } from '../../src/ai/sampling';
import { simulate } from '../../src/ai/simulate';
import { FEWEST } from '../../src/ai/trials';
import { seededDice } from '../../src/kernel/dice';
import { sample } from '../battles';
import { playBetween, tableOf } from './games';

vi.setConfig({ testTimeout: 60_000 });

const scripts: readonly PlayerName[] = ['recruit', 'optio', 'centurion'];

describe('every script plays every battle of the sample to its end by legal orders', () => {
  test.each(sample.map(({ id }) => id))('%s', async (battle) => {
    for (const [i, name] of scripts.entries()) {
      const table = await tableOf(battle, {}, i + 1);
      playBetween(table, [name, scripts[(i + 1) % 3]!], 1);
      expect(table.system.outcome(table.context, table.state)).toBeDefined();
      expect(table.system.check(table.context, table.state)).toEqual([]);
    }
  });
});

describe('scripts play under optional rules', () => {
  const sets = [
    ['13.1', '13.5', '13.6'],
    ['13.2'],
    ['13.3', '13.12'],
    ['13.4', '13.7'],
    ['13.8', '13.9', '13.10'],
    ['13.11', '13.14'],
    ['13V', 'V5'],
  ];
  test.each(sets.map((options) => [options.join(' '), options] as const))('%s', async (_, options) => {
    for (const battle of ['spartolus', 'magnesia']) {
      const table = await tableOf(battle, { options });
      playBetween(table, ['centurion', 'recruit'], 1);
      expect(table.system.outcome(table.context, table.state)).toBeDefined();
    }
  });
});

describe('a search plays on under optional rules', () => {
  test.each([
    ['13.2', 'spartolus'],
    ['13.4', 'spartolus'],
    ['13.9', 'magnesia'],
    ['13V', 'argentoratum'],
  ])('%s, %s', async (option, battle) => {
    const table = await tableOf(battle, { options: [option] });
    playBetween(table, ['tribune', 'centurion'], 12);
    expect(table.system.outcome(table.context, table.state)).toBeDefined();
  });
});

test.each([
  ['13.1', 'spartolus'],
  ['13.8', 'magnesia'],
  ['13.11', 'magnesia'],
])('under %s the legate plans a movement as a whole, and its orders are allowed', async (option, battle) => {
  const { system, ai, context, state } = await tableOf(battle, { options: [option] });
  const player = createPlayer(system, ai, 'legate', 1, { simulations: 300 });
  let planned = 0;
  for (let orders = 0; orders < 12; orders++) {
    const action = player.decide(context, state)!;
    expect(system.judge(context, state, action)).toBeUndefined();
    if (player.followed()) planned++;
    system.apply(context, state, action, seededDice);
  }
  expect(planned).toBeGreaterThan(5);
});

describe('a search', () => {
  test.each(['spartolus', 'diekplus'])('%s: finds the same orders with the same simulations', async (battle) => {
    const [first, second] = [await tableOf(battle), await tableOf(battle)];
    const orders = playBetween(first, ['legate', 'tribune'], 60, 25);
    expect(orders).toHaveLength(25);
    expect(playBetween(second, ['legate', 'tribune'], 60, 25)).toEqual(orders);
  });

  test.each([
    ['spartolus', 200],
    ['diekplus', 200],
    ['spartolus', 1000],
  ])(
    '%s, %d: costs what it is allowed, and past that only the fewest samples of a line in a round, or the faces of a die',
    async (battle, allowed) => {
      const { system, ai, context, state } = await tableOf(battle);
      let told = 0;
      const player = createPlayer(system, ai, 'legate', 1, { simulations: allowed });
      const dice = samplingDice();
      const turn = state.player;
      while (state.player === turn && system.decider(context, state) === 0) {
        const search = player.deciding!(context, state);
        let step = search.next();
        while (!step.done) {
          const { branches, samples, faces } = step.value;
          told += branches.length * samples;
          if (told > allowed) expect(samples).toBeLessThanOrEqual(faces ? 6 : FEWEST);
          step = search.next(simulate(ai.tactics, context, step.value, dice));
        }
        system.apply(context, state, step.value!, seededDice);
      }
      expect(told).toBeGreaterThan(60);
      expect(told).toBeLessThan(allowed + 1000);
    },
  );

  test('beats the recruit with few simulations', async () => {
    let won = 0;
    for (let seed = 1; seed <= 4; seed++) {
      for (const side of [0, 1] as const) {
        const table = await tableOf('spartolus', {}, seed);
        playBetween(table, side === 0 ? ['legate', 'recruit'] : ['recruit', 'legate'], 250);
        if (table.system.outcome(table.context, table.state)!.winner === side + 1) won++;
      }
    }
    expect(won).toBeGreaterThanOrEqual(5);
  });
});

describe('nobody cheats', () => {
  const looked: readonly PlayerName[] = PLAYERS.filter((name) => name !== 'random');

  test.each(looked)('%s: the generator of the match changes nothing', async (name) => {
    for (const battle of ['spartolus', 'diekplus']) {
      const [one, other] = [await tableOf(battle, {}, 1), await tableOf(battle, {}, 999)];
      expect(playBetween(other, [name, name], 40, 6)).toEqual(playBetween(one, [name, name], 40, 6));
    }
  });

  test.each(looked)('%s: what its side does not see changes nothing (13.7)', async (name) => {
    const map = { columns: 18, rows: 12, hill: 'A6 B6 C6 D6 E6 F6 G6 H6 I6 J6 K6 L6 M6 N6 O6 P6 Q6 R6' };
    const own = { name: 'A', panic: 9, units: ['HI C10/1', 'LC F10/1', 'LA H10/1'], leaders: ['C10'] };
    const hidden = (units: string[]) => ({ options: ['13.7'], map, armies: [own, { name: 'B', panic: 9, units, leaders: [] }] });
    const orders: string[][] = [];
    for (const units of [
      ['HI C2/4', 'LC H3/4'],
      ['HI P2/4', 'LC A1/4'],
    ]) {
      const table = await tableOf('spartolus', hidden(units));
      const known = table.system.view!(table.context, table.state, 0) as unknown as { units: { side: number; hex: number }[] };
      expect(known.units.filter(({ side, hex }) => side === 1 && hex >= 0)).toEqual([]);
      orders.push(playBetween(table, [name, name], 40, 3));
    }
    expect(orders[1]).toEqual(orders[0]);
  });
});
