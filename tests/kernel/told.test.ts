import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { patched, patchOf, Unfit } from '../../src/kernel/patch';
import { toldPlay } from '../../src/kernel/plays';
import { type GameRecord, readRecord } from '../../src/kernel/record';
import { replayAsFar } from '../../src/kernel/replay';
import { sealRecord } from '../../src/kernel/sealRecord';
import type { AnyTwoSidedGame } from '../../src/kernel/twoSides';
import { systemIn } from '../fuzz/play';

vi.setConfig({ testTimeout: 60_000 });

const again = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

describe('a patch', () => {
  const value = fc.letrec((tie) => ({
    any: fc.oneof(
      { maxDepth: 4 },
      fc.constant(null),
      fc.boolean(),
      fc.integer({ min: 0, max: 3 }),
      fc.array(tie('any'), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom('a', 'b', '='), tie('any'), { maxKeys: 3, noNullPrototype: true }),
    ),
  })).any;

  test('leads from any value to any other of its kind, and costs nothing where nothing changed', () => {
    fc.assert(
      fc.property(value, value, (before, now) => {
        const [one, other] = [{ is: before }, { is: now }];
        try {
          expect(patched(one, again(patchOf(one, other) ?? {}))).toEqual(other);
        } catch (error) {
          expect(error).toBeInstanceOf(Unfit);
        }
        expect(patchOf(one, again(one))).toBeUndefined();
      }),
    );
  });

  test('a field with the name of the sign for a new object is changed as any other', () => {
    for (const [before, now] of [
      [{ is: { '=': 1 } }, { is: { '=': null } }],
      [{ is: { '=': { a: 1 } } }, { is: { '=': { a: 2 } } }],
    ])
      expect(patched(before, again(patchOf(before, now)))).toEqual(now);
  });

  test('changes nothing but what it names, and reaches no further', () => {
    const before = {
      units: [
        { id: 0, hex: 3 },
        { id: 1, hex: 4 },
      ],
      list: [1, 2],
      phase: 'fire',
    };
    const now = patched(before, { units: { 1: { hex: 9 } }, gone: 7, list: [2] });
    expect(now).toEqual({ ...before, units: [before.units[0], { id: 1, hex: 9 }], list: [2] });
    expect(now.units[0]).toBe(before.units[0]);
    for (const wrong of [
      { units: { 2: { hex: 1 } } },
      { phase: 3 },
      { list: 'x' },
      { list: { x: 1 } },
      { units: { 0: { hex: 1.5 } } },
      { phase: { x: 1 } },
    ])
      expect(() => patched(before, wrong), JSON.stringify(wrong)).toThrow(Unfit);
    patched(before, JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'));
    expect({}).not.toHaveProperty('polluted');
  });
});

interface Game {
  readonly record: GameRecord;
  readonly system: AnyTwoSidedGame;
}

/** A recorded game with what came of every play. */
function toldGame(file: string): Game & { readonly states: readonly unknown[] } {
  const read = readRecord(JSON.parse(readFileSync(join('tests/replay', file), 'utf8')));
  if (!read.ok) throw new Error(file);
  const system = systemIn(read.value.position);
  const { match } = opened({ record: read.value, system });
  const record = again({ ...read.value, plays: match.log.map(toldPlay) });
  return { record, system, states: [0, ...match.log.keys()].map((_, i) => bare(match.stateAt(i))) };
}

function opened({ record, system }: Game) {
  const read = readRecord(again(record));
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const replayed = replayAsFar(system, read.value);
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.faults));
  return replayed.value;
}

const bare = (state: object) => ({ ...state, generator: 0 });

/** The record with another order at a place, which no rule takes. */
const refusedAt = (record: GameRecord, at: number): GameRecord => ({
  ...record,
  plays: record.plays.map((play, i) => (i === at ? { ...play, order: 'end end' } : play)),
});

const files = readdirSync('tests/replay').filter((name) => name.endsWith('.json'));

