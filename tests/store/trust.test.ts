import { describe, expect, test } from 'vitest';
import { openMatch } from '../../src/kernel/match';
import type { GameRecord } from '../../src/kernel/record';
import { ancients } from '../../src/rules/ancients';
import { verifyRecord } from '../../src/store/foreign';
import { createLibrary } from '../../src/store/library';
import { createMatchStore, type MatchStore } from '../../src/store/match';
import { memoryShelf } from '../../src/store/shelf';
import { newGame, type StoredGame } from '../../src/store/storedGame';
import { skirmish } from '../ui/systems/ancients/skirmish';

/** Nobody waits beside the map, so that every phase can be ended. */
const position = { ...skirmish, phase: 'melee', armies: skirmish.armies.map((army) => ({ ...army, leaders: [], waiting: 0 })) };

/** An attack and its die, and an `end` behind it. */
function recorded(): GameRecord {
  const opened = openMatch(ancients, position, 7);
  if (!opened.ok) throw new Error(JSON.stringify(opened.faults));
  const { value: game } = opened;
  for (const order of ['D5xE5', 'stand']) expect(game.play(ancients.parseAction(game.context, game.state, order)!).ok).toBe(true);
  return game.record();
}

const sound = recorded();
const [drawn = 0] = sound.plays[1]!.dice!;
/** A face with which the fight asks nothing: it changes as little as can be. */
const fell = drawn === 3 ? 4 : 3;
const forged: GameRecord = { ...sound, plays: [sound.plays[0]!, { order: 'stand', dice: [fell, ...sound.plays[1]!.dice!.slice(1)] }] };
const doubt = { dice: 'seeded', stray: { play: 1, order: 'stand', die: 0, fell, drawn } };

function tableOf(): { readonly match: MatchStore; readonly kept: StoredGame[] } {
  const kept: StoredGame[] = [];
  return { match: createMatchStore((game) => kept.push(game)), kept };
}
const now = (match: MatchStore) => match.store.getState().now!;
const storedAs = (record: GameRecord, more: Partial<StoredGame> = {}): StoredGame => ({
  ...newGame({ battle: null, title: 'Trial', names: ['', ''], record, seats: undefined, doubt: undefined }, 5),
  ...more,
});

describe('dice', () => {
  test('of the seed leave no doubt, and the record says whence they are', () => {
    const { match } = tableOf();
    expect(match.openRecord(sound)).toMatchObject({ ok: true });
    expect(now(match).doubt).toBeUndefined();
    expect(match.record()!.dice).toBe('seeded');
  });

  test('that were forged leave a doubt that stays: kept, in the file, when the game goes on, when it is opened again', async () => {
    const { match, kept } = tableOf();
    match.openRecord(forged);
    expect(now(match).doubt).toEqual(doubt);
    expect(match.playText('end').ok || match.playText('hold').ok).toBe(true);
    await Promise.resolve();
    expect(kept.at(-1)!.doubt).toEqual(doubt);
    const again = tableOf();
    again.match.openStored(JSON.parse(JSON.stringify(kept.at(-1)!)));
    expect(now(again.match).doubt).toEqual(doubt);
    const file = await verifyRecord(JSON.parse(JSON.stringify(again.match.record())));
    expect(file.ok && file.value.doubt).toEqual(doubt);
  });

  test('that were scripted are not verified by a seed; nor those of an earlier record without one', async () => {
    const { seed: _, dice: __, ...earlier } = sound;
    for (const record of [{ ...sound, dice: 'scripted' }, earlier]) {
      const verified = await verifyRecord(record);
      expect(verified.ok && verified.value.doubt).toEqual({ dice: 'scripted' });
      const { match } = tableOf();
      match.openRecord(record);
      expect(match.record()!.dice).toBe('scripted');
    }
  });

  test('of a game to learn by are scripted, and nobody is warned of it', () => {
    const { match } = tableOf();
    match.begin({ position, seed: 1, names: ['', ''], title: '', practice: () => [1] });
    expect(match.record()!.dice).toBe('scripted');
    expect(now(match).doubt).toBeUndefined();
  });

  test('of a game kept by an earlier version are marked when it is opened', () => {
    const { match, kept } = tableOf();
    match.openStored(storedAs(forged));
    expect(kept).toMatchObject([{ updated: 5, doubt, record: { plays: forged.plays } }]);
    match.close();
    match.openStored(kept[0]!);
    expect(kept).toHaveLength(1);
  });

  test('are marked in the list of games, and damaged marks are told', async () => {
    const shelf = memoryShelf();
    const library = createLibrary(async () => shelf);
    await library.keep({ ...storedAs(forged), doubt: doubt as StoredGame['doubt'] });
    await library.list();
    expect(library.state.getState().games[0]!.doubt).toEqual(doubt);
    const [[id, card]] = (await shelf.cards()) as [[string, { stamp: string; count: number; game: object }]];
    for (const wrong of [7, {}, { dice: 'seeded', stray: { ...doubt.stray, die: 'x' } }]) {
      await shelf.write(id, { ...card, game: { ...card.game, doubt: wrong } }, card.count, [], card.stamp);
      await library.list();
      expect(library.state.getState().damaged).toMatchObject([{ id, faults: [{ at: 'doubt' }] }]);
    }
  });

  test('13.7 of a hidden order do not say it while it is hidden', async () => {
    const hidden = { ...skirmish, phase: 'melee', options: ['13.7'], armies: position.armies };
    const opened = openMatch(ancients, hidden, 7);
    if (!opened.ok) throw new Error(JSON.stringify(opened.faults));
    const { value: game } = opened;
    for (const order of ['D5xE5', 'stand']) expect(game.play(ancients.parseAction(game.context, game.state, order)!).ok).toBe(true);
    const [first, last] = game.record().plays;
    const changed = { ...game.record(), plays: [first!, { ...last!, dice: [fell, ...last!.dice!.slice(1)] }] };
    const verified = await verifyRecord(changed);
    expect(verified.ok && verified.value.doubt?.stray).toMatchObject({ play: 1, order: '…' });
    const { match } = tableOf();
    match.openRecord(changed);
    expect(now(match).doubt?.stray?.order).toBe('…');
  });
});

