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

describe('the posture that a lone wing is given', () => {
  const postureIn = async (battle: string, changes: object): Promise<string | undefined> => {
    const { art, context, state } = await tableOf(battle, changes);
    return art.postures(context, state, 0)[0];
  };
  const onLand = (own: string[], enemy: string[], changes: object = {}) =>
    postureIn('spartolus', {
      map: { columns: 11, rows: 12 },
      armies: [
        { name: 'Red', units: own },
        { name: 'Blue', units: enemy },
      ],
      ...changes,
    });

  test.each([
    ['far from the enemy it advances', ['HI F12/1'], ['HI F2/4'], 'advance'],
    ['it stays out of the enemy’s reach', ['HI F8/1'], ['HI F4/4'], 'withdraw'],
    ['so do missiles, which skirmish', ['LA F8/1'], ['HI F4/4'], 'skirmish'],
    ['near him blades go round him', ['HI F6/1'], ['HI F4/4'], 'envelop'],
    ['missiles that are the stronger hold', ['MM F6/1'], ['LA F4/4'], 'hold'],
    ['those that are not have no posture of their own', ['LA F6/1'], ['LA F4/4'], undefined],
    ['or screen themselves, where the battle is about to be lost', ['LA F6/1'], ['MM F4/4', 'HI E4/4', 'HI G4/4'], 'screen'],
  ])('on land: %s', async (_, own, enemy, posture) => {
    expect(await onLand(own, enemy)).toBe(posture);
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

test.each(['spartolus', 'diekplus'])('%s: the centurion gives postures once in a player turn, and moves by them', async (battle) => {
  const asked: string[] = [];
  const moved: (string | undefined)[] = [];
  const { system, art, context, state } = await tableOf(battle);
  const watched = {
    ...art,
    postures: (...given: Parameters<typeof art.postures>) => {
      asked.push(`${given[2]} ${given[1].turn} ${given[1].player}`);
      return art.postures(...given);
    },
    script: (...given: Parameters<typeof art.script>) => {
      moved.push(given[3].postures?.join());
      return art.script(...given);
    },
  };
  const player = createPlayer(system, watched, 'centurion', 1);
  const turn = `${state.turn} ${state.player}`;
  const side = system.decider(context, state)!;
  while (`${state.turn} ${state.player}` === turn && system.decider(context, state) === side)
    system.apply(context, state, player.decide(context, state)!, seededDice);
  expect(asked).toEqual([`${side} ${turn}`]);
  expect(moved.length).toBeGreaterThan(3);
  expect(new Set(moved)).toEqual(new Set([moved[0]]));
  expect(moved[0]).toMatch(/[a-z]/);
});
