import { describe, expect, test, vi } from 'vitest';
import { playOut } from '../../src/ai/playOut';
import { randomAction, seededChooser } from '../../src/ai/random';
import { notedDice, scriptedDice, seededDice } from '../../src/kernel/dice';
import { replayRecord } from '../../src/kernel/match';
import { readRecord } from '../../src/kernel/record';
import { ancients } from '../../src/rules/ancients';
import type { Event } from '../../src/rules/ancients/events';
import type { Context, State } from '../../src/rules/ancients/types';
import { createMatchStore } from '../../src/store/match';
import { landNow } from '../store/landNow';
import { everything, type Field, fields, open, sorted } from './play';

vi.setConfig({ testTimeout: 60_000 });

/** The same game played two ways must stay the same game. */

interface Twin {
  readonly context: Context;
  readonly state: State;
}

const textOf = ({ context, state }: Twin): object => JSON.parse(JSON.stringify(ancients.printPosition(context, state))) as object;
const revive = (position: object): Twin => open(position, 1);

const legalTexts = ({ context, state }: Twin): string[] =>
  ancients
    .legal(context, state)
    .map((action) => ancients.printAction(context, state, action))
    .sort();

/** Plays an order and its dice, given as text, on the twin. */
function follow({ context, state }: Twin, order: string, dice: readonly number[]): Event[] {
  const events: Event[] = [];
  const script = scriptedDice(dice);
  ancients.apply(context, state, ancients.parseAction(context, state, order)!, script, (event) => events.push(event));
  expect(script.left()).toBe(0);
  return events;
}

const gamesOn = (field: Field): number[] => Array.from({ length: field === everything ? 12 : 4 }, (_, i) => i + 1);
const games = fields.flatMap((field) => gamesOn(field).map((seed) => ({ ...field, seed })));

describe('printed, parsed and revived', () => {
  test.each(games)('$battle, seed $seed', ({ position, seed }) => {
    const match = open(position, seed);
    const choose = seededChooser(seed);
    let twin = revive(textOf(match));
    playOut(match, ['random', 'random'], ({ order, dice }) => {
      follow(twin, order, dice);
      const here = textOf(match);
      expect(sorted(textOf(twin))).toEqual(sorted(here));
      const turned = match.log.at(-1)!.events.some(({ kind }) => kind === 'turnBegan');
      if (!turned && match.state.attack === null && choose(10) > 0) return true;
      twin = revive(here);
      expect(textOf(twin)).toEqual(here);
      if (choose(4) === 0) expect(legalTexts(twin)).toEqual(legalTexts(match));
      return true;
    });
    expect(ancients.outcome(twin.context, twin.state)).toEqual(match.outcome());
  });
});

describe('through the match and bare', () => {
  test.each(games)('$battle, seed $seed', ({ position, seed }) => {
    const match = open(position, seed);
    const bare = ancients.clone(match.start);
    playOut(match, ['random', 'random'], ({ order, dice, events }) => {
      const told: Event[] = [];
      const fallen: number[] = [];
      const action = ancients.parseAction(match.context, bare, order)!;
      ancients.apply(match.context, bare, action, notedDice(seededDice, fallen), (event) => told.push(event));
      expect(told).toEqual(events);
      expect(fallen).toEqual(dice);
      expect(bare).toEqual(match.state);
      return true;
    });
  });
});

describe('through the store and bare, in silence', () => {
  test.each(games)('$battle, seed $seed', ({ position, seed }) => {
    const table = createMatchStore(() => undefined);
    expect(table.begin({ position, seed, names: ['', ''], title: '' })).toMatchObject({ ok: true });
    const now = () => landNow(table);
    const { context } = now();
    const bare = ancients.clone(now().state);
    const choose = seededChooser(seed);
    for (let action = randomAction(ancients, context, bare, choose); action !== undefined; ) {
      expect(table.play(action).ok).toBe(true);
      ancients.apply(context, bare, action, seededDice);
      expect(now().state).toEqual(bare);
      action = randomAction(ancients, context, bare, choose);
    }
    expect(now().outcome).toEqual(ancients.outcome(context, bare));
  });
});

describe('recorded and replayed', () => {
  test.each(games)('$battle, seed $seed', ({ position, seed }) => {
    const match = open(position, seed);
    playOut(match, ['random', 'random']);
    const record = readRecord(JSON.parse(JSON.stringify(match.record())));
    if (!record.ok) throw new Error(JSON.stringify(record.faults));
    const replayed = replayRecord(ancients, record.value);
    if (!replayed.ok) throw new Error(JSON.stringify(replayed.faults));
    const again = replayed.value;
    expect(again.state).toEqual(match.state);
    expect(again.log).toEqual(match.log);
    // Rewound to any moment, and on again to the end.
    const choose = seededChooser(seed);
    for (let i = 0; i < 4; i++) {
      const at = choose(match.log.length);
      again.goTo(at);
      expect(again.state).toEqual(match.stateAt(at));
      again.goTo(match.log.length);
      expect(again.state).toEqual(match.state);
    }
  });
});