describe('a game with an order that is refused', () => {
  const plays = [sound.plays[0]!, sound.plays[1]!, { order: 'D5-D4' }, { order: 'end' }];
  const broken = { ...sound, plays };
  const stop = { play: 2, order: 'D5-D4', rule: '2', left: 1 };

  test('opens up to there and says what is missing', () => {
    const { match, kept } = tableOf();
    expect(match.openStored(storedAs(broken))).toMatchObject({ ok: true });
    expect(now(match)).toMatchObject({ stop, cursor: 2, length: 2, outcome: undefined });
    expect(kept).toEqual([]);
  });

  test('is not played, renamed, conceded or kept, and is written to a file whole', async () => {
    const { match, kept } = tableOf();
    match.openStored(storedAs(broken));
    expect(match.playText('end').ok).toBe(false);
    match.rename('Other');
    match.concede(0);
    match.seat(0, 'recruit:1');
    match.undoPast();
    match.redo();
    await Promise.resolve();
    expect(kept).toEqual([]);
    expect(now(match)).toMatchObject({ head: { title: 'Trial', seats: ['person', 'person'] }, conceded: undefined, cursor: 2 });
    expect(match.record()!.plays).toEqual(plays);
  });

  test('goes on as another game, which is kept', async () => {
    const { match, kept } = tableOf();
    const game = storedAs(broken);
    match.openStored(game);
    const id = match.goOn();
    await Promise.resolve();
    expect(id).not.toBe(game.id);
    expect(now(match)).toMatchObject({ head: { id, title: 'Trial' }, stop: undefined });
    expect(kept).toMatchObject([{ id, record: { plays: plays.slice(0, 2) } }]);
    expect(match.playText('end').ok || match.playText('hold').ok).toBe(true);
    expect(match.goOn()).toBeUndefined();
  });

  test('from outside is taken whole, with what is missing said', async () => {
    const verified = await verifyRecord(broken);
    expect(verified).toMatchObject({ ok: true, value: { stop, record: { plays } } });
  });

  test('that was left before that order stands where it stood', () => {
    const { match } = tableOf();
    match.openStored(storedAs({ ...broken, cursor: 1, conceded: 1 }));
    expect(now(match)).toMatchObject({ stop, cursor: 1, length: 2, conceded: 1 });
    match.openStored(storedAs({ ...broken, conceded: 1, result: { score: [0, 0], winner: 2 } }));
    expect(now(match)).toMatchObject({ stop, cursor: 2, conceded: undefined });
  });
});
