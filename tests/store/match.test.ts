import { describe, expect, test } from 'vitest';
import { createMatchStore } from '../../src/store/match';
import type { Seat } from '../../src/store/seats';
import type { StoredGame } from '../../src/store/storedGame';
import { skirmish } from '../ui/systems/ancients/skirmish';

/** Nobody waits beside the map, so that every phase can be ended. */
const leaderless = { ...skirmish, armies: skirmish.armies.map((army) => ({ ...army, leaders: [], waiting: 0 })) };

function opened(position: object = leaderless) {
  const kept: StoredGame[] = [];
  const match = createMatchStore((game) => {
    kept.push(game);
  });
  const begun = match.begin({ position, seed: 7, names: ['Ann', 'Ben'], title: 'Trial', battle: null });
  if (!begun.ok) throw new Error(JSON.stringify(begun.faults));
  const now = () => match.store.getState().now!;
  return { match, now, kept };
}

/** Another page that looks on at a game as it has been kept, and what it is shown when that is kept again. */
function lookingOn({ kept, now: played }: ReturnType<typeof opened>) {
  const other = createMatchStore(() => undefined);
  other.openStored(kept.at(-1)!);
  other.stand('played');
  const now = () => other.store.getState().now!;
  const follow = async () => {
    await Promise.resolve();
    expect(other.openStored(JSON.parse(JSON.stringify(kept.at(-1)))).ok).toBe(true);
    expect(now().state).toEqual(played().state);
  };
  return { other, now, follow };
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

  test('going on beside a surrender leaves it: what is played then is a branch, also that which lies there already', async () => {
    const { match, now, kept } = opened();
    for (const text of ['C5-D4', 'E6/1']) match.playText(text);
    match.concede(0);
    const { result } = match.record()!;
    match.goTo(0);
    expect(now()).toMatchObject({ branch: 1, cursor: 0, length: 0, conceded: undefined, outcome: undefined });
    expect(match.playText('C5-D4')).toMatchObject({ ok: true, entry: { order: 'C5-D4' } });
    expect(now(), 'not in the course that has been given up').toMatchObject({ branch: 1, cursor: 1, length: 1 });
    match.toBranch(0, 1);
    expect(now(), 'its past is looked at').toMatchObject({ branch: 0, cursor: 2, looking: 1, conceded: 1 });
    match.look(undefined);
    expect(match.playText('end')).toMatchObject({ ok: false, refusal: { why: 'over' } });
    expect(match.record()).toMatchObject({ conceded: 1, result });
    match.toBranch(1);
    match.dropBranch(1);
    expect(now()).toMatchObject({ branch: 0, conceded: 1 });
    match.restore();
    await Promise.resolve();
    const again = createMatchStore(() => undefined);
    expect(again.openStored(JSON.parse(JSON.stringify(kept.at(-1)))).ok).toBe(true);
    again.toBranch(0);
    expect(again.store.getState().now!, 'and read back').toMatchObject({ branch: 0, conceded: 1, outcome: { winner: 2 } });
  });

  test('a branch that parts behind a surrender comes back whole, and the surrender is not taken back with another branch', async () => {
    const { match, now, kept } = opened();
    for (const text of ['C5-D4', 'E6/1']) match.playText(text);
    match.goTo(1);
    match.playText('C4/1');
    match.goTo(1);
    match.playText('C4/2');
    match.toBranch(0);
    match.undoPast();
    match.undoPast();
    match.dropBranch(2);
    expect(match.canRestore()).toBe(true);
    match.concede(0);
    expect(match.canRestore()).toBe(false);
    match.restore();
    expect(now()).toMatchObject({ branch: 0, cursor: 0, conceded: 1 });
    expect(match.redo()).toBe(false);
    await Promise.resolve();
    const again = createMatchStore(() => undefined);
    expect(again.openStored(JSON.parse(JSON.stringify(kept.at(-1)))).ok).toBe(true);
    expect(again.store.getState().now).toMatchObject({ branch: 0, cursor: 0, conceded: 1 });
    expect(again.pathOf(1).map(({ order }) => order)).toEqual(['C5-D4', 'C4/1']);
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

  test('an order in place of dice, or of what somebody went back over on purpose, begins a branch; a plain undo does not', async () => {
    const { match, kept, now } = opened(melee);
    match.playText('D5xE5');
    match.playText('stand');
    await Promise.resolve();
    const whole = kept.at(-1)!;
    match.undoPast();
    expect(match.playText('stand'), 'the same dice fall again').toMatchObject({ ok: true, entry: { order: 'stand' } });
    expect(now()).toMatchObject({ branch: 0, cursor: 2, length: 2 });
    match.undoPast();
    match.undoPast();
    expect(match.playText('nonsense').ok).toBe(false);
    expect(match.playText('end')).toMatchObject({ ok: true, branch: 1 });
    expect(now()).toMatchObject({ branch: 1, cursor: 1, length: 1 });
    expect(match.chapters().length, 'the phases are those of the branch').toBeGreaterThan(1);
    await Promise.resolve();
    const { record } = kept.at(-1)!;
    expect(record.plays, 'the main line is as it was').toEqual(whole.record.plays);
    expect(record).toMatchObject({ cursor: 0, branch: 1, branches: [{ id: 1, of: 0, at: 0, plays: [{ order: 'end' }] }] });

    const again = createMatchStore(() => undefined);
    expect(again.openStored(JSON.parse(JSON.stringify(kept.at(-1))))).toMatchObject({ ok: true });
    expect(again.store.getState().now).toMatchObject({ branch: 1, cursor: 1, length: 1 });
    expect(again.store.getState().now!.state).toEqual(now().state);
    again.toBranch(0, 2);
    expect(again.store.getState().now).toMatchObject({ branch: 0, cursor: 2, length: 2 });

    const plain = opened();
    for (const text of ['C5-D4', 'E6/1']) plain.match.playText(text);
    plain.match.undo();
    expect(plain.match.playText('C4/1').ok).toBe(true);
    expect(plain.match.branches()).toHaveLength(1);
    plain.match.goTo(0);
    expect(plain.match.playText('C4/1')).toMatchObject({ ok: true, branch: 1 });
    expect(plain.match.branches()).toHaveLength(2);
  });

  test('a game opened in the middle of its log is somebody’s who went back: its rest is kept as well', async () => {
    const { match, kept } = opened();
    for (const text of ['C5-D4', 'E6/1']) match.playText(text);
    match.undo();
    await Promise.resolve();
    const again = createMatchStore(() => undefined);
    again.openStored(kept.at(-1)!);
    expect(again.playText('C4/1')).toMatchObject({ branch: 1 });
    expect(again.branches().map(({ entries }) => entries.length)).toEqual([2, 1]);
  });

  test('an order that lies there already, here or in another branch, is gone to', () => {
    const { match, now } = opened();
    for (const text of ['C5-D4', 'E6/1']) match.playText(text);
    match.goTo(0);
    expect(match.playText('C5-D4')).toMatchObject({ ok: true, entry: { order: 'C5-D4' } });
    expect(now(), 'what follows is still there').toMatchObject({ cursor: 1, length: 2, branch: 0 });
    match.goTo(0);
    match.playText('C4/1');
    match.playText('C5-D4');
    match.goTo(0);
    expect(match.alternatives(0).map(({ id, entry }) => [id, entry.order])).toEqual([[0, 'C5-D4']]);
    expect(match.playText('C5-D4')).toMatchObject({ ok: true, branch: 0 });
    expect(now()).toMatchObject({ cursor: 1, length: 2, branch: 0 });
    expect(match.branches()).toHaveLength(2);
  });

  test('a branch is named, promoted and deleted, and the last of it is taken back as long as nothing has been played', () => {
    const { match, now } = opened();
    for (const text of ['C5-D4', 'E6/1']) match.playText(text);
    match.goTo(1);
    match.playText('C4/1');
    match.nameBranch(1, '  The left  ');
    expect(match.branches()[1]).toMatchObject({ id: 1, of: 0, at: 1, name: 'The left' });
    const { plays: _, branches: __, branch: ___, cursor: ____, ...head } = match.record()!;
    expect(match.branchRecord(1), 'as a game of its own it begins as every record does').toEqual({
      ...head,
      plays: [{ order: 'C5-D4' }, { order: 'C4/1' }],
    });
    match.annotate(1, { text: 'Before the parting' });
    match.annotate(2, { text: 'In it' });
    match.toBranch(0, 2);
    match.annotate(2, { text: 'In the other' });
    expect(match.branchRecord(1)!.notes, 'with what was said of its moments').toEqual([
      { at: 1, text: 'Before the parting' },
      { at: 2, text: 'In it' },
    ]);
    match.toBranch(1, 2);
    match.promote(1);
    expect(match.record()!.plays.map(({ order }) => order)).toEqual(['C5-D4', 'C4/1']);
    expect(match.record()!.branches).toMatchObject([{ of: 0, at: 1, plays: [{ order: 'E6/1' }] }]);
    expect(now()).toMatchObject({ branch: 0, cursor: 2 });
    expect(match.canRestore()).toBe(true);
    match.restore();
    expect(match.record()!.plays.map(({ order }) => order)).toEqual(['C5-D4', 'E6/1']);
    expect(now()).toMatchObject({ branch: 1, cursor: 2 });

    match.dropBranch(1);
    expect(match.branches()).toHaveLength(1);
    expect(now(), 'whoever stood there goes back to where it parted').toMatchObject({ branch: 0, cursor: 1, length: 2 });
    match.restore();
    expect(match.branches()[1]).toMatchObject({ name: 'The left' });
    match.dropBranch(1);
    match.toBranch(0, 0);
    expect(match.canRestore(), 'whoever only looks round').toBe(true);
    match.stand('played');
    expect(match.canRestore(), 'another page plays').toBe(false);
    match.stand(undefined);
    match.restore();
    expect(match.branches()[1]).toMatchObject({ name: 'The left' });
    expect(now()).toMatchObject({ branch: 1, cursor: 2 });
    match.dropBranch(1);
    match.redo();
    match.playText('C4/1');
    expect(match.canRestore()).toBe(false);
  });

  test('what its main line is called comes back with a game, also to whoever looks on', async () => {
    const mine = opened();
    for (const text of ['C5-D4', 'E6/1']) mine.match.playText(text);
    await Promise.resolve();
    const { other, follow } = lookingOn(mine);
    mine.match.nameBranch(0, 'As it was');
    await follow();
    expect(other.branches()[0]!.name).toBe('As it was');
    other.stand(undefined);
    other.openStored({ ...mine.kept.at(-1)!, record: { ...mine.kept.at(-1)!.record, mainName: 'Otherwise' } });
    expect(other.branches()[0]!.name, 'another page has named it').toBe('Otherwise');
    const read = createMatchStore(() => undefined);
    read.openRecord(JSON.parse(JSON.stringify(mine.match.record())));
    expect(read.branches()[0]!.name).toBe('As it was');
  });

  test('who names a branch or the game, or writes beside a moment, goes on looking at it all the time', () => {
    const { match, now } = opened();
    for (const text of ['C5-D4', 'E6/1']) match.playText(text);
    match.look(1);
    const seen: unknown[] = [];
    match.store.subscribe(({ now: at }) => seen.push(at?.looking));
    match.nameBranch(0, 'As it was');
    match.rename('The left');
    match.annotate(1, { text: 'Too far' });
    expect(seen).toEqual([1, 1, 1]);
    expect(now().head.title).toBe('The left');
    expect(match.branches()[0]!.name).toBe('As it was');
    expect(match.notes()).toHaveLength(1);
  });

  test('a game that is called as it was is not kept anew', async () => {
    const { match, now, kept } = opened();
    await Promise.resolve();
    const [before, { length }] = [now(), kept];
    match.rename(' Trial ');
    match.rename('');
    await Promise.resolve();
    expect(now()).toBe(before);
    expect(kept).toHaveLength(length);
  });

  test('whoever plays in a course plays in it still when another becomes the main line', () => {
    const { match } = opened();
    for (const text of ['C5-D4', 'E6/1']) match.playText(text);
    for (const [of, text] of [
      [0, 'C4/1'],
      [1, 'C4/5'],
      [0, 'C4/2'],
    ] as const) {
      match.toBranch(of, of === 1 ? 2 : 1);
      match.playText(text);
    }
    const seated: Record<number, string> = { 0: 'person', 1: 'legate:1', 2: 'tribune:1' };
    for (const [id, seat] of Object.entries(seated)) {
      match.toBranch(Number(id));
      match.seat(1, seat as Seat);
    }
    const played = () =>
      match.branches().map(({ id }) => {
        match.toBranch(id);
        const { head } = match.store.getState().now!;
        return [
          match
            .entries()
            .map(({ order }) => order)
            .join(' '),
          head.seats[1],
        ];
      });
    const before = played();
    match.promote(2);
    const after = played();
    expect(after[0]).toEqual(before[2]);
    expect(after.toSorted()).toEqual(before.toSorted());
  });

  test('a note stands with its moment, in whatever branch shares it, and is kept', async () => {
    const { match, kept } = opened();
    for (const text of ['C5-D4', 'E6/1']) match.playText(text);
    match.annotate(1, { text: 'Too far', mark: 'doubtful', drawn: ['D4', 'D4>C5'] });
    match.annotate(2, { bookmark: true });
    match.goTo(1);
    match.playText('C4/1');
    match.annotate(2, { mark: 'good' });
    expect(match.notes()).toMatchObject([
      { at: 1, mark: 'doubtful' },
      { at: 2, mark: 'good' },
    ]);
    await Promise.resolve();
    const again = createMatchStore(() => undefined);
    again.openStored(JSON.parse(JSON.stringify(kept.at(-1))));
    expect(again.notes()).toEqual(match.notes());
    again.toBranch(0);
    expect(again.notes()).toMatchObject([
      { at: 1, text: 'Too far' },
      { at: 2, bookmark: true },
    ]);
    again.annotate(1, undefined);
    expect(again.notes()).toHaveLength(1);
  });

  test('in a game to learn by a note goes with the plays that it was about', () => {
    const match = createMatchStore(() => undefined);
    match.begin({ position: leaderless, seed: 7, names: ['', ''], title: '', practice: () => [] });
    for (const text of ['C5-D4', 'E6/1']) match.playText(text);
    match.annotate(1, { text: 'Stays' });
    match.annotate(2, { text: 'Goes' });
    match.undo();
    match.playText('C4/1');
    expect(match.branches()).toHaveLength(1);
    expect(match.notes()).toEqual([{ at: 1, text: 'Stays' }]);
  });

  test('who plays in a branch is its own, until it is told otherwise as in what it parts from', async () => {
    const { match, now, kept } = opened();
    match.seat(1, 'legate:1');
    for (const text of ['C5-D4', 'E6/1']) match.playText(text);
    match.goTo(1);
    match.playText('C4/1');
    expect(now().head.seats).toEqual(['person', 'legate:1']);
    match.seat(1, 'person');
    match.toBranch(0);
    expect(now().head.seats).toEqual(['person', 'legate:1']);
    match.toBranch(1);
    expect(now().head.seats).toEqual(['person', 'person']);
    await Promise.resolve();
    const again = createMatchStore(() => undefined);
    again.openStored(JSON.parse(JSON.stringify(kept.at(-1))));
    expect(again.store.getState().now!.head.seats).toEqual(['person', 'person']);
    again.toBranch(0);
    expect(again.store.getState().now!.head.seats).toEqual(['person', 'legate:1']);
    again.dropBranch(1);
    again.goTo(1);
    again.playText('C4/1');
    expect(again.store.getState().now, 'a new branch of the same number begins anew').toMatchObject({
      branch: 1,
      head: { seats: ['person', 'legate:1'] },
    });
  });

  test('while another page plays it nothing here changes it, and what is played there is laid on without playing the game again', async () => {
    const mine = opened();
    mine.match.playText('C5-D4');
    await Promise.resolve();
    const { other, now, follow } = lookingOn(mine);
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

    const isSameGame = async () => {
      await follow();
      expect(now().context, 'it is the same game').toBe(context);
      expect(now()).toMatchObject({ cursor: mine.now().cursor, length: mine.now().length, conceded: mine.now().conceded });
      expect(other.chapters()).toEqual(mine.match.chapters());
    };
    for (const text of ['E6/1', 'end', 'end', 'end']) mine.match.playText(text);
    await isSameGame();
    expect(now().fresh?.order).toBe('end');
    mine.match.undoPast();
    await isSameGame();
    mine.match.goTo(1);
    mine.match.playText('C4/1');
    await isSameGame();
    mine.match.concede(0);
    await isSameGame();
    other.look(1);
    mine.match.undo();
    await isSameGame();
    expect(now().looking, 'who looks at the past goes on looking').toBe(1);
    other.stand(undefined);
    expect(other.playText('end').ok).toBe(true);
  });

  test('who looks on goes on looking on where the game is laid anew, for something of it is gone', async () => {
    const mine = opened();
    for (const text of ['C5-D4', 'E6/1']) mine.match.playText(text);
    await Promise.resolve();
    const { other, now, follow } = lookingOn(mine);
    const isFollowed = async () => {
      await follow();
      expect(now().elsewhere).toBe('played');
      expect(other.playText('end').ok).toBe(false);
    };
    mine.match.undo();
    mine.match.playText('C4/1');
    await isFollowed();
    mine.match.goTo(1);
    mine.match.playText('E6/1');
    await isFollowed();
    mine.match.dropBranch(1);
    await isFollowed();
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
    match.goTo(0);
    match.playText('C5-D4');
    match.playText('end');
    expect(match.chapters().map(({ phase, from }) => [phase, from])).toEqual([
      ['movement', 0],
      ['leaders', 2],
    ]);
  });
});
