import { expect, test } from 'vitest';
import { samplingDice } from '../../src/ai/sampling';
import { simulate } from '../../src/ai/simulate';
import { POSTURES, type Tactics, USUAL } from '../../src/ai/tactics';

type Played = readonly [playerTurns: number, posture: string | undefined];

/** What is played in each of so many samples, beginning with one. */
function played(terms: { readonly playerTurns: number; readonly wary: boolean }, from: number, samples: number): Played[][] {
  const told: Played[][] = [];
  const tactics = {
    horizon: 3,
    clone: () => ({}),
    playOn: (_: object, __: object, ___: unknown, playerTurns: number, posture?: string) => told.at(-1)!.push([playerTurns, posture]),
    value: () => 0,
  } as unknown as Tactics<object, object, number>;
  const dice = { ...samplingDice(), begin: () => told.push([]) };
  simulate(tactics, {}, { side: 0, ...terms, branches: [{ state: {}, takes: [] }], from, samples }, dice);
  return told;
}

const postureOf = ([, reply]: Played[]): string | undefined => reply?.[1];

test('a wary side has the enemy reply as the script would and in the usual postures, and both then go on by the script', () => {
  const all = played({ playerTurns: 3, wary: true }, 0, 5);
  expect(all.map(postureOf)).toEqual([undefined, ...POSTURES.slice(0, USUAL)]);
  for (const sample of all)
    expect(sample).toEqual([
      [1, undefined],
      [1, postureOf(sample)],
      [1, undefined],
    ]);
});

test('whoever else does a part of the samples, each has its reply', () => {
  const terms = { playerTurns: 3, wary: true };
  expect([...played(terms, 7, 2), ...played(terms, 9, 3)]).toEqual(played(terms, 7, 5));
});

test('who is not wary reckons with the script alone', () =>
  expect(played({ playerTurns: 3, wary: false }, 0, 5).map(postureOf)).toEqual(Array(5).fill(undefined)));

test('nobody plays on beyond the horizon of the game', () =>
  expect(played({ playerTurns: 9, wary: true }, 0, 5)).toEqual(played({ playerTurns: 3, wary: true }, 0, 5)));

/** How many player turns are played after a line that ends its own, and after one that does not. */
function turnsAfter(level: boolean): number[] {
  type State = { turn: number; player: 1 | 2 };
  const tactics = {
    horizon: 9,
    clone: (state: State) => ({ ...state }),
    may: () => true,
    take: (_: object, state: State, __: number, ends: boolean) => {
      if (ends) state.player = 2;
    },
    playOn: (_: object, state: State, __: unknown, playerTurns: number) => {
      state.turn += playerTurns;
    },
    value: (_: object, { turn }: State) => turn,
  } as unknown as Tactics<object, State, boolean>;
  const state: State = { turn: 0, player: 1 };
  const branches = [true, false].map((line) => ({ state, takes: [{ piece: 0, line }] }));
  return [...simulate(tactics, {}, { side: 0, playerTurns: 3, branches, from: 0, samples: 1, level }, samplingDice())];
}

test('a line that ends the player turn is played as far as others where that is asked, so that neither side has struck once more', () => {
  expect(turnsAfter(true)).toEqual([2, 3]);
  expect(turnsAfter(false)).toEqual([3, 3]);
});
