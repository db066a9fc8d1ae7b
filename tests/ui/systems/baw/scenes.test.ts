import { expect, test } from 'vitest';
import { actors } from '../../../../src/ui/board/SceneLayer';
import { scenesOf } from '../../../../src/ui/systems/baw/scenes';
import { STAMPS } from '../../../../src/ui/systems/baw/stamps';

const recalled = (die: number, unit: number, hex: number) =>
  scenesOf([{ kind: 'recalled', rule: 'B16.4', leader: 0, from: 7, type: 1, die, need: 3, unit, hex }], STAMPS.en);

test('who is called back stands again where he came; of a call in vain the die falls where it was made', () => {
  expect(recalled(2, 4, 8)).toMatchObject([{ at: 8, dice: [2], stamps: [{ at: 8, text: 'Back again', tone: 'gain' }] }]);
  expect(recalled(5, -1, -1)).toMatchObject([{ at: 7, dice: [5], stamps: [{ at: 7, text: 'Nobody comes', tone: 'none' }] }]);
});

test('all who attack lean in, each with the leader who stands with it', () => {
  const [scene] = scenesOf(
    [{ kind: 'attackResolved', rule: 'B7.5', attackers: [3, 4], defenders: [9], at: 12, odds: '2-1', die: 5, result: 'DR' }],
    STAMPS.en,
  );
  expect(scene).toMatchObject({ by: [3, 4], at: 12, act: 'leans' });
  // A leader who stands elsewhere stays.
  const sheet = [
    { unit: '3', hex: '11' },
    { unit: '4', hex: '13' },
    { unit: '9', hex: '12' },
    { leader: '0', hex: '11' },
    { leader: '1', hex: '12' },
  ].map((data: Readonly<Record<string, string>>) => ({ data, getAttribute: (name: string) => data[name.slice(5)] ?? null }));
  const querySelectorAll = (selector: string) =>
    sheet.filter(
      ({ data }) =>
        !(selector.includes(':not([data-unit])') && 'unit' in data) &&
        [...selector.matchAll(/\[data-(\w+)="(\w+)"\]/g)].every(([, name, value]) => data[name!] === value),
    );
  const acting = actors({ querySelectorAll } as unknown as Element, scene!) as unknown as typeof sheet;
  expect(acting.map(({ data }) => data)).toEqual([
    { unit: '3', hex: '11' },
    { leader: '0', hex: '11' },
    { unit: '4', hex: '13' },
  ]);
});

const stalemate = {
  kind: 'attackResolved',
  rule: 'B7.5',
  attackers: [3],
  defenders: [9],
  at: 12,
  odds: '1-1',
  die: 3,
  result: 'SE',
} as const;
const recovered = { kind: 'recovered', rule: 'B16.3', unit: 9, hex: 12 } as const;
const spent = { kind: 'spent', rule: 'B1.d', unit: 3, hex: 11 } as const;
const told = (...events: Parameters<typeof scenesOf>[0]) =>
  scenesOf(events, STAMPS.en).map(({ dice, stamps }) => ({ dice, stamps: stamps.map(({ text }) => text) }));

test('what is tidied up after an attack stands beside its result, and not in place of it', () => {
  expect(told(stalemate, spent, recovered)).toEqual([{ dice: [3], stamps: ['Stalemate', 'Spent', 'Rallied'] }]);
  const lost = { kind: 'eliminated', rule: 'B7.6', unit: 9, hex: 12 } as const;
  expect(told({ ...stalemate, result: 'DE' }, lost, spent)).toEqual([{ dice: [3], stamps: ['Eliminated', 'Spent'] }]);
  expect(told(spent, recovered)).toEqual([{ dice: [], stamps: ['Spent', 'Rallied'] }]);
});

test('nor in the scene of a leader’s die', () => {
  const lost = { kind: 'eliminated', rule: 'B7.6', unit: 9, hex: 12 } as const;
  const leader = { kind: 'leaderRolled', rule: 'B9.d', leader: 0, from: 12, die: 6, lost: false, to: 13 } as const;
  expect(told({ ...stalemate, result: 'EC' }, lost, leader, spent, { ...recovered, unit: 8 })).toEqual([
    { dice: [3], stamps: ['Eliminated'] },
    { dice: [6], stamps: [STAMPS.en.leaderLives] },
    { dice: [], stamps: ['Spent', 'Rallied'] },
  ]);
});
