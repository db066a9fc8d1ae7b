import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { playOut } from '../../src/ai/playOut';
import { doubtOf } from '../../src/kernel/match';
import { type GameRecord, readRecord } from '../../src/kernel/record';
import { replayAsFar } from '../../src/kernel/replay';
import { ancients } from '../../src/rules/ancients';
import { atRandom } from '../fuzz/eager';
import { type AncientsMatch, everything, open } from '../fuzz/play';
import { replayRecord } from '../replay/replayRecord';

vi.setConfig({ testTimeout: 60_000 });

fc.configureGlobal({ seed: 2, numRuns: 25 });

function played(seed: number, plays = Number.POSITIVE_INFINITY): AncientsMatch {
  const match = open(everything.position, seed);
  playOut(match, atRandom(match), () => match.cursor < plays);
  return match;
}
const text = (match: AncientsMatch): string => JSON.stringify([match.state, match.cursor, match.log]);

describe('a match', () => {
  test('rewound so many plays and played again is as it was', () => {
    fc.assert(
      fc.property(fc.nat(99), fc.integer({ min: 1, max: 120 }), fc.nat(120), (seed, plays, back) => {
        const match = played(seed, plays);
        const before = text(match);
        const { log } = match;
        match.goTo(match.cursor - back);
        const rest = log.slice(match.cursor);
        for (const { order } of rest) expect(match.play(ancients.parseAction(match.context, match.state, order)!).ok).toBe(true);
        expect(text(match)).toBe(before);
      }),
    );
  });

  test('keeps what was taken back until something else is played', () => {
    const match = played(3, 40);
    const [end, at30] = [match.state, match.stateAt(30)];
    match.goTo(30);
    expect(match.state).toEqual(at30);
    expect(match.log).toHaveLength(40);
    expect(match.record()).toMatchObject({ cursor: 30 });
    match.goTo(99);
    expect(match.cursor).toBe(40);
    expect(match.state).toEqual(end);
    match.goTo(-1);
    expect(match.cursor).toBe(0);
    expect(match.state).toBe(match.start);
    const [action] = ancients.legal(match.context, match.state);
    expect(match.play(action!)).toMatchObject({ ok: true });
    expect(match.log).toHaveLength(1);
    expect(match.record()).not.toHaveProperty('cursor');
  });

  test('shows every moment of a game in any order, and after another has been played in its place', () => {
    const match = played(11, 60);
    const moments = Array.from({ length: 61 }, (_, cursor) => match.stateAt(cursor));
    for (const cursor of [60, 7, 30, 31, 29, 0, 59]) expect(match.stateAt(cursor)).toEqual(moments[cursor]);
    match.stateAt(45);
    match.goTo(20);
    playOut(match, atRandom(match), () => match.cursor < 50);
    const again = open(everything.position, 11);
    for (const { order } of match.log) {
      again.play(ancients.parseAction(again.context, again.state, order)!);
      expect(match.stateAt(again.cursor)).toEqual(again.state);
    }
  });

  test('hands out states that nobody changes any more', () => {
    const match = open(everything.position, 5);
    const kept: { state: object; text: string }[] = [];
    playOut(match, atRandom(match), () => {
      kept.push({ state: match.state, text: JSON.stringify(match.state) });
      return kept.length < 60;
    });
    for (const { state, text: before } of kept) expect(JSON.stringify(state)).toBe(before);
  });

  test('shares the units that a play did not touch', () => {
    const match = open(everything.position, 5);
    const before = match.state;
    const [action] = ancients.legal(match.context, before, 0);
    match.play(action!);
    expect(match.state.units.filter((unit, i) => unit !== before.units[i])).toHaveLength(1);
    expect(match.state.armies).toBe(before.armies);
  });

  test('conceded is over, and no longer once taken back', () => {
    const match = played(3, 10);
    expect(match.concede(1)).toEqual({ ok: true, by: 2 });
    expect(match.outcome()).toEqual({ score: [0, 0], winner: 1 });
    const [action] = ancients.legal(match.context, match.state);
    expect(match.play(action!)).toMatchObject({ ok: false, refusal: { rule: '2' } });
    expect(match.record()).toMatchObject({ conceded: 2, result: { winner: 1 } });
    match.goTo(5);
    expect(match.outcome()).toBeUndefined();
  });

  test.each([0, 1] as const)('may be conceded by side %i, whoever is to decide, and once', (side) => {
    const match = played(3, 10);
    expect(match.conceded).toBeUndefined();
    expect(match.concede(side)).toEqual({ ok: true, by: side + 1 });
    for (const again of [0, 1] as const) expect(match.concede(again)).toEqual({ ok: false, refusal: { rule: '2', why: 'over' } });
    expect(match.conceded).toBe(side + 1);
    expect(match.outcome()).toMatchObject({ winner: 2 - side });
  });

  test('is conceded by no other than its sides, and not when it is over', () => {
    const going = played(3, 10);
    for (const nobody of [-1, 2, 0.5] as unknown as (0 | 1)[]) {
      expect(going.concede(nobody)).toEqual({ ok: false, refusal: { rule: '2', why: 'noSide' } });
    }
    expect(going.outcome()).toBeUndefined();
    const over = played(8);
    const outcome = over.outcome();
    expect(over.concede(0)).toEqual({ ok: false, refusal: { rule: '2', why: 'over' } });
    expect(over.conceded).toBeUndefined();
    expect(over.outcome()).toEqual(outcome);
    expect(over.record()).not.toHaveProperty('conceded');
  });
});

