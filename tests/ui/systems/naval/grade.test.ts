/* Which events of a battle at sea the replay and the line under the map look for. */
import { beforeAll, expect, test } from 'vitest';
import { parseHex } from '../../../../src/kernel/board';
import type { Event } from '../../../../src/rules/naval/model/events';
import { match } from '../../../../src/store/match';
import { fetchRules } from '../../../../src/store/systems';
import { navalTable } from '../../../../src/ui/systems/naval';
import { fetchTable } from '../../../../src/ui/table/contract/fetchSystem';
import { gravest, now } from '../../../../src/ui/table/session';
import { isSought } from '../../../../src/ui/table/session/passages';
import { panelWords, speak } from '../../../../src/ui/words';
import { emptyPage } from '../../noPage';
import { squadrons } from './squadrons';

emptyPage();

beforeAll(async () => {
  await Promise.all([speak('en'), panelWords(), fetchRules(squadrons), fetchTable('naval')]);
  expect(match.begin({ position: squadrons, seed: 1, names: ['', ''], title: 'Trial' })).toMatchObject({ ok: true });
});

const hex = (name: string) => parseHex(now()!.context.board, name)!;
const isLoss = (event: Event) => isSought(navalTable, { order: '', dice: [], events: [event], barrier: false } as never, 'loss');

test('a ship that begins to sink is one of the losses, as in the table of them', () =>
  expect(isLoss({ kind: 'beganSinking', rule: '14.6.a', ship: 0, hex: hex('C5') })).toBe(true));

test.each([
  ['from where the battle sends it', 0, 'C5', ['B5', 'A5'], false],
  ['from there without having moved', 5, 'A4', [], false],
  ['elsewhere', 0, 'C5', ['B4', 'B3', 'A2'], true],
  ['of a fleet that is sent nowhere', 6, 'C5', ['A5'], true],
])('14.2 a ship that leaves %s', (_, ship, from, path, lost) =>
  expect(isLoss({ kind: 'left', rule: '14.5', ship, from: hex(from), path: path.map(hex) })).toBe(lost),
);

const events = (...kinds: readonly Event['kind'][]) => kinds.map((kind) => ({ kind }) as Event);
const kept = (...kinds: readonly Event['kind'][]) => gravest(events(...kinds), 2, navalTable).map(({ kind }) => kind);

test('the line under the map begins with the ram, not with the way to it', () => {
  expect(kept('moved', 'rammed')).toEqual(['rammed']);
  expect(kept('turned', 'rammed', 'damaged')).toEqual(['rammed', 'damaged']);
  expect(kept('moved')).toEqual(['moved']);
});
