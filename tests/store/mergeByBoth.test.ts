import { describe, expect, test } from 'vitest';
import { facesOf, halvesFault, openHalves } from '../../src/kernel/halves';
import { readRecord } from '../../src/kernel/record';
import { mergeByBoth } from '../../src/store/mergeByBoth';
import type { GameRecord } from '../../src/store/storedGame';
import { apart, bothIn, device, joined, now, ORDER, send } from './devices';

describe('a game of which both sides make the dice, and what the other side sends of it', () => {
  test('whoever has given up has ended the game, whatever the other has moved since', () => {
    const record = joined()[0].match.record()!;
    const played = (...plays: GameRecord['plays'][number][]): GameRecord => ({ ...record, plays });
    const given = { ...played({ order: 'end' }), conceded: 2 };
    const further = played({ order: 'end' }, { order: 'D8-D9' });
    expect(mergeByBoth(further, given)).toMatchObject({ plays: given.plays, conceded: 2 });
    expect(mergeByBoth(given, further)).toMatchObject({ plays: given.plays, conceded: 2 });
    // An older link does not take it back.
    expect(mergeByBoth(given, played({ order: 'end' }))).toMatchObject({ conceded: 2 });
    // A die has fallen since, for which both have opened a half: they went on.
    expect(mergeByBoth(played({ order: 'end' }, { order: ORDER, dice: [3] }), given)?.conceded).toBeUndefined();
  });

  test('what hangs on plays that a surrender makes void goes with them; all else stays', () => {
    const record = joined()[0].match.record()!;
    const given = { ...record, plays: [{ order: 'end' }], conceded: 2 };
    const branch = (id: number, of: number, at: number) => ({ id, of, at, plays: [{ order: 'end' }] });
    const kept = {
      ...record,
      plays: [{ order: 'end' }, { order: 'D8-D9' }],
      mainName: 'As it is called here',
      branches: [branch(1, 0, 1), branch(2, 0, 2), branch(3, 2, 3), branch(4, 1, 2)],
      notes: [
        { at: 1, text: 'of both' },
        { at: 2, text: 'of a play that is void' },
        { at: 2, branch: 1, text: 'of a branch that stays' },
        { at: 3, branch: 2, text: 'of one that goes' },
      ],
    };
    expect(mergeByBoth(kept, { ...given, mainName: 'There' })).toMatchObject({
      mainName: 'As it is called here',
      branches: [{ id: 1 }, { id: 4 }],
      notes: [{ text: 'of both' }, { text: 'of a branch that stays' }],
    });
  });

  test('a half that is open for an order that waits is closed again where the other side has given up', () => {
    const [first] = joined();
    const before = first.match.record()!;
    first.match.playText(ORDER);
    const waiting = first.match.record()!;
    expect(waiting.halves).toMatchObject({ order: ORDER, sides: [{ rolls: 1 }, { rolls: 0 }] });
    const { halves, plays, conceded } = mergeByBoth(waiting, { ...before, conceded: 2 })!;
    expect(conceded).toBe(2);
    expect(halves!.order).toBeUndefined();
    expect(halvesFault(halves!, plays)).toBeUndefined();
  });

  test('what was taken back here stays so where the other side has played nothing since', () => {
    const record = joined()[0].match.record()!;
    const played = { ...record, plays: [{ order: 'D8-D9' }] };
    expect(mergeByBoth({ ...played, cursor: 0 }, record)).toMatchObject({ plays: played.plays, cursor: 0 });
    expect(mergeByBoth({ ...played, cursor: 0 }, played)).toMatchObject({ cursor: 0 });
    const further = { ...record, plays: [{ order: 'D8-D9' }, { order: 'end' }] };
    expect(mergeByBoth({ ...played, cursor: 0 }, further)!.cursor).toBeUndefined();
    expect(mergeByBoth(record, { ...played, cursor: 0 })!.cursor).toBeUndefined();
  });

  test('where the other side goes on with other dice, the half that is open for an order that waits is closed, whoever opens the link', () => {
    const [first] = joined();
    first.match.playText(ORDER);
    const waiting = first.match.record()!;
    expect(waiting.halves).toMatchObject({ order: ORDER, sides: [{ rolls: 1 }, { rolls: 0 }] });
    const lost = device();
    send(first, lost);
    lost.match.endHalves('seeded');
    const ended = lost.match.record()!;
    for (const merged of [mergeByBoth(waiting, ended)!, mergeByBoth(ended, waiting)!]) {
      expect(merged.halves).toMatchObject({ until: { at: 0, dice: 'seeded' }, sides: [{ rolls: 0 }, { rolls: 0 }] });
      expect(readRecord(merged)).toMatchObject({ ok: true });
      expect(device().match.openRecord(merged)).toMatchObject({ ok: true });
    }
  });

  test('that dice come from elsewhere is not lost to a choice taken back here, of which the other side was not sent anything', () => {
    const [first] = joined();
    const sent = first.match.record()!;
    const lost = device();
    send(first, lost);
    lost.match.endHalves('seeded');
    const ended = lost.match.record()!;
    const kept = { ...sent, plays: [...sent.plays, { order: 'D8-D9' }], cursor: 0 };
    for (const merged of [mergeByBoth(kept, ended)!, mergeByBoth(ended, kept)!]) {
      expect(merged.halves).toMatchObject({ until: { at: 0, dice: 'seeded' } });
      expect(readRecord(merged)).toMatchObject({ ok: true });
    }
    // Where a die of both has fallen since, both went on with theirs.
    const rolled = { ...sent, plays: [{ order: ORDER, dice: [3] }] };
    expect(mergeByBoth(rolled, ended)!.halves!.until).toBeUndefined();
  });

  test('a finished game in which somebody has gone back has no result there, whatever the link says', () => {
    const record = joined()[0].match.record()!;
    const over = { ...record, plays: [{ order: 'D8-D9' }, { order: 'end' }], result: { score: [12, 7], winner: 1 } };
    const { result: _, ...back } = { ...over, cursor: 1 };
    const merged = mergeByBoth(back, over)!;
    expect(merged.cursor).toBe(1);
    expect(merged.result).toBeUndefined();
    expect(mergeByBoth(over, over)!.result).toEqual(over.result);
    // Played further there, or here by an older link.
    expect(mergeByBoth(record, over)!.result).toEqual(over.result);
    expect(mergeByBoth(over, record)!.result).toEqual(over.result);
  });

  test('what was taken back before a surrender stays so on the other device, and where an older link is opened', () => {
    const [first, second] = bothIn(apart);
    const before = first.match.record()!;
    second.match.openRecord(before);
    expect(first.match.playText('D8-D7')).toMatchObject({ ok: true });
    expect(first.match.undo()).toBe('done');
    first.match.concede(0);
    const given = first.match.stored()!.record;
    expect(first.match.record(), 'it is not even sent').toMatchObject({ plays: [], conceded: 1 });
    for (const merged of [mergeByBoth(before, given)!, mergeByBoth(given, before)!]) {
      expect(merged).toMatchObject({ cursor: 0, conceded: 1, result: given.result });
      expect(second.match.openRecord(merged)).toMatchObject({ ok: true });
      expect(now(second)).toMatchObject({ cursor: 0, conceded: 1, isBroken: false });
    }
  });

  test('surrenders that cross give one answer on both devices: the one after fewer plays, else that of the first side', () => {
    const record = joined()[0].match.record()!;
    const given = (by: 1 | 2, count: number) => ({
      ...record,
      plays: Array.from({ length: count }, () => ({ order: 'end' })),
      conceded: by,
      result: { score: [0, 0], winner: by === 1 ? 2 : 1 },
    });
    for (const [kept, sent, by] of [
      [given(1, 1), given(2, 1), 1],
      [given(2, 1), given(1, 2), 2],
      [given(1, 1), { ...given(2, 2), cursor: 0 }, 2],
    ] as const) {
      expect(mergeByBoth(kept, sent)).toMatchObject({ conceded: by, result: { winner: by === 1 ? 2 : 1 } });
      expect(mergeByBoth(sent, kept)).toMatchObject({ conceded: by, result: { winner: by === 1 ? 2 : 1 } });
    }
    const after = { ...given(1, 2), plays: [{ order: 'end' }, { order: ORDER, dice: [3] }] };
    expect(mergeByBoth(after, given(2, 1)), 'a die has fallen since').toMatchObject({ conceded: 1 });
  });

  test('a game that has begun otherwise is another one, however its battle is written', () => {
    const record = joined()[0].match.record()!;
    const { armies, ...rest } = record.position as { readonly armies: readonly object[] };
    const written = { ...record, position: { armies, ...rest } };
    expect(mergeByBoth(record, written)).toBeDefined();
    const weaker = { ...record, position: { ...rest, armies: [{ ...armies[0], units: ['LI D8/1', 'LI F8/1'] }, armies[1]] } };
    expect(mergeByBoth(record, weaker)).toBeUndefined();
    expect(mergeByBoth(record, { ...record, seed: 8 })).toBeUndefined();
  });

  test('the other side may join anew until a half is open, and then puts no other halves in the place of its own', () => {
    const [first] = joined();
    const before = first.match.record()!;
    const [own] = before.halves!.sides;
    const other = openHalves('ab'.repeat(32), 0);
    expect(mergeByBoth(before, { ...before, halves: { sides: [own!, other] } })!.halves!.sides[1]).toEqual(other);
    first.match.playText(ORDER);
    const waiting = first.match.record()!;
    // Whoever has seen a half draws secrets until the die is what he wants.
    const sides = [waiting.halves!.sides[0]!, openHalves('ab'.repeat(32), 1)];
    const dice = [facesOf({ sides }, 1)(6)];
    expect(mergeByBoth(waiting, { ...waiting, halves: { sides }, plays: [{ order: ORDER, dice }] })).toBeUndefined();
  });

  test('no dice that both have made come from elsewhere by what the other side says later', () => {
    const [first, second] = joined();
    first.match.playText(ORDER);
    send(first, second);
    expect(second.match.openHalf()).toMatchObject({ ok: true });
    send(second, first);
    const kept = first.match.record()!;
    const closed = kept.halves!.sides.map((side) => ({ ...side!, rolls: 0, open: side!.commit }));
    for (const dice of ['seeded', 'typed'] as const) {
      const until = { ...kept, halves: { sides: closed, until: { at: 0, dice } } };
      const on = { ...until, plays: [...kept.plays, { order: 'end' }] };
      for (const sent of [until, on]) {
        expect(readRecord(sent)).toMatchObject({ ok: true });
        expect(mergeByBoth(kept, sent)).toBeUndefined();
        expect(mergeByBoth(sent, kept)).toBeUndefined();
      }
    }
    const later = { ...kept, halves: { ...kept.halves!, until: { at: kept.plays.length, dice: 'typed' as const } } };
    expect(mergeByBoth(kept, later)).toMatchObject({ halves: { until: { at: kept.plays.length } } });
  });

  test('other dice that both sides choose at once are one choice on both devices: from the earlier moment, else from the seed', () => {
    const record = { ...joined()[0].match.record()!, plays: [{ order: 'D8-D9' }] };
    const ending = (at: number, dice: 'seeded' | 'typed') => ({ ...record, halves: { ...record.halves!, until: { at, dice } } });
    for (const [one, other, counts] of [
      [ending(1, 'seeded'), ending(1, 'typed'), { at: 1, dice: 'seeded' }],
      [ending(1, 'seeded'), ending(0, 'typed'), { at: 0, dice: 'typed' }],
    ] as const) {
      expect(mergeByBoth(one, other)!.halves!.until).toEqual(counts);
      expect(mergeByBoth(other, one)!.halves!.until).toEqual(counts);
    }
  });
});
