import { expect, test } from 'vitest';
import { openGame } from '../../src/ai/games';
import { DOUBTFUL, judgePlays } from '../../src/ai/hindsight';
import { isMistake, type Told } from '../../src/ai/protocol';
import { randomAction, seededChooser } from '../../src/ai/random';
import { carryThrough } from '../../src/ai/simulate';
import { loadedDice } from '../../src/kernel/dice';
import { battleById } from '../../src/scenarios/all';

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
  ['ancients', 'spartolus'],
  ['naval', 'diekplus'],
] as const)(
  '%s: a movement at random is a mistake, what would have been better is told, and is none',
  async (id, battle) => {
    const game = await openGame(id, battleById(battle)!.position, 3);
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
      expect(plan!.value).toBeGreaterThanOrEqual(mistake.value + DOUBTFUL);
      expect(judged(before, [...plan!.orders.map(({ order }) => ({ order })), plays.at(-1)!]).filter(({ at }) => at === 0)).toEqual([]);
      return;
    }
  },
  60_000,
);

test('who leaves a sure victory over an enemy alone in melee is told to attack; who attacks is told nothing', async () => {
  const position = {
    system: 'ancients',
    map: { columns: 9, rows: 9 },
    turns: 3,
    player: 1,
    phase: 'melee',
    armies: [
      { name: 'Red', panic: 4, units: ['HI E5/1', 'HI D5/2'] },
      { name: 'Blue', panic: 4, units: ['LI E4/1 disordered', 'LI A1/4'] },
    ],
  };
  const game = await openGame('ancients', position, 1);
  const [mistake] = judged(game, [{ order: 'end' }]);
  expect(mistake).toMatchObject({ at: 0, side: 0, plans: [{ chief: [0] }] });
  expect(mistake!.plans[0]!.orders[0]!.order).toMatch(/xE4$/);
  const unlucky = { order: mistake!.plans[0]!.orders[0]!.order, dice: [1] };
  expect(judged(game, [unlucky])).toEqual([]);
});
