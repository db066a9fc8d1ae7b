import { expect, test } from 'vitest';
import { verifyRecord } from '../../src/store/foreign';
import { skirmish } from '../ui/systems/ancients/skirmish';

const record = { version: 1, position: skirmish, seed: 7, plays: [{ order: 'C4-D4' }] };

test('a record from outside is played again by its own rules', async () => {
  expect(await verifyRecord(record)).toMatchObject({ ok: true });
  expect(await verifyRecord({ ...record, plays: [{ order: 'C4-M9' }] })).toMatchObject({
    ok: true,
    value: { stop: { fault: { at: 'plays[0].order' } } },
  });
});

test('one of rules that are not there is refused with its place', async () => {
  for (const system of ['chess', 7, {}, 'toString']) {
    const faults = [{ at: 'position.system', expected: 'systemKnown', found: String(system) }];
    expect(await verifyRecord({ ...record, position: { ...skirmish, system } })).toEqual({ ok: false, faults });
  }
});

test('a side that there is not is a fault in branches and notes too', async () => {
  const branches = [{ id: 1, of: 0, at: 0, plays: [], conceded: 9 }];
  expect(await verifyRecord({ ...record, branches })).toEqual({
    ok: false,
    faults: [{ at: 'branches[0].conceded', expected: 'atMost:2', found: '9' }],
  });
  const notes = [
    { at: 1, text: 'a', by: 2 },
    { at: 1, text: 'b', by: 9 },
  ];
  expect(await verifyRecord({ ...record, notes })).toEqual({
    ok: false,
    faults: [{ at: 'notes[1].by', expected: 'atMost:2', found: '9' }],
  });
});

test('a moment has one note, or one of each side', async () => {
  const said = (...notes: readonly object[]) => verifyRecord({ ...record, notes });
  const twice = { ok: false, faults: [{ at: 'notes[1].at', expected: 'newMoment', found: '1' }] };
  expect(await said({ at: 1, text: 'a' }, { at: 1, drawn: ['C5'] })).toEqual(twice);
  expect(await said({ at: 1, text: 'a', by: 1 }, { at: 1, text: 'b' })).toEqual(twice);
  expect(await said({ at: 1, text: 'a', by: 1 }, { at: 1, text: 'b', by: 2 }, { at: 0, text: 'c' })).toMatchObject({ ok: true });
});
