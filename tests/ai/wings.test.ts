import { describe, expect, test } from 'vitest';
import { createPlayer } from '../../src/ai/players';
import { wingsOf } from '../../src/ai/wings';
import { createBoard, parseHex } from '../../src/kernel/board';
import { seededDice } from '../../src/kernel/dice';
import { tableOf } from './games';

const board = createBoard(11, 12);
const at = (hex: string): number => parseHex(board, hex)!;
const placed = (...hexes: readonly string[]) => hexes.map((hex, id) => ({ id, hex: at(hex) }));

describe('the wings of a side', () => {
  test('are thirds of its line from left to right, each with the enemies that are nearest to it', () => {
    const wings = wingsOf(board, placed('K9', 'A9', 'F9', 'B9', 'G9', 'J9'), placed('A5', 'J7', 'K7', 'F5'));
    expect(wings.map(({ pieces }) => pieces.map(({ id }) => id))).toEqual([
      [1, 3],
      [2, 4],
      [0, 5],
    ]);
    expect(wings.map(({ foes }) => foes.map(({ hex }) => hex))).toEqual([[at('A5')], [at('F5')], [at('J7'), at('K7')]]);
    expect(wings.map(({ near }) => near)).toEqual([4, 3, 2]);
  });

  test('are fewer where there are few pieces, and have nothing before them where there is no enemy', () => {
    const wings = wingsOf(board, placed('A9', 'F9'), []);
    expect(wings.map(({ pieces }) => pieces.map(({ id }) => id))).toEqual([[0], [1]]);
    expect(wings.map(({ near }) => near)).toEqual([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]);
  });
});

describe('the posture that a wing is given', () => {
  const postureIn = async (battle: string, changes: object): Promise<string | undefined> => {
    const { ai, context, state } = await tableOf(battle, changes);
    return ai.wingPostures(context, state, 0)[0];
  };
  const onLand = (own: string[], enemy: string[], army: object) =>
    postureIn('spartolus', {
      turn: 6,
      map: { columns: 11, rows: 12 },
      armies: [
        { name: 'Red', units: own, ...army },
        { name: 'Blue', units: enemy },
      ],
    });

  const twoMore = ['HI E1/4', 'HI G1/4'];
  const won = { points: 9 };
  test.each([
    ['riders go round an enemy who is far off', ['LC F8/1'], ['HI F4/4'], {}, 'envelop'],
    ['the others have no posture of their own', ['HI F8/1'], ['HI F4/4'], {}, undefined],
    ['where the battle is about to be lost, who is far comes on', ['HI F8/1'], ['HI F4/4', ...twoMore], {}, 'advance'],
    ['and who is near and weak takes cover', ['LI F5/1'], ['HI F4/4', ...twoMore], {}, 'screen'],
    ['what is nearly won is kept', ['HI F5/1'], ['HI F4/4'], won, 'hold'],
    ['shooters keep off', ['LA F6/1'], ['LA F4/4'], won, 'skirmish'],
    ['the weak give way', ['LI F6/1', 'HI K12/1'], ['HI F4/4', 'HI G3/4'], won, 'withdraw'],
  ])('on land: %s', async (_, own, enemy, army, posture) => {
    expect(await onLand(own, enemy, army)).toBe(posture);
  });

  const atSea = (own: string[], enemy: string[], lead: number) =>
    postureIn('diekplus', {
      types: { galley: { as: 'small', marines: 1 } },
      map: { columns: 11, rows: 12 },
      fleets: [
        { name: 'A', ships: own, points: Math.max(0, lead) },
        { name: 'B', ships: enemy, points: Math.max(0, -lead) },
      ],
      victory: [
        { term: 'sunk', by: 1, points: 2 },
        { term: 'sunk', by: 2, points: 2 },
      ],
    });

  test.each([
    ['who leads holds', ['small F6/1'], ['small F4/4'], 2, 'hold'],
    ['or withdraws from many more', ['small F6/1'], ['small F4/4', 'small E4/4', 'small G4/4'], 2, 'withdraw'],
    ['far from the enemy it advances', ['small F12/1'], ['small F2/4'], 0, 'advance'],
    ['the better crew goes round him', ['small F8/1'], ['small F4/4 damaged'], 0, 'envelop'],
    ['the weaker one screens itself', ['small F8/1'], ['small F4/4', 'small G4/4'], 0, 'screen'],
    ['who is behind keeps off from marines', ['small F6/1'], ['galley F4/4 marines=1'], -2, 'skirmish'],
    ['who is not has no posture of its own', ['small F6/1'], ['galley F4/4 marines=1'], 0, undefined],
  ])('at sea: %s', async (_, own, enemy, lead, posture) => {
    expect(await atSea(own, enemy, lead)).toBe(posture);
  });
});

test.each(['spartolus', 'salamis'])('%s: the centurion gives postures once in a movement, and moves by them', async (battle) => {
  const asked: string[] = [];
  const moved: (string | undefined)[] = [];
  const { system, ai, context, state } = await tableOf(battle);
  const watched = {
    ...ai,
    wingPostures: (...given: Parameters<typeof ai.wingPostures>) => {
      asked.push(given[1].phase);
      return ai.wingPostures(...given);
    },
    script: (...given: Parameters<typeof ai.script>) => {
      moved.push(given[3].postures?.().join());
      return ai.script(...given);
    },
  };
  const player = createPlayer(system, watched, 'centurion', 1);
  while (state.phase === 'movement') system.apply(context, state, player.decide(context, state)!, seededDice);
  expect(asked).toEqual(['movement']);
  expect(moved.length).toBeGreaterThan(3);
  expect(new Set(moved)).toEqual(new Set([moved[0]]));
  expect(moved[0]).toMatch(/[a-z]/);
});

test('where armies deploy first (13.3) the centurion looks at his wings once they stand', async () => {
  const { system, ai, context, state } = await tableOf('spartolus', { options: ['13.3'] });
  const given: boolean[] = [];
  const watched = {
    ...ai,
    wingPostures: (...asked: Parameters<typeof ai.wingPostures>) => {
      const postures = ai.wingPostures(...asked);
      if (asked[1].phase === 'movement') given.push(postures.length > 0);
      return postures;
    },
  };
  const players = [0, 1].map((seed) => createPlayer(system, watched, 'centurion', seed));
  for (let side = system.decider(context, state); side !== undefined && state.turn === 1; side = system.decider(context, state))
    system.apply(context, state, players[side]!.decide(context, state)!, seededDice);
  expect(given).toEqual([true, true]);
});

test.each(['spartolus', 'salamis'])('%s: the centurion comes for an enemy who does nothing', async (battle) => {
  const { system, ai, context, state } = await tableOf(battle);
  const player = createPlayer(system, ai, 'centurion', 1);
  const end = system.parseAction(context, state, 'end');
  for (let side = system.decider(context, state); side !== undefined; side = system.decider(context, state)) {
    const idle = system.judge(context, state, end) ? system.legal(context, state)[0] : end;
    system.apply(context, state, side === 0 ? player.decide(context, state)! : idle, seededDice);
  }
  expect(system.outcome(context, state)!.winner).toBe(1);
});