describe('a record', () => {
  const record: GameRecord = played(8).record();
  const replay = (change: Partial<GameRecord>) => replayRecord(ancients, { ...record, ...change });
  const faultOf = (change: Partial<GameRecord>) => {
    const replayed = replay(change);
    return replayed.ok ? 'sound' : replayed.faults[0];
  };
  const plays = (at: number, change: object) => record.plays.map((play, i) => (i === at ? { ...play, ...change } : play));
  const withDice = record.plays.findIndex(({ dice }) => dice !== undefined);

  test('is replayed to the same result', () => {
    expect(faultOf({})).toBe('sound');
    expect(record.result).toBeDefined();
  });

  test('that was conceded with plays taken back is replayed to that', () => {
    const match = played(8);
    match.goTo(7);
    match.concede(0);
    const replayed = replayRecord(ancients, match.record());
    expect(replayed.ok && replayed.value.record()).toEqual(match.record());
    expect(match.record()).toMatchObject({ cursor: 7, conceded: 1, result: { winner: 2 } });
    expect(faultOf({ ...match.record(), result: { score: [0, 0], winner: 1 } })).toMatchObject({ at: 'result' });
  });

  test('stands where its cursor says', () => {
    const { result: _, ...unsettled } = record;
    const replayed = replayRecord(ancients, { ...unsettled, cursor: 7 });
    expect(replayed.ok && replayed.value.cursor).toBe(7);
    expect(replayed.ok && replayed.value.log).toHaveLength(record.plays.length);
  });

  test.each([
    ['a text that is no order', { plays: plays(4, { order: 'fly' }) }, { at: 'plays[4].order', expected: 'order', found: 'fly' }],
    ['an illegal order', { plays: plays(4, { order: 'stand' }) }, { at: 'plays[4].order', expected: 'legalOrder:2', found: 'stand' }],
    ['a die too few', { plays: plays(withDice, { dice: [] }) }, { at: `plays[${withDice}].dice`, expected: 'dice' }],
    ['a die too many', { plays: plays(0, { dice: [1] }) }, { at: 'plays[0].dice', expected: 'fewerDice', found: '1' }],
    ['an impossible die', { plays: plays(withDice, { dice: [9] }) }, { at: `plays[${withDice}].dice`, expected: 'dice' }],
    ['another result', { result: { score: [9, 9], winner: 0 } as const }, { at: 'result', found: '9-9' }],
    ['another winner', { result: { score: record.result!.score, winner: 0 } }, { at: 'result' }],
    ['a result before the end', { plays: record.plays.slice(0, 9) }, { at: 'plays[9]', expected: 'play' }],
    ['the result of plays that were taken back', { cursor: 9 }, { at: 'plays[9]', expected: 'play' }],
    ['three names', { names: ['Ann', 'Ben', 'Cleo'] }, { at: 'names', expected: 'perSide:2', found: '3' }],
    ['an unsound position', { position: { ...(record.position as object), turn: 0 } }, { at: 'position.turn', expected: 'atLeast:1' }],
  ])('with %s says where', (_, change, fault) => expect(faultOf(change as Partial<GameRecord>)).toMatchObject(fault));

  test.each([
    ['a newer version', { ...record, version: 99 }, { at: 'version', expected: 'knownVersion', found: '99' }],
    ['no plays', { ...record, plays: undefined }, { at: 'plays', expected: 'required' }],
    ['plays that are none', { ...record, plays: [{ order: 7 }] }, { at: 'plays[0].order', expected: 'text' }],
    ['dice that are none', { ...record, plays: [{ order: 'end', dice: ['1'] }] }, { at: 'plays[0].dice[0]', expected: 'number' }],
    ['dice from nobody knows where', { ...record, dice: 'loaded' }, { at: 'dice', expected: 'diceSource', found: 'loaded' }],
    ['seeded dice and no seed', { ...record, seed: undefined }, { at: 'seed', expected: 'required' }],
    ['no position', { plays: [] }, { at: 'position', expected: 'required' }],
    ['a list', [], { at: 'position' }],
    ['a number', 7, { at: '', expected: 'record' }],
  ])('with %s does not read', (_, json, fault) => {
    const read = readRecord(json);
    expect(read.ok ? 'sound' : read.faults[0]).toMatchObject(fault);
  });

  test('says that its dice are seeded; of earlier ones those with a seed are, the others scripted', () => {
    const source = (json: object) => {
      const read = readRecord(json);
      return read.ok ? read.value.dice : read.faults;
    };
    expect(record.dice).toBe('seeded');
    const { dice: _, ...earlier } = record;
    expect(source(earlier)).toBe('seeded');
    expect(source({ ...earlier, seed: undefined })).toBe('scripted');
    expect(source({ ...record, dice: 'scripted' })).toBe('scripted');
  });

  const rolled = record.plays.findIndex(({ dice }) => dice !== undefined && dice.length > 0);
  const forged = (at: number, by: number) => plays(at, { dice: record.plays[at]!.dice!.map((die) => ((die - 1 + by) % 6) + 1) });
  const doubt = (change: Partial<GameRecord>) => {
    const replayed = replayAsFar(ancients, { ...record, ...change });
    if (!replayed.ok) throw new Error(JSON.stringify(replayed.faults));
    return doubtOf(replayed.value.match);
  };

  test('has every seeded die compared; the first that differs is named', () => {
    expect(doubt({})).toBeUndefined();
    const { order, dice } = record.plays[rolled]!;
    const [drawn] = dice!;
    for (let by = 1; by < 6; by++) {
      const fell = ((drawn! - 1 + by) % 6) + 1;
      expect(doubt({ plays: forged(rolled, by) })).toEqual({ dice: 'seeded', stray: { play: rolled, order, die: 0, fell, drawn } });
    }
    expect(doubt({ seed: record.seed + 1 })).toMatchObject({ dice: 'seeded', stray: { play: expect.any(Number) } });
  });

  test('with scripted dice is not verified by a seed, whatever they are', () => {
    expect(doubt({ dice: 'scripted' })).toEqual({ dice: 'scripted' });
    expect(doubt({ dice: 'scripted', plays: forged(rolled, 1) })).toEqual({ dice: 'scripted' });
  });

  test('of a game taken back past its dice and played on otherwise is verified', () => {
    const match = played(8, 60);
    match.goTo(20);
    playOut(match, atRandom(match), () => match.cursor < 70);
    match.goTo(45);
    expect(match.record()).toMatchObject({ cursor: 45, dice: 'seeded' });
    expect(doubt({ ...match.record(), result: undefined })).toBeUndefined();
  });

  test('keeps the doubt about its dice while they are part of it', () => {
    const replayed = replayAsFar(ancients, { ...record, plays: forged(rolled, 1).slice(0, rolled + 1), result: undefined });
    if (!replayed.ok) throw new Error(JSON.stringify(replayed.faults));
    const { match } = replayed.value;
    playOut(match, atRandom(match), () => match.cursor < rolled + 20);
    expect(doubtOf(match)).toMatchObject({ stray: { play: rolled } });
    expect(doubt({ ...match.record(), result: undefined })).toEqual(doubtOf(match));
    match.goTo(rolled);
    expect(doubtOf(match)).toMatchObject({ stray: { play: rolled } });
    match.play(ancients.parseAction(match.context, match.state, record.plays[rolled]!.order)!);
    expect(doubtOf(match)).toBeUndefined();
  });

  test.each([
    ['an order that is refused', { order: 'stand' }, { rule: '2', order: 'stand', fault: { expected: 'legalOrder:2' } }],
    ['no order', { order: 'fly' }, { rule: undefined, order: 'fly', fault: { expected: 'order' } }],
    ['a die too many', { dice: [1] }, { rule: undefined, fault: { at: 'plays[4].dice', expected: 'fewerDice' } }],
    ['an order longer than any', { order: 'A1'.repeat(500) }, { order: `${'A1'.repeat(20).slice(0, 39)}…` }],
  ])('that holds as far as %s stands before it, and the rest is counted', (_, change, stop) => {
    const replayed = replayAsFar(ancients, { ...record, plays: plays(4, change) });
    expect(replayed.ok && replayed.value.stop).toMatchObject({ play: 4, left: record.plays.length - 5, ...stop });
    expect(replayed.ok && replayed.value.match.log).toHaveLength(4);
    expect(replayed.ok && replayed.value.match.state).toEqual(played(8, 4).state);
  });
});
