import { beforeAll, describe, expect, test } from 'vitest';
import type { BareEvent } from '../../../../src/kernel/twoSides';
import { baw } from '../../../../src/rules/baw';
import type { EventKind } from '../../../../src/rules/baw/model/events';
import type { Snapshot } from '../../../../src/store/match';
import { provide } from '../../../../src/store/systems';
import { bawWords } from '../../../../src/ui/systems/baw/words';
import { fetchTable } from '../../../../src/ui/table/contract/fetchSystem';
import { tableOf } from '../../../../src/ui/table/contract/systems';
import { gravest } from '../../../../src/ui/table/session';
import { speak } from '../../../../src/ui/words';
import { snapshotOf } from '../../asked';
import { emptyPage } from '../../noPage';
import { lines, sit } from './atTheTable';

emptyPage();

/** Two legions before one enemy. */
const armies = [
  { ...lines.armies[0]!, units: ['LEG E6', 'LEG F6'] },
  { ...lines.armies[1]!, units: ['AUX F5'], leaders: [] },
];

let now: Snapshot;

beforeAll(async () => {
  provide(baw);
  await fetchTable('baw');
  now = snapshotOf({ ...lines, armies });
});

const said = (event: BareEvent): string => {
  const table = tableOf(now);
  return table.say(event, table.naming(now, undefined));
};

describe('an attack', () => {
  const declared = () =>
    sit({ armies })
      .play('E6+F6xF5')
      .events.find(({ kind }) => kind === 'attackDeclared')!;

  test.each([
    ['en', 'the legions at E6 and F6 attack the auxiliaries at F5'],
    ['fr', 'les légions en E6 et F6 attaquent les auxiliaires en F5'],
  ] as const)('is told with the hex of everybody in it, those of one name together (%s)', async (language, text) => {
    await speak(language);
    expect(said(declared())).toContain(text);
  });

  test.each(['en', 'fr'] as const)('that an earlier version has kept is told without them (%s)', async (language) => {
    await speak(language);
    const { from, ...older } = declared() as BareEvent & { readonly from: readonly number[] };
    expect(from).toHaveLength(2);
    expect(said(older)).toContain('F5');
    expect(said(older)).not.toContain('E6');
  });
});

describe('the result of an attack', () => {
  const result = (...defenders: readonly number[]): BareEvent =>
    ({ kind: 'attackResolved', rule: 'B7.5', attackers: [0], defenders, at: 52, odds: '1-2', die: 3, result: 'EC' }) as BareEvent;

  test.each([
    ['en', ['Attack on E5 at', 'Attack on the legions at']],
    ['fr', ['Attaque contre E5 à', 'Attaque contre les légions à']],
  ] as const)('is that of one by his hex, and of several by all of them (%s)', async (language, [one, several]) => {
    await speak(language);
    expect(said(result(2))).toContain(one);
    expect(said(result(0, 1))).toContain(several);
  });

  test.each([
    ['en', 'Attack on E5: no die'],
    ['fr', 'Attaque contre E5\u00a0: sans dé'],
  ] as const)('beyond the table has no odds (%s)', async (language, text) => {
    await speak(language);
    expect(said({ ...result(2), odds: 'DE', die: 0, result: 'DE' } as BareEvent)).toContain(text);
  });
});

test('in melee an army attacks: nothing says that it only may', async () => {
  await speak('fr');
  const table = tableOf(now);
  expect([true, false].map((many) => table.duty(now, many))).toEqual(['attaquent', 'attaque']);
});

describe('of more than has room', () => {
  const events = (...kinds: readonly EventKind[]) => kinds.map((kind) => ({ kind }) as unknown as BareEvent);
  const kept = (...kinds: readonly EventKind[]) => gravest(events(...kinds), 3, tableOf(now)).map(({ kind }) => kind);

  test('the gravest is told, in its order', () => {
    expect(kept('attackDeclared', 'attackResolved', 'eliminated', 'losses', 'demoralised', 'advanced')).toEqual([
      'attackResolved',
      'eliminated',
      'demoralised',
    ]);
    expect(kept('attackDeclared', 'evaded', 'advanced', 'objectiveTaken')).toEqual(['attackDeclared', 'evaded', 'advanced']);
  });

  test('no crisis is left out', () => {
    expect(kept('eliminated', 'demoralised', 'demoralised', 'disintegrated', 'battleEnded')).toEqual([
      'demoralised',
      'demoralised',
      'disintegrated',
      'battleEnded',
    ]);
  });

  test('what has room is told whole', () => {
    expect(kept('attackDeclared', 'losses', 'advanced')).toEqual(['attackDeclared', 'losses', 'advanced']);
  });
});

test.each([
  ['en', 'Rally: never (rally number 0)', 'Retreat to K15 making room: K15–J15'],
  ['fr', 'Ralliement\u00a0: jamais (nombre de ralliement 0)', 'Reculer en K15 en faisant place\u00a0: K15–J15'],
] as const)('what stands behind a name has one colon, and what follows an answer goes on with it (%s)', async (language, never, pushed) => {
  await speak(language);
  const { card } = bawWords();
  expect(card.rallyIs(card.rallyNever)).toBe(never);
  expect(`${card.questions.retreatTo('K15')} ${card.questions.pushing('K15–J15')}`).toBe(pushed);
});
