import { expect, test } from 'vitest';
import { openGame } from '../../src/ai/games';
import { DOUBTFUL, judgePlays } from '../../src/ai/hindsight';
import { isMistake, type Told } from '../../src/ai/protocol';
import { randomAction, seededChooser } from '../../src/ai/random';
import { carryThrough } from '../../src/ai/simulate';
import { loadedDice } from '../../src/kernel/dice';
import { battleById } from '../../src/scenarios/all';
import { lines } from '../ui/systems/baw/atTheTable';

type Opened = Awaited<ReturnType<typeof openGame>>;

/** Plays a phase at random; what was played. The game goes on to the next. */
function phaseAtRandom({ system, context, state }: Opened, choose: (bound: number) => number): Told[] {
  const plays: Told[] = [];
  const { turn, player, phase } = state;
  while (state.turn === turn && state.player === player && state.phase === phase) {
    const action = randomAction(system, context, state, choose)!;
    const dice: number[] = [];
    const fallen = loadedDice([]);
    plays.push({ order: system.printAction(context, state, action), dice });
    system.apply(context, state, action, {
      roll(holder, name, sides) {
        dice.push(fallen.roll(holder, name, sides));
        return dice.at(-1)!;
      },
    });
  }
  return plays;
}

const judged = (game: Opened, plays: readonly Told[]) => carryThrough(game.ai.tactics, game.context, judgePlays(game, plays, 7));

test.each([
  ['ancients', battleById('spartolus')!.position],
  ['naval', battleById('diekplus')!.position],
  ['baw', { ...lines, phase: 'fire', turns: 3 }],
] as const)(
  '%s: a movement at random is a mistake, what would have been better is told, and is none',
  async (id, position) => {
    const game = await openGame(id, position, 3);
    const { tactics } = game.ai;
    const choose = seededChooser(3);
    for (;;) {
      const before = { ...game, state: tactics.clone(game.state) };
      const plays = phaseAtRandom(game, choose);
      if (before.state.phase !== 'movement') continue;
      const there = JSON.stringify(before.state);
      const [mistake] = judged(before, plays);
      expect(JSON.stringify(before.state)).toBe(there);
      if (!mistake || mistake.at > 0 || mistake.plans[0]!.orders.length === 0) continue;
      const [plan] = mistake.plans;
      expect(isMistake(JSON.parse(JSON.stringify(mistake)))).toBe(true);
      expect(mistake.judged).toBe('movement');
      expect(plan!.value).toBeGreaterThanOrEqual(mistake.value + DOUBTFUL);
      expect(judged(before, [...plan!.orders.map(({ order }) => ({ order })), plays.at(-1)!]).filter(({ at }) => at === 0)).toEqual([]);
      return;
    }
  },
  60_000,
);

test('who leaves a sure victory over an enemy alone in the last melee is told to attack; who attacks is told nothing', async () => {
  const position = {
    system: 'ancients',
    map: { columns: 9, rows: 9 },
    turns: 1,
    player: 1,
    phase: 'melee',
    armies: [
      { name: 'Red', panic: 4, lost: 1, units: ['HI E5/1', 'HI D5/2'] },
      { name: 'Blue', panic: 4, units: ['LI E4/1 disordered', 'LI A1/4', 'LI B1/4'] },
    ],
  };
  const game = await openGame('ancients', position, 1);
  const [mistake] = judged(game, [{ order: 'end' }]);
  expect(mistake).toMatchObject({ at: 0, side: 0, judged: 'order', plans: [{ chief: [0] }] });
  expect(mistake!.plans[0]!.orders[0]!.order).toMatch(/xE4$/);
  const unlucky = { order: mistake!.plans[0]!.orders[0]!.order, dice: [1] };
  expect(judged(game, [unlucky])).toEqual([]);
});

const spartolus = battleById('spartolus')!.position as object;

/** Knights who are out of control, beside others who are not. */
const charging = {
  map: { columns: 12, rows: 12 },
  player: 1,
  phase: 'movement',
  optional: { control: 'lost' },
  armies: [
    { name: 'Red', panic: 99, units: ['KT E11/1', 'HI G11/1', 'LI H11/1', 'LA I11/1'] },
    { name: 'Blue', panic: 99, units: ['LI E3/4', 'HI G3/4', 'LC I3/4'] },
  ],
};

test.each([
  ['13.4', spartolus],
  ['13.7', spartolus],
  ['13.9', charging],
  ['13V', spartolus],
])(
  '%s: a movement at random, ordered piece by piece, is a mistake as a whole, and what would have been better is none',
  async (option, position) => {
    const game = await openGame('ancients', { ...position, options: [option] }, 3);
    const { tactics } = game.ai;
    const choose = seededChooser(5);
    for (;;) {
      const before = { ...game, state: tactics.clone(game.state) };
      const plays = phaseAtRandom(game, choose);
      if (before.state.phase !== 'movement') continue;
      expect(tactics.planning(before.context, before.state)).toBe('stepwise');
      const [mistake] = judged(before, plays);
      if (!mistake || mistake.at > 0 || mistake.plans[0]!.orders.length === 0) continue;
      const [plan] = mistake.plans;
      expect(isMistake(JSON.parse(JSON.stringify(mistake)))).toBe(true);
      expect(mistake.judged).toBe('movement');
      expect(plan!.value).toBeGreaterThanOrEqual(mistake.value + DOUBTFUL);
      expect(plan!.orders.map(({ order }) => order)).not.toContain('end');
      expect(judged(before, [...plan!.orders.map(({ order }) => ({ order })), plays.at(-1)!]).filter(({ at }) => at === 0)).toEqual([]);
      return;
    }
  },
  60_000,
);

test('13.7: the same is said of a movement wherever the enemy stands whom its side does not see, even if it then meets him', async () => {
  const map = { columns: 18, rows: 12, hill: 'A6 B6 C6 D6 E6 F6 G6 H6 I6 J6 K6 L6 M6 N6 O6 P6 Q6 R6' };
  const own = { name: 'A', panic: 4, units: ['HI C10/1', 'HI D9/1', 'LC F8/1'], leaders: ['C10'] };
  const said: unknown[] = [];
  for (const units of [
    ['HI C9/4', 'HI D8/4', 'HI C2/4', 'LC H4/4'],
    ['HI C9/4', 'HI D8/4', 'HI P2/4', 'LC F4/4'],
  ]) {
    const position = { options: ['13.7'], map, phase: 'movement', player: 1, armies: [own, { name: 'B', panic: 9, units, leaders: [] }] };
    const game = await openGame('ancients', position, 1);
    // On the ridge the enemy comes into sight; what is ordered then is another matter.
    const told = judged(game, [{ order: 'C10/4' }, { order: 'F8-F6/1' }, { order: 'end' }]);
    said.push(told.filter(({ at }) => at === 0));
  }
  expect(said[0]).toHaveLength(1);
  expect(said[1]).toEqual(said[0]);
});
