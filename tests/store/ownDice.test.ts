import { describe, expect, test } from 'vitest';
import { createMatchStore, type MatchStore } from '../../src/store/match';
import { proofOf } from '../../src/store/proof';
import { findGame, positionOf, recordOf } from '../browser/games';

const rolls = (log: readonly { readonly dice: readonly number[] }[]): number => log.at(-1)?.dice.length ?? 0;

/** A game of Megiddo up to a shot that hits a unit with a leader: two dice. */
const game = findGame(
  positionOf('megiddo'),
  ({ log }) => rolls(log) === 2,
  ({ log }) => rolls(log) > 1,
);
const { order, dice } = game.log.at(-1)!;
const { result: _, ...whole } = recordOf(game, 'megiddo');
const record = { ...whole, plays: whole.plays.slice(0, -1) };

function laid(source: 'typed' | 'seeded'): MatchStore {
  const store = createMatchStore(() => undefined);
  const opened = store.openRecord({ ...record, dice: source });
  if (!opened.ok) throw new Error(JSON.stringify(opened.faults));
  return store;
}

const now = (store: MatchStore) => store.store.getState().now!;

describe('a game with the players’ own dice', () => {
  test('asks for one die after the other, by its name, and plays the order when all are known', () => {
    const store = laid('typed');
    const { cursor, state } = now(store);
    const first = store.playText(order);
    expect(first).toMatchObject({ ok: false, asks: { name: 'fire', sides: 6, at: expect.any(Number), side: state.player } });
    expect(now(store)).toMatchObject({ cursor, state });
    expect(store.playText(order, dice.slice(0, 1))).toMatchObject({ ok: false, asks: { name: 'leader', sides: 6 } });
    const played = store.playText(order, dice);
    expect(played).toMatchObject({ ok: true, entry: { order, dice } });
    expect(now(store).cursor).toBe(cursor + 1);
  });

  test('undo stops at a typed die; past it redo has the dice that were noted, and the order itself asks again, in a branch of its own', () => {
    const store = laid('typed');
    store.playText(order, dice);
    expect(store.undo()).toBe('die');
    expect(store.undoPast()).toBe('done');
    expect(store.redo()).toBe(true);
    expect(store.entries().at(-1)).toMatchObject({ order, dice });
    store.undoPast();
    expect(store.playText(order)).toMatchObject({ ok: false, asks: { name: 'fire' } });
    expect(store.branches()).toHaveLength(1);
    const other = dice.map((face) => (face === 6 ? 1 : face));
    expect(store.playText(order, other)).toMatchObject({ ok: true, entry: { dice: other }, branch: 1 });
    expect(store.branches()).toHaveLength(2);
  });

  test('says so in its record, which is read again and verified without its seed', () => {
    const store = laid('typed');
    const other = dice.map((face) => (face === 6 ? 1 : face));
    store.playText(order, other);
    expect(store.record()).toMatchObject({ dice: 'typed' });
    expect(now(store).doubt).toEqual({ dice: 'typed' });
    expect(store.verify(proofOf)).toMatchObject({
      plays: record.plays.length + 1,
      isCut: false,
      source: 'typed',
      isSeeded: false,
      isSame: true,
    });
    const again = laid('seeded');
    expect(again.openRecord(store.record()).ok).toBe(true);
    expect(now(again).doubt).toEqual({ dice: 'typed' });
  });

  test('refuses what is refused before it asks', () => {
    expect(laid('typed').playText('A1xA2')).toMatchObject({ ok: false, refusal: { rule: expect.any(String) } });
  });
});

describe('the record of a game, played again', () => {
  test('holds every die of its seed, and stands where the table stands', () => {
    const store = laid('seeded');
    store.playText(order);
    const fallen = game.log.reduce((sum, { dice: { length } }) => sum + length, 0);
    expect(store.verify(proofOf)).toEqual({
      plays: record.plays.length + 1,
      isCut: false,
      dice: fallen,
      source: 'seeded',
      seed: record.seed,
      isSeeded: true,
      isSame: true,
      outcome: undefined,
    });
  });

  test('says that a die is not that of its seed', () => {
    const store = createMatchStore(() => undefined);
    const at = record.plays.findLastIndex((play) => (play.dice?.length ?? 0) > 0);
    const plays = record.plays.slice(0, at + 1).map((play, i) => (i === at ? { ...play, dice: [((play.dice![0] ?? 0) % 6) + 1] } : play));
    store.openRecord({ ...record, plays });
    expect(store.verify(proofOf)).toMatchObject({ plays: now(store).length, isSeeded: now(store).doubt === undefined });
    expect(now(store).doubt?.stray).toBeDefined();
  });
});
