import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { doubtOf } from '../../src/kernel/match';
import { readRecord } from '../../src/kernel/record';
import { replayAsFar } from '../../src/kernel/replay';
import { readTold } from '../../src/kernel/told';
import { systemIn } from '../fuzz/play';
import { playAgain } from './playAgain';
import { replayRecord } from './replayRecord';

vi.setConfig({ testTimeout: 60_000 });

/** Whole games recorded earlier must come out as they did then, also those of older versions. */

const folder = 'tests/replay';
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

interface Recorded {
  readonly position: { readonly [key: string]: unknown };
  readonly plays: readonly { readonly order: string; readonly dice?: readonly number[]; readonly told?: object }[];
}

describe.each(files)('%s', (file) => {
  const json = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Recorded;
  const system = systemIn(json.position);

  const playedAsFar = () => {
    const record = readRecord(json);
    const replayed = record.ok ? replayAsFar(system, record.value) : record;
    if (!replayed.ok) throw new Error(JSON.stringify(replayed.faults));
    return replayed.value;
  };

  test('comes to its result', () => {
    const { record, match } = playAgain(json);
    expect(record.result).toBeDefined();
    expect(match.state.phase).toBe('over');
    expect(doubtOf(match)).toBeUndefined();
    expect(match.record()).toMatchObject({ position: json.position, result: record.result });
    expect(match.log.map(({ order, dice }) => ({ order, dice }))).toEqual(json.plays.map(({ order, dice = [] }) => ({ order, dice })));
  });

  test('is told as it comes out, if it is told', () => {
    const { match, stop } = playedAsFar();
    expect(stop).toBeUndefined();
    for (const [i, { told }] of json.plays.entries()) {
      if (told === undefined) continue;
      const read = readTold(system, match.context, match.stateAt(i), told);
      expect(JSON.parse(JSON.stringify(read?.events))).toEqual(JSON.parse(JSON.stringify(match.log[i]!.events)));
      expect(read?.state).toEqual({ ...match.stateAt(i + 1), generator: match.stateAt(i).generator });
    }
  });

  test('with any die changed either goes on otherwise or does not hold, but never falls', () => {
    for (const [i, { dice }] of json.plays.entries()) {
      if (!dice || i % 8 > 0) continue;
      const plays = json.plays.map((play, j) => (i === j ? { ...play, dice: dice.map((die) => (die % 6) + 1) } : play));
      const replayed = replayRecord(system, { ...json, seed: 1, plays });
      if (replayed.ok) continue;
      expect(replayed.faults).toHaveLength(1);
      const [, at] = /^plays\[(\d+)\]\.(order|dice)$|^result$/.exec(replayed.faults[0]!.at) ?? [];
      if (at !== undefined) expect(Number(at)).toBeGreaterThanOrEqual(i);
    }
  });

  test('with unknown fields in its position names each of them', () => {
    const sides = 'fleets' in json.position ? 'fleets' : 'armies';
    const [first, second] = json.position[sides] as readonly object[];
    const position = { ...json.position, weather: 'rain', [sides]: [{ ...first, morale: 3 }, second] };
    const replayed = replayRecord(system, { ...json, seed: 1, position });
    expect(replayed.ok ? [] : replayed.faults.map(({ at, expected }) => `${at}: ${expected}`).sort()).toEqual([
      `position.${sides}[0].morale: knownField`,
      'position.weather: knownField',
    ]);
  });
});