describe.each(files)('%s', (file) => {
  const game = toldGame(file);
  const at = Math.floor(game.record.plays.length / 2);
  const record = refusedAt(game.record, at);

  test('that the rules refuse from its middle on is told whole, to the very state it came to', () => {
    const { match, stop } = opened({ ...game, record });
    expect(stop).toMatchObject({ play: at, why: 'unread', left: record.plays.length - at - 1, told: record.plays.length - at });
    expect(stop).not.toHaveProperty('isDamaged');
    expect([match.cursor, match.toldFrom, match.log.length]).toEqual([at, at, record.plays.length]);
    for (const moment of [at, at + 1, at + 2, record.plays.length]) expect(bare(match.stateAt(moment))).toEqual(game.states[moment]);
    expect(match.log.at(-1)!.events.at(-1)).toMatchObject({ kind: 'battleEnded', ...record.result });
  });

  test('of which something told is damaged is told up to there, and says so', () => {
    const [place, ...odd] = [
      at + 3,
      null,
      7,
      {},
      { events: 5 },
      { events: [['none', '2']] },
      { events: [['moved', '6.d', 1e9]] },
      { set: { turn: 'x' } },
      { set: { player: 7 } },
    ];
    for (const wrong of odd) {
      const plays = record.plays.map((play, i) => (i === place ? { ...play, told: wrong as object } : play));
      const { match, stop } = opened({ ...game, record: { ...record, plays } });
      // An empty one tells nothing, which is something.
      if (JSON.stringify(wrong) === '{}') continue;
      expect(stop, JSON.stringify(wrong)).toMatchObject({ told: 3, isDamaged: true });
      expect(match.log.length).toBe(at + 3);
    }
  });

  test('without it opens up to there as ever', () => {
    const { match, stop } = opened({ ...game, record: { ...record, plays: record.plays.map(({ order, dice }) => ({ order, dice })) } });
    expect(stop).toMatchObject({ play: at, told: 0 });
    expect([match.log.length, match.toldFrom]).toEqual([at, undefined]);
  });

  test('that comes to another result stops at the play that came out otherwise, if that is told, and else at its end', () => {
    const said = { score: [98, 99], winner: 2 };
    const early = game.record.plays.findIndex(({ told }) => told?.set !== undefined && JSON.stringify(told.set).includes('"phase"'));
    const plays = game.record.plays.map((play, i) => (i === early ? { ...play, told: { ...play.told, set: {} } } : play));
    const otherwise = opened({ ...game, record: { ...game.record, plays, result: said } });
    expect(otherwise.stop).toMatchObject({ why: 'otherwise', play: early });
    const { match, stop } = opened({ ...game, record: { ...game.record, result: said } });
    expect(stop).toMatchObject({
      why: 'result',
      play: game.record.plays.length,
      told: 0,
      result: { said: [98, 99], now: game.record.result!.score },
    });
    expect(match.toldFrom).toBeUndefined();
  });

  test('whose position has something that the rules do not know is told from its beginning, and without being told is not opened', () => {
    const position = { ...(game.record.position as object), weather: 'rain' };
    const { match, stop } = opened({ ...game, record: { ...game.record, position } });
    expect(stop).toMatchObject({ play: 0, why: 'position', told: game.record.plays.length, fault: { at: 'position.weather' } });
    expect(bare(match.stateAt(match.log.length))).toEqual(game.states.at(-1));
    expect(replayAsFar(game.system, { ...game.record, position, plays: [] })).toMatchObject({
      ok: false,
      faults: [{ at: 'position.weather' }],
    });
  });

  test('is sealed and opened again with all that is told', () => {
    const sealed = sealRecord(game.record);
    expect(JSON.stringify(sealed.plays)).not.toContain('events');
    const read = readRecord(again(sealed));
    expect(read.ok && read.value.plays).toEqual(game.record.plays);
  });
});
