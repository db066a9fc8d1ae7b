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
