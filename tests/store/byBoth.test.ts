import { describe, expect, test } from 'vitest';
import { halvesFault, openHalves } from '../../src/kernel/halves';
import { openSealed } from '../../src/kernel/seal';
import { sealRecord } from '../../src/kernel/sealRecord';
import { replayCommand } from '../../src/lab/replay';
import { joinedBy } from '../../src/store/invited';
import { mergeByBoth } from '../../src/store/mergeByBoth';
import { missingDie } from '../../src/store/missingDie';
import { proofOf } from '../../src/store/proof';
import type { GameRecord, StoredGame } from '../../src/store/storedGame';
import { fetchRules, systemOf } from '../../src/store/systems';
import { squadrons } from '../ui/systems/naval/squadrons';
import { apart, begun, bothIn, device, joined, now, ORDER, send } from './devices';

describe('dice that both sides make', () => {
  test('where other dice have begun, what is taken back and played otherwise leaves a game that can be opened again', () => {
    const [first] = bothIn(apart);
    for (const order of ['D8-D7', 'F8-F7']) expect(first.match.playText(order)).toMatchObject({ ok: true });
    first.match.endHalves('seeded');
    expect(first.match.record()!.halves!.until).toEqual({ at: 2, dice: 'seeded' });
    expect([first.match.undo(), first.match.undo()]).toEqual(['done', 'done']);
    expect(first.match.playText('F8-F7')).toMatchObject({ ok: true });
    const { halves, plays } = first.match.record()!;
    expect(halvesFault(halves!, plays)).toBeUndefined();
  });

  test('an order waits for the other side, which joins, opens its half with that and sends it back', () => {
    const [first, second] = begun();
    expect(now(first).byBoth).toMatchObject({ side: 0, awaits: undefined, free: 1 });
    expect(first.match.playText(ORDER)).toEqual({ ok: false, awaits: true });
    // Nothing of this side is opened before the other has committed to its halves.
    expect(first.match.record()!.halves!.sides[0]).toMatchObject({ rolls: 0 });
    expect(now(first).byBoth).toMatchObject({ awaits: 'half', order: ORDER });

    send(first, second);
    expect(now(second).byBoth).toMatchObject({ side: undefined, awaits: 'invited' });
    second.match.join();
    expect(now(second).byBoth).toMatchObject({ side: 1, awaits: 'due' });
    expect(second.match.openHalf()).toBeUndefined();
    expect(now(second).byBoth).toMatchObject({ awaits: 'half' });

    send(second, first);
    expect(now(first).byBoth).toMatchObject({ awaits: 'due' });
    expect(first.match.openHalf()).toMatchObject({ ok: true, entry: { order: ORDER } });
    expect(now(first).doubt).toEqual({ dice: 'both' });
    expect(first.match.verify(proofOf)).toMatchObject({ source: 'both', isSeeded: true, isSame: true });
  });

  test('once both have joined, an order takes one way there: its die falls where the other half is opened', () => {
    const [first, second] = joined();
    first.match.playText(ORDER);
    expect(now(first).cursor).toBe(0);
    expect(first.match.playText('F8xF7')).toMatchObject({ ok: false, refusal: { why: 'halfAwaited' } });
    expect(first.match.undo()).toBe('die');
    send(first, second);
    expect(second.match.openHalf()).toMatchObject({ ok: true });
    const { dice } = second.match.entries()[0]!;
    const { halves } = second.match.record()!;
    expect(second.secrets.gameOf(halves), 'the links go to the game in which it was opened').toBe(now(second).head.id);
    second.match.openRecord(second.match.record()!);
    expect(second.secrets.gameOf(halves)).not.toBe(now(second).head.id);
    send(second, first);
    expect(first.match.entries()[0]).toMatchObject({ order: ORDER, dice });
    // Whose turn it is not gives no orders.
    expect(now(second).byBoth).toMatchObject({ awaits: 'turn' });
    expect(second.match.playText('F8xF7')).toMatchObject({ ok: false, refusal: { why: 'otherDevice' } });
    expect(now(first).byBoth?.awaits).toBeUndefined();
  });

  test('no half is opened for a second order in the place of the one it was opened for', () => {
    const [first, second] = joined();
    const before = first.match.record()!;
    first.match.playText(ORDER);
    const given = first.match.record()!;
    send(first, second);
    second.match.openHalf();
    // Whoever knows the die would rather have attacked elsewhere.
    const forged: GameRecord = { ...given, halves: { ...given.halves!, order: 'F8xF7' } };
    expect(second.match.openRecord(forged).ok).toBe(true);
    expect(second.match.openHalf()).toBeUndefined();
    expect(now(second).byBoth).toMatchObject({ awaits: 'moved' });
    expect(second.match.record()!.halves!.sides[1]).toEqual(before.halves!.sides[1]);
    // The link that it was opened for may come twice.
    second.match.openRecord(given);
    expect(second.match.openHalf()).toMatchObject({ ok: true });
  });

  test('a forged die is named, and so is a forged half', () => {
    const [first, second] = joined();
    first.match.playText(ORDER);
    send(first, second);
    second.match.openHalf();
    const record = second.match.record()!;
    const [play] = record.plays;
    const drawn = play!.dice![0]!;
    const fell = (drawn % 6) + 1;
    const forged = { ...record, plays: [{ ...play!, dice: [fell] }] };
    expect(replayCommand({ json: record })).toMatchObject({ lines: [expect.stringContaining('that both sides make')] });
    expect(replayCommand({ json: forged })).toEqual({
      wrong: [`plays[0].dice[0]: expected ${drawn}, which the halves of both sides give for ${ORDER}, found ${fell}`],
    });
    const other = device();
    other.match.openRecord(forged);
    expect(now(other).doubt).toEqual({ dice: 'both', stray: { play: 0, order: ORDER, die: 0, fell, drawn } });
    const sides = record.halves!.sides.map((side, i) =>
      i === 1 ? { ...side!, open: side!.open.replace(/./, (digit) => (digit === '0' ? '1' : '0')) } : side,
    );
    expect(other.match.openRecord({ ...record, halves: { sides } })).toMatchObject({
      ok: false,
      faults: [{ at: 'halves.sides[1].open', expected: 'halfCommitted' }],
    });
  });

  test('branches have the dice of the seed, leave the game as it is, and hold', () => {
    const [first, second] = joined();
    first.match.playText(ORDER);
    send(first, second);
    second.match.openHalf();
    second.match.goTo(0);
    expect(now(second).byBoth?.awaits).toBeUndefined();
    expect(second.match.playText('F8xF7')).toMatchObject({ ok: true, branch: 1 });
    expect(now(second).byBoth).toBeUndefined();
    second.match.promote(1);
    const record = second.match.record()!;
    expect(record.plays.map(({ order }) => order)).toEqual([ORDER]);
    expect(replayCommand({ json: record })).toMatchObject({ lines: [expect.anything(), expect.stringContaining('branch 1')] });
    const apart = second.match.branchRecord(1)!;
    expect(apart.halves!.until).toEqual({ at: 0, dice: 'seeded' });
    expect(device().match.openRecord(apart).ok).toBe(true);
  });

  test('of what is hidden a device plays its own side alone, in a branch too; a copy that goes on alone is handed over for either', () => {
    const [first] = bothIn({ ...apart, options: ['13.7'] });
    const why = (text: string) => {
      const played = first.match.playText(text);
      return played.ok || ('refusal' in played && played.refusal?.why);
    };
    const decides = () => systemOf(now(first)).decider(now(first).context, now(first).state);
    const endOwnPart = () => {
      for (let n = 0; n < 8 && decides() === 0; n++) expect(why('end')).toBe(true);
    };
    endOwnPart();
    expect(why('end')).toBe('otherDevice');
    first.match.goTo(0);
    expect(why('D8-D7')).toBe(true);
    endOwnPart();
    expect(now(first)).toMatchObject({ branch: 1, viewer: 0 });
    expect(why('end')).toBe('otherSide');
    first.match.openRecord(first.match.branchRecord(1)!, { id: 'copy' });
    expect(now(first).viewer).toBe('none');
    expect(why('end')).toBe('nobodySits');
    first.match.sit();
    expect([now(first).viewer, why('end')]).toEqual([1, true]);
  });

  test('whoever has given up a game that hides something does not take it back: he has seen what the other side hides', () => {
    const [first] = bothIn({ ...apart, options: ['13.7'] });
    first.match.playText('D8-D7');
    expect(first.match.undo()).toBe('done');
    first.match.concede(0);
    expect(now(first).viewer).toBe('all');
    expect([first.match.undo(), first.match.undoPast()]).toEqual(['sight', 'sight']);
    expect(now(first).conceded).toBe(1);
  });

  test('where a secret is lost, the game goes on with other dice, and says from where on', () => {
    const [first, second] = joined();
    first.match.playText(ORDER);
    const lost = device();
    send(first, lost);
    expect(now(lost).byBoth).toMatchObject({ side: undefined, awaits: 'keyless' });
    expect(lost.match.playText(ORDER)).toMatchObject({ ok: false, refusal: { why: 'halfAwaited' } });
    lost.match.endHalves('typed');
    expect(lost.match.playText(ORDER)).toMatchObject({ ok: false, asks: { name: 'melee' } });
    expect(lost.match.playText(ORDER, [4])).toMatchObject({ ok: true });
    expect(now(lost).doubt).toEqual({ dice: 'both', until: { at: 0, dice: 'typed' } });
    const record = lost.match.record()!;
    expect(halvesFault(record.halves!, record.plays)).toBeUndefined();
    send(lost, second);
    expect(now(second).doubt).toEqual({ dice: 'both', until: { at: 0, dice: 'typed' } });
  });

  test('no half is opened, nor an order played, against other halves than those that were met', () => {
    const [first, second] = joined();
    const { halves: met, ...rest } = second.match.record()!;
    first.match.playText(ORDER);
    const { halves } = first.match.record()!;
    const sides = [halves!.sides[0]!, openHalves('ab'.repeat(32), 1)];
    expect(first.match.openRecord({ ...rest, halves: { ...halves!, sides } })).toMatchObject({ ok: true });
    expect(now(first).byBoth).toMatchObject({ awaits: 'moved' });
    expect(first.match.openHalf()).toBeUndefined();
    expect(now(first).cursor).toBe(0);
    expect(first.match.verify(proofOf)).toMatchObject({ isSwapped: true });
    // Whoever joins has met the first side’s with that.
    second.match.openRecord({ ...rest, halves: { sides: [openHalves('ab'.repeat(32), 0), met!.sides[1]!] } });
    expect(now(second).byBoth).toMatchObject({ side: 1, awaits: 'moved' });
    send(first, second);
    expect(second.match.verify(proofOf)!.isSwapped).toBeUndefined();
  });

  test('a move taken back is not sent, and where an earlier version has sent it, the free side can be taken all the same', () => {
    const [first, second] = [device(), device()];
    const halves = { sides: [first.secrets.draw('game'), null] };
    first.match.openRecord({ version: 1, position: apart, seed: 7, dice: 'both', halves, plays: [] });
    expect(first.match.playText('D8-D7')).toMatchObject({ ok: true });
    expect(first.match.undo()).toBe('done');
    const { record } = first.match.stored()!;
    expect(record).toMatchObject({ plays: [{ order: 'D8-D7' }], cursor: 0 });
    send(first, second);
    expect(now(second)).toMatchObject({ length: 0, byBoth: { awaits: 'invited' } });
    second.match.openRecord(JSON.parse(JSON.stringify(record)));
    expect(now(second)).toMatchObject({ cursor: 0, length: 1, byBoth: { awaits: 'invited' } });
    // What something is said of is sent.
    expect(first.match.redo()).toBe(true);
    first.match.annotate(1, { text: 'Here' });
    first.match.undo();
    expect(first.match.record()).toMatchObject({ plays: [{ order: 'D8-D7' }], cursor: 0 });
  });

  test('a move taken back before the game is opened again is played otherwise in the game itself, on purpose in a branch', () => {
    const [first] = bothIn(apart);
    first.match.playText('D8-D7');
    first.match.undo();
    first.match.openStored(first.match.stored()!);
    expect(now(first)).toMatchObject({ cursor: 0, length: 1 });
    expect(first.match.playText('F8-F7')).toMatchObject({ ok: true });
    expect(first.match.branches()).toHaveLength(1);
    expect(first.match.record()).toMatchObject({ plays: [{ order: 'F8-F7' }] });
    first.match.goTo(0);
    expect(first.match.playText('D8-D7')).toMatchObject({ ok: true });
    expect(first.match.branches()).toHaveLength(2);
  });

  test('other dice begin where the game stands: no surrender is undone by them, nor a move made that was taken back', () => {
    const [first] = bothIn({ ...apart, options: ['13.7'] });
    first.match.playText('D8-D7');
    first.match.undo();
    first.match.concede(0);
    const { halves } = first.match.record()!;
    first.match.endHalves('seeded');
    expect(now(first)).toMatchObject({ conceded: 1, viewer: 'all' });
    expect(first.match.record()!.halves).toEqual(halves);

    const [other] = bothIn(apart);
    other.match.playText('D8-D7');
    other.match.undo();
    other.match.endHalves('typed');
    expect(now(other)).toMatchObject({ cursor: 0, length: 1, doubt: { until: { at: 0, dice: 'typed' } } });
    expect(device().match.openRecord(other.match.record())).toMatchObject({ ok: true });

    const [third, fourth] = joined();
    third.match.playText(ORDER);
    send(third, fourth);
    fourth.match.openHalf();
    expect(fourth.match.undoPast()).toBe('done');
    fourth.match.endHalves('seeded');
    expect(now(fourth), 'a die has fallen there').toMatchObject({ cursor: 1, doubt: { until: { at: 1 } } });
  });

  test('no half is opened for an order of this side that another device gives', () => {
    const [first, second] = joined();
    const { halves, ...rest } = second.match.record()!;
    first.match.openRecord({ ...rest, halves: { ...halves!, order: ORDER } });
    expect(now(first).byBoth).toMatchObject({ side: 0, awaits: 'due' });
    expect(first.match.openHalf()).toBeUndefined();
    expect(now(first).byBoth).toMatchObject({ awaits: 'moved' });
    expect(first.match.record()!.halves!.sides[0]).toMatchObject({ rolls: 0 });
  });

  test('an order with a die in the place of what was taken back waits, and the game can be opened again', async () => {
    await fetchRules(squadrons);
    const [first, other] = bothIn(squadrons);
    const { context, state } = now(first);
    const naval = systemOf(now(first));
    const orders = naval.legal(context, state);
    const rolls = (action: unknown) => missingDie({ system: naval, context, state } as never, action, []) !== undefined;
    expect(first.match.play(orders.find((action) => !rolls(action)))).toMatchObject({ ok: true });
    expect(first.match.undo()).toBe('done');
    const order = naval.printAction(context, state, orders.find(rolls));
    expect(first.match.playText(order)).toEqual({ ok: false, awaits: true });
    expect(now(first)).toMatchObject({ branch: 0, cursor: 0, length: 0, byBoth: { awaits: 'half', order } });
    const record = first.match.record()!;
    expect([record.plays, halvesFault(record.halves!, record.plays)]).toEqual([[], undefined]);
    expect(other.match.openRecord(JSON.parse(JSON.stringify(record)))).toMatchObject({ ok: true });
  });

  test('a copy that goes on alone does not take the links of the game, whichever line it was', () => {
    const [first] = joined();
    const { halves } = first.match.record()!;
    const bound = first.secrets.gameOf(halves);
    const copy = first.match.branchRecord(0)!;
    expect(copy.halves).toMatchObject({ until: { at: 0, dice: 'seeded' }, copy: true });
    expect(first.match.openRecord(copy, { id: 'copy' })).toMatchObject({ ok: true });
    expect(first.secrets.gameOf(halves)).toBe(bound);
    expect(first.match.playText(ORDER)).toMatchObject({ ok: true });
    expect(first.match.record()!.halves, 'it says so wherever it goes').toMatchObject({ copy: true });
  });

  test('what goes on beside a game that does not hold is a copy, too', () => {
    const [first] = joined();
    const record = first.match.record()!;
    expect(first.match.openRecord({ ...record, plays: [{ order: 'D8-A1' }] }, { id: 'game' })).toMatchObject({ ok: true });
    expect(first.match.goOn()).not.toBe('game');
    expect(first.match.record()!.halves).toMatchObject({ until: { at: 0, dice: 'seeded' }, copy: true });
  });

  test('a link is taken on by the game that is kept: whichever is further, branches and notes as they were, an order that waits too', () => {
    const [first, second] = begun();
    const sent = first.match.record()!;
    first.match.playText(ORDER);
    const kept: GameRecord = { ...first.match.record()!, notes: [{ at: 0, text: 'Now' }] };
    // The other side has joined by an earlier link.
    second.match.openRecord(sent);
    expect(joinedBy(second.secrets, sent.halves)).toBeUndefined();
    second.match.join();
    expect(joinedBy(second.secrets, sent.halves), 'opened again, that link leads to the game').toBe(now(second).head.id);
    const third = device();
    third.match.openRecord(sent);
    third.match.join();
    expect(joinedBy(second.secrets, third.match.record()!.halves), 'another has joined by the same link').toBeUndefined();
    const back = second.match.record()!;
    const merged = mergeByBoth(kept, back)!;
    expect(merged).toMatchObject({ notes: kept.notes, halves: { sides: back.halves!.sides, order: ORDER } });
    first.match.openRecord(merged);
    expect(now(first).byBoth).toMatchObject({ awaits: 'due' });
    first.match.openHalf();
    const waiting = first.match.record()!;
    second.match.openRecord(waiting);
    second.match.openHalf();
    const played = second.match.record()!;
    expect(mergeByBoth(waiting, played)).toMatchObject({ plays: played.plays, halves: played.halves });
    // An older link changes nothing.
    expect(mergeByBoth(played, waiting)).toMatchObject({ plays: played.plays, halves: played.halves });
    expect(mergeByBoth(played, { ...played, plays: [{ order: 'F8xF7', dice: [3] }] })).toBeUndefined();
  });

  test('who joins in one page has joined in the others that look on, and opens that side’s half there', () => {
    const [first, second] = begun();
    const watching = device(second.secrets);
    second.match.openRecord(first.match.record()!);
    const { id } = now(second).head;
    watching.match.openStored(second.match.stored()!);
    watching.match.stand('played');
    expect(now(watching).byBoth).toMatchObject({ side: undefined, awaits: 'invited' });
    second.match.join();
    expect(watching.match.openStored(second.match.stored()!)).toEqual({ ok: true, value: id });
    watching.match.stand(undefined);
    expect(now(watching).byBoth).toMatchObject({ side: 1, awaits: 'turn' });
  });

  test('a game that has been played on elsewhere is marked as it stands now once it has been opened, and no more after that', () => {
    const [first] = bothIn(apart);
    const before = first.match.stored()!;
    first.match.playText('D8-D7');
    first.match.endHalves('seeded');
    const { status, doubt, record } = first.match.stored()!;
    expect(doubt).toEqual({ dice: 'both', until: { at: 1, dice: 'seeded' } });
    const kept: StoredGame[] = [];
    const opened = () => device(first.secrets, (game) => kept.push(game)).match;
    opened().openStored({ ...before, record });
    expect(kept).toMatchObject([{ id: before.id, updated: before.updated, status, doubt }]);
    opened().openStored(kept[0]!);
    expect(kept).toHaveLength(1);
    const old = { ...kept[0]!, status: { ...status!, turn: 9 } };
    opened().openStored(old);
    expect(kept.at(-1)!.status).toEqual(status);
  });

  test('an order that waits is sealed with a game that hides something', () => {
    const [first] = begun();
    first.match.playText(ORDER);
    const record = first.match.record()!;
    const sealed = sealRecord(record);
    expect(JSON.stringify(sealed)).not.toContain(ORDER);
    expect(openSealed(sealed)).toMatchObject({ halves: record.halves });
  });
});
