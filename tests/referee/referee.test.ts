import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { randomAction, seededChooser } from '../../src/ai/random';
import { notedDice, seededDice } from '../../src/kernel/dice';
import { ancients } from '../../src/rules/ancients';
import type { Action } from '../../src/rules/ancients/orders';
import type { Context, State } from '../../src/rules/ancients/types';
import { battlesOf } from '../../src/scenarios';
import { normalPosition } from './notation.mjs';
import * as referee from './referee.mjs';
import { wishFor } from './wishes';

/*
 * Two programs that know nothing of each other, written from the same rules: ours, and a slow and literal one that tries every path.
 * They must agree on every position, on what is legal, and on the rule that refuses what is not. REFEREE_GAMES plays more.
 */
const GAMES = Number(process.env.REFEREE_GAMES ?? 4);

const read = (file: string): unknown => JSON.parse(readFileSync(`tests/referee/${file}.json`, 'utf8'));
const fields: readonly { name: string; position: unknown }[] = [
  ...battlesOf('ancients').map(({ id, position }) => ({ name: id, position })),
  ...['nasty', 'crush'].map((name) => ({ name, position: read(name) })),
];

const sorted = (texts: readonly string[]): string[] => [...new Set(texts)].sort();

/** Plays an order in both programs; the dice that fell here fall there. */
function playBoth(context: Context, state: State, game: unknown, action: Action): void {
  const text = ancients.printAction(context, state, action);
  const dice: number[] = [];
  ancients.apply(context, state, action, notedDice(seededDice, dice));
  referee.play(game, text, dice);
  expect(normalPosition(ancients.printPosition(context, state)), text).toEqual(normalPosition(referee.printPosition(game)));
}

/** What the other program says to a wish, and where a wish by waypoints leads. */
function wishBoth(context: Context, state: State, game: unknown, text: string): void {
  const action = ancients.parseAction(context, state, text);
  const refused = action === undefined ? 'notation' : (ancients.judge(context, state, action)?.rule ?? null);
  expect({ text, refused }).toEqual({ text, refused: referee.judge(game, text) ?? null });
  if (refused !== null || typeof action !== 'object') return;
  playBoth(context, ancients.clone(state), referee.parsePosition(ancients.printPosition(context, state)), action);
}

function playGame(position: unknown, seed: number): number {
  const setup = ancients.readPosition(position);
  if (!setup.ok) throw new Error(JSON.stringify(setup.faults));
  const { context, state } = ancients.open(setup.value, seed);
  const game = referee.parsePosition(position);
  const choose = seededChooser(seed);
  let plays = 0;
  for (; state.phase !== 'over'; plays++) {
    if (choose(8) === 0) {
      const legal = ancients.legal(context, state).map((action) => ancients.printAction(context, state, action));
      expect(sorted(legal)).toEqual(sorted(referee.legal(game)));
    }
    wishBoth(context, state, game, wishFor(context, state, choose));
    playBoth(context, state, game, randomAction(ancients, context, state, choose)!);
  }
  expect(ancients.outcome(context, state)).toEqual(referee.result(game));
  return plays;
}

describe('an independent referee agrees', () => {
  test.each(fields)('$name', ({ position }) => {
    for (let seed = 1; seed <= GAMES; seed++) expect(playGame(position, seed)).toBeGreaterThan(0);
  });
});
