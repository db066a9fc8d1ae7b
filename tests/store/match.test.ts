import { describe, expect, test } from 'vitest';
import { createMatchStore } from '../../src/store/match';
import type { StoredGame } from '../../src/store/storedGame';
import { skirmish } from '../ui/systems/ancients/skirmish';

/** Nobody waits beside the map, so that every phase can be ended. */
const leaderless = { ...skirmish, armies: skirmish.armies.map((army) => ({ ...army, leaders: [], waiting: 0 })) };

function opened(position: object = leaderless) {
  const kept: StoredGame[] = [];
  const copies: StoredGame[] = [];
  const match = createMatchStore((game, was) => {
    kept.push(game);
    if (was) copies.push(was);
  });
  const begun = match.begin({ position, seed: 7, names: ['Ann', 'Ben'], title: 'Trial', battle: null });
  if (!begun.ok) throw new Error(JSON.stringify(begun.faults));
  const now = () => match.store.getState().now!;
  return { match, now, kept, copies };
}

const melee = { ...leaderless, phase: 'melee' };

describe('a game at the table', () => {
  test('plays orders and shows a new snapshot each time', () => {
    const { match, now } = opened();
    const before = now();
    expect(match.playText('C5-D4').ok).toBe(true);
    expect(now()).not.toBe(before);
    expect(now()).toMatchObject({ cursor: 1, length: 1 });
    expect(match.entries()[0]?.order).toBe('C5-D4');
  });

  test('a refusal leaves everything as it was', () => {
    const { match, now } = opened();
    match.playText('C5-D4');
    const before = now();
    for (const text of ['C4-M9', 'C5-E5', 'nonsense', 'stand', 'E4:D4']) expect(match.playText(text).ok).toBe(false);
    expect(now()).toBe(before);
    expect(match.entries()).toHaveLength(1);
  });

  test('text that is no order is refused as such', () => {
    expect(opened().match.playText('C5->C4')).toMatchObject({ ok: false, refusal: { rule: 'notation' } });
  });

  test('undo steps back, redo forward, and a new play drops what was undone', () => {
    const { match, now } = opened();
    const start = now().state;
    match.playText('C5-D4');
    match.playText('E6/1');
    expect(match.undo()).toBe('done');
    expect(match.undo()).toBe('done');
    expect(now().state).toEqual(start);
    expect(match.undo()).toBe('start');
    expect(match.redo()).toBe(true);
    expect(now()).toMatchObject({ cursor: 1, length: 2 });
    match.playText('C4/1');
    expect(now()).toMatchObject({ cursor: 2, length: 2 });
    expect(match.redo()).toBe(false);
  });

  test('undo stops at a die and says so; whoever explores may go past it, and the same die falls again', () => {
    const { match, now } = opened(melee);
    match.playText('D5xE5');
    expect(match.undo()).toBe('player');
    match.playText('stand');
    const { dice } = match.entries()[1]!;
    expect(dice.length).toBeGreaterThan(0);
    expect(match.undo()).toBe('die');
    expect(now().cursor).toBe(2);
    expect(match.undoPast()).toBe('done');
    match.playText('stand');
    expect(match.entries()[1]!.dice).toEqual(dice);
  });

  test('undo stops at a change of player', () => {
    const { match } = opened({ ...leaderless, phase: 'leaders' });
    match.playText('end');
    expect(match.undo()).toBe('player');
  });

  test('a past moment can be looked at, and nothing is changed by it', () => {
    const { match, now } = opened();
    const start = now().state;
    match.playText('C5-D4');
    match.look(0);
    expect(now()).toMatchObject({ looking: 0, cursor: 1 });
    expect(now().shown).toEqual(start);
    match.look();
    expect(now().shown).toBe(now().state);
    match.goTo(0);
    expect(now()).toMatchObject({ cursor: 0, length: 1, looking: undefined });
  });

  test('a record comes back as it was, cursor and all', () => {
    const { match, now } = opened();
    for (const text of ['C5-D4', 'end', 'end']) expect(match.playText(text).ok).toBe(true);
    match.undoPast();
    const again = createMatchStore(() => undefined);
    expect(again.openRecord(JSON.parse(JSON.stringify(match.record())))).toMatchObject({ ok: true });
    expect(again.store.getState().now?.state).toEqual(now().state);
    expect(again.store.getState().now).toMatchObject({ cursor: 2, length: 3 });
    expect(again.chapters()).toEqual(match.chapters());
  });

  test('a record that does not hold opens up to there', () => {
    const { match } = opened(melee);
    match.playText('D5xE5');
    match.playText('stand');
    const record = match.record()!;
    const again = createMatchStore(() => undefined);
    expect(again.openRecord({ ...record, plays: [{ order: 'D5xE5' }, { order: 'stand' }] })).toMatchObject({ ok: true });
    expect(again.store.getState().now).toMatchObject({ length: 1, stop: { play: 1, fault: { at: 'plays[1].dice' } } });
  });

  test('a game of rules that are not there is refused with its place', () => {
    const { match } = opened();
    const record = match.record()!;
    const again = createMatchStore(() => undefined);
    const position = { ...(record.position as object), system: 'chess' };
    const fault = { expected: 'systemKnown', found: 'chess' };
    expect(again.openRecord({ ...record, position })).toEqual({ ok: false, faults: [{ at: 'position.system', ...fault }] });
    expect(again.begin({ position, seed: 1, names: ['', ''], title: '' })).toEqual({ ok: false, faults: [{ at: 'system', ...fault }] });
    expect(again.store.getState().now).toBeUndefined();
  });

  test('a game opened again as it was stored takes its new name; stored otherwise, it is taken from there', async () => {
    const { match, now, kept } = opened();
    match.playText('C5-D4');
    match.playText('E6/1');
    await Promise.resolve();
    const stored = kept.at(-1)!;
    const { context } = now();
    match.openStored({ ...stored, title: 'Renamed' });
    expect(now()).toMatchObject({ head: { title: 'Renamed' }, cursor: 2 });
    expect(now().context).toBe(context);
    match.playText('C4/1');
    await Promise.resolve();
    expect(kept.at(-1)!.title).toBe('Renamed');
    match.openStored({ ...stored, record: { ...stored.record, plays: stored.record.plays.slice(0, 1) } });
    expect(now()).toMatchObject({ cursor: 1, length: 1 });
    match.close();
    expect(match.record()).toBeUndefined();
  });

  test('conceding ends it; undoing takes it back', () => {
    const { match, now } = opened();
    match.concede(0);
    expect(now().outcome?.winner).toBe(2);
    expect(match.playText('end')).toMatchObject({ ok: false, refusal: { rule: '2', why: 'over' } });
    expect(match.undo()).toBe('done');
    expect(now().outcome).toBeUndefined();
    expect(match.playText('end').ok).toBe(true);
  });

  test('every action is kept, all of one go at once', async () => {
    const { match, kept } = opened();
    match.playText('C5-D4');
    match.playText('end');
    await Promise.resolve();
    expect(kept).toHaveLength(1);
    expect(kept[0]!.record.plays.map(({ order }) => order)).toEqual(['C5-D4', 'end']);
    match.undoPast();
    await Promise.resolve();
    expect(kept).toHaveLength(2);
    expect(kept[1]!.record.cursor).toBe(1);
  });

  test('an order that drops dice, or what somebody went back over on purpose, leaves the game as it was as a copy; a plain undo does not', async () => {
    const { match, kept, copies } = opened(melee);
    match.playText('D5xE5');
    match.playText('stand');
    await Promise.resolve();
    const whole = kept.at(-1)!;
    match.undoPast();
    expect(match.playText('stand'), 'the same dice fall again: nothing is lost').toMatchObject({ ok: true, was: undefined });
    match.undoPast();
    match.undoPast();
    expect(match.playText('nonsense').ok).toBe(false);
    expect(match.playText('end')).toMatchObject({ ok: true, was: 2 });
    await Promise.resolve();
    expect(copies).toHaveLength(1);
    expect(copies[0]).toMatchObject({ title: 'Trial', branched: { of: whole.id, at: 0 }, status: whole.status });
    expect(copies[0]!.id).not.toBe(whole.id);
    expect(copies[0]!.record).toEqual(whole.record);
    const again = createMatchStore(() => undefined);
    expect(again.openStored(copies[0]!)).toMatchObject({ ok: true });

    const plain = opened();
    for (const text of ['C5-D4', 'E6/1']) plain.match.playText(text);
    plain.match.undo();
    expect(plain.match.playText('C4/1')).toMatchObject({ ok: true, was: undefined });
    plain.match.goTo(0);
    expect(plain.match.playText('C4/1')).toMatchObject({ ok: true, was: 2 });
    await Promise.resolve();
    expect(plain.copies).toHaveLength(1);
  });

  test('a game opened in the middle of its log is somebody’s who went back: its rest is kept as well', async () => {
    const { match, kept } = opened();
    for (const text of ['C5-D4', 'E6/1']) match.playText(text);
    match.undo();
    await Promise.resolve();
    const copies: StoredGame[] = [];
    const again = createMatchStore((_, was) => was && copies.push(was));
    again.openStored(kept.at(-1)!);
    expect(again.playText('C4/1')).toMatchObject({ was: 2 });
    await Promise.resolve();
    expect(copies.map(({ record }) => record.plays.length)).toEqual([2]);
  });

  test('while another page plays it nothing here changes it, and what is played there is laid on without playing the game again', async () => {
    const mine = opened();
    mine.match.playText('C5-D4');
    await Promise.resolve();
    const other = createMatchStore(() => undefined);
    other.openStored(mine.kept.at(-1)!);
    other.stand('played');
    const now = () => other.store.getState().now!;
    const { context, state } = now();
    expect(other.playText('E6/1').ok).toBe(false);
    expect(other.undo()).toBe('start');
    for (const act of [
      () => other.goTo(0),
      () => other.concede(0),
      () => other.rename('x'),
      () => other.seat(0, 'legate:1'),
      () => other.redo(),
    ])
      act();
    expect(now()).toMatchObject({
      elsewhere: 'played',
      cursor: 1,
      conceded: undefined,
      head: { title: 'Trial', seats: ['person', 'person'] },
    });
    expect(now().state).toEqual(state);

    const follow = async () => {
      await Promise.resolve();
      expect(other.openStored(JSON.parse(JSON.stringify(mine.kept.at(-1)))).ok).toBe(true);
      expect(now().context, 'it is the same game').toBe(context);
      expect(now()).toMatchObject({ cursor: mine.now().cursor, length: mine.now().length, conceded: mine.now().conceded });
      expect(now().state).toEqual(mine.now().state);
      expect(other.chapters()).toEqual(mine.match.chapters());
    };
    for (const text of ['E6/1', 'end', 'end', 'end']) mine.match.playText(text);
    await follow();
    expect(now().fresh?.order).toBe('end');
    mine.match.undoPast();
    await follow();
    mine.match.goTo(1);
    mine.match.playText('C4/1');
    await follow();
    mine.match.concede(0);
    await follow();
    other.look(1);
    mine.match.undo();
    await follow();
    expect(now().looking, 'who looks at the past goes on looking').toBe(1);
    other.stand(undefined);
    expect(other.playText('end').ok).toBe(true);
  });

  test('what another page has removed is kept again from when that is wished', async () => {
    const { match, kept, now } = opened();
    await Promise.resolve();
    const before = kept.length;
    match.stand('removed');
    expect(match.playText('C5-D4').ok).toBe(false);
    await Promise.resolve();
    expect(kept).toHaveLength(before);
    match.stand(undefined);
    await Promise.resolve();
    expect(kept).toHaveLength(before + 1);
    expect(now().elsewhere).toBeUndefined();
  });

  test('the phases are listed with those who decide in them', () => {
    const { match } = opened();
    for (const text of ['end', 'end', 'end', 'end']) match.playText(text);
    expect(match.chapters().map(({ phase, by, from }) => [phase, by, from])).toEqual([
      ['movement', 0, 0],
      ['leaders', 0, 1],
      ['fire', 1, 2],
      ['melee', 0, 3],
      ['movement', 1, 4],
    ]);
    match.goTo(1);
    match.playText('end');
    expect(match.chapters()).toHaveLength(3);
  });
});
