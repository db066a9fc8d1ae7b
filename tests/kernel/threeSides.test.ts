import { expect, test } from 'vitest';
import { seededChooser } from '../../src/ai/random';
import type { Checked } from '../../src/kernel/game';
import { doubtOf, openMatch } from '../../src/kernel/match';
import { type GameRecord, readRecord } from '../../src/kernel/record';
import { sealRecord } from '../../src/kernel/sealRecord';
import { replayRecord } from '../replay/replayRecord';
import { RUNNERS, race } from './race';

/** The kernel plays games of any number of sides, and without a board. */

const position = { system: 'race', length: 30, runners: ['Ann', 'Ben', 'Cleo'] };
const NAMES = ['Anna', 'Benno', ''];

function must<Value>(checked: Checked<Value>): Value {
  if (!checked.ok) throw new Error(JSON.stringify(checked.faults));
  return checked.value;
}

const begun = (seed = 1) => must(openMatch(race, position, seed));

/** A race run at random to its end, or so many plays of it. */
function run(seed: number, most = Number.POSITIVE_INFINITY) {
  const match = begun(seed);
  const choose = seededChooser(seed);
  while (match.log.length < most && race.decider(match.context, match.state) !== undefined) {
    const actions = race.legal(match.context, match.state);
    expect(match.play(actions[choose(actions.length)]!).ok).toBe(true);
    expect(race.check(match.context, match.state)).toEqual([]);
  }
  return match;
}

const asText = (record: GameRecord): unknown => JSON.parse(JSON.stringify(record));
const faultsOf = <Value>(checked: Checked<Value>) => (checked.ok ? [] : checked.faults);

test('three play in turn to the end, and each of them may win', () => {
  const winners = new Set<number>();
  for (let seed = 1; seed <= 20; seed++) {
    const match = run(seed);
    const { score, winner } = match.outcome()!;
    expect(score).toHaveLength(RUNNERS);
    expect(score[winner - 1]).toBe(Math.max(...score));
    expect(match.play('run')).toEqual({ ok: false, refusal: { rule: 'R1', why: 'over' } });
    winners.add(winner);
  }
  expect([...winners].sort()).toEqual([1, 2, 3]);
});

test('undo goes back over what cost no die and left the turn to the same side, and stops at a die', () => {
  const match = begun();
  match.play('warm');
  expect(match.undoLimit).toBe(0);
  match.play('run');
  match.play('warm');
  expect(match.log.map(({ barrier }) => barrier)).toEqual([false, true, false]);
  expect([match.cursor, match.undoLimit, match.state.player]).toEqual([3, 2, 1]);
  const { state } = match;
  match.goTo(0);
  expect(match.state).toBe(match.start);
  match.goTo(3);
  expect(match.state).toEqual(state);
});

test('a record is written, read and played again to the same state, sealed too, and its dice are verified', () => {
  for (let seed = 1; seed <= 5; seed++) {
    const match = run(seed);
    const record = match.record({ names: NAMES });
    expect(record).toMatchObject({ version: 1, names: NAMES, result: match.outcome() });
    for (const written of [record, sealRecord(record)]) {
      const again = must(replayRecord(race, must(readRecord(asText(written)))));
      expect(again.state).toEqual(match.state);
      expect(again.log).toEqual(match.log);
      expect(again.outcome()).toEqual(match.outcome());
      expect(doubtOf(again)).toBeUndefined();
    }
  }
});

test('any side may concede, which ends it for all; of the others whoever is ahead has won', () => {
  for (const side of [0, 1, 2]) {
    const match = run(4, 9);
    const others = [0, 1, 2].filter((other) => other !== side);
    expect(match.concede(side)).toEqual({ ok: true, by: side + 1 });
    const { winner } = match.outcome()!;
    const ahead = Math.max(...others.map((other) => match.state.places[other]!));
    expect(others.filter((other) => match.state.places[other] === ahead)).toContain(winner - 1);
    expect(match.play('run').ok).toBe(false);
    const again = must(replayRecord(race, must(readRecord(asText(match.record())))));
    expect([again.conceded, again.outcome()]).toEqual([side + 1, match.outcome()]);
    match.goTo(8);
    expect(match.outcome()).toBeUndefined();
  }
  expect(begun().concede(3)).toEqual({ ok: false, refusal: { rule: 'R1', why: 'noSide' } });
});

test('a game of three that does not say who wins then cannot be conceded', () => {
  const { outcomeConceded: _, ...silent } = race;
  const match = must(openMatch(silent, position, 1));
  expect(match.concede(0)).toEqual({ ok: false, refusal: { rule: 'R1', why: 'notConceded' } });
  expect(match.conceded).toBeUndefined();
  expect(match.outcome()).toBeUndefined();
});

test.each<[string, Partial<GameRecord>, object]>([
  ['two names', { names: ['Anna', 'Benno'] }, { at: 'names', expected: 'perSide:3', found: '2' }],
  ['a fourth who conceded', { conceded: 4 }, { at: 'conceded', expected: 'atMost:3', found: '4' }],
  ['the points of two', { result: { score: [1, 2], winner: 2 } }, { at: 'result.score', expected: 'perSide:3', found: '2' }],
  ['a fourth who won', { result: { score: [1, 2, 3], winner: 4 } }, { at: 'result.winner', expected: 'atMost:3', found: '4' }],
  ['another winner', { result: { ...run(2).outcome()!, winner: 0 } }, { at: 'result' }],
])('a record with %s does not hold', (_, change, fault) => {
  const record = must(readRecord(asText({ ...run(2).record(), ...change })));
  expect(faultsOf(replayRecord(race, record))).toMatchObject([fault]);
});
