import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Fault } from '../../src/kernel/game';
import { readRecord } from '../../src/kernel/record';
import { ancients } from '../../src/rules/ancients';
import { naval } from '../../src/rules/naval';
import { en } from '../../src/ui/words/en';
import { fr } from '../../src/ui/words/fr';

const source = join(import.meta.dirname, '../../src');

const FAULT = /(?:expected(?:: |[^:\n]* \? )|fault\()['`]([\w.]+)/g;
/** What a schema says of a value that it does not take. */
const SCHEMA = /\bv\.(?:picklist|strictTuple|regex|array|number|string)\([^\n]*?(?:, |\()'([a-zA-Z]+)'\)/g;

/** Codes written out in the rooms that report faults. */
function codesInSource(): string[] {
  const files = ['kernel', 'rules', 'scenarios', 'store'].flatMap((room) =>
    readdirSync(join(source, room), { recursive: true, encoding: 'utf8' }).map((file) => join(source, room, file)),
  );
  return files
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(file, 'utf8'))
    .flatMap((text) => [...text.matchAll(FAULT), ...text.matchAll(SCHEMA)])
    .map(([, code = '']) => code);
}

const odd = [undefined, null, 0, -1, 1.5, 1e9, '', 'x', 'x'.repeat(9999), true, [], {}, [1], ['x'], { x: 1 }];

/** Codes that come out when every field in turn is something odd. */
function codesOf(sound: Readonly<Record<string, unknown>>, read: (json: unknown) => readonly Fault[]): string[] {
  return Object.keys({ ...sound, strange: 0 }).flatMap((key) =>
    odd.flatMap((value) => read({ ...sound, [key]: value }).map(({ expected }) => expected)),
  );
}

const army = {
  name: '',
  panic: 1,
  lost: 0,
  panicked: false,
  points: 0,
  units: ['LI A1/1'],
  camp: 'A2',
  leaders: ['A1'],
  waiting: 0,
  leadersLost: 0,
  reserves: [],
};
const map = { columns: 3, rows: 3, woods: 'B2', river: 'C1/4' };
const position = {
  system: 'ancients',
  options: [],
  map,
  types: {},
  turn: 1,
  turns: 6,
  player: 1,
  phase: 'movement',
  armies: [army, { ...army, units: ['LI C3/1'], camp: 'C2', leaders: ['C3'] }],
  draw: 1,
  victory: [],
  attack: {},
};
const record = {
  version: 1,
  position,
  seed: 1,
  plays: [{ order: 'end', dice: [1] }],
  cursor: 0,
  conceded: 1,
  result: {},
  battle: 'x',
  names: ['', ''],
};

const fleet = { name: '', ships: ['small A1/1 marines=1'], ashore: 'B2', points: 0, sunk: ['small'], left: ['small A2 captured'] };
const sea = {
  system: 'naval',
  map: { columns: 3, rows: 3, land: 'B2' },
  types: {},
  turn: 1,
  turns: 20,
  player: 1,
  phase: 'attacks',
  die: 3,
  fleets: [fleet, { ...fleet, ships: ['small C3/1'], ashore: '' }],
  draw: 1,
  victory: [],
  assault: {},
  closed: 'C3',
  question: {},
};

const positionFaults = (json: unknown): readonly Fault[] => {
  const read = ancients.readPosition(json);
  return read.ok ? [] : read.faults;
};
const seaFaults = (json: unknown): readonly Fault[] => {
  const read = naval.readPosition(json);
  return read.ok ? [] : read.faults;
};
const recordFaults = (json: unknown): readonly Fault[] => {
  const read = readRecord(json);
  return read.ok ? [] : read.faults;
};
const codes = new Set([
  ...codesInSource(),
  ...codesOf(record, recordFaults),
  ...codesOf({ order: 'end', dice: [1] }, (play) => recordFaults({ ...record, plays: [play] })),
  ...codesOf(position, positionFaults),
  ...codesOf(map, (broken) => positionFaults({ ...position, map: broken })),
  ...codesOf(army, (broken) => positionFaults({ ...position, armies: [broken, army] })),
  ...codesOf({ turn: 1, at: 'A1', units: [], leaders: 0 }, (group) =>
    positionFaults({ ...position, armies: [{ ...army, reserves: [group] }, army] }),
  ),
  ...codesOf(
    { as: 'LI', class: 'infantry', full: 1, disordered: 1, ma: 1, missile: 'A', shots: 1, star: true, freeAdvance: true },
    (type) => positionFaults({ ...position, types: { own: type } }),
  ),
  ...codesOf({ term: 'hold', by: 1, points: 1, at: 'A1' }, (term) => positionFaults({ ...position, victory: [term] })),
  ...codesOf({ order: 'A1xA2', asks: 'away', left: 0 }, (attack) => positionFaults({ ...position, attack })),
  ...codesOf(sea, seaFaults),
  ...codesOf({ columns: 3, rows: 3, land: 'B2' }, (broken) => seaFaults({ ...sea, map: broken })),
  ...codesOf(fleet, (broken) => seaFaults({ ...sea, fleets: [broken, fleet] })),
  ...codesOf({ as: 'small', size: 'large', crew: 4, marines: 2, ballista: true, corvus: true }, (type) =>
    seaFaults({ ...sea, types: { own: type } }),
  ),
  ...codesOf({ term: 'exit', by: 1, points: 1, large: 2, at: 'A1' }, (term) => seaFaults({ ...sea, victory: [term] })),
  ...codesOf({ at: 'C3', declared: 'A1', begun: true }, (assault) => seaFaults({ ...sea, assault })),
  ...codesOf({ asks: 'capture', at: 'C3', from: 'A1' }, (question) => seaFaults({ ...sea, question })),
]);

describe('every fault has words', () => {
  test('codes are found', () =>
    expect([...codes]).toEqual(
      expect.arrayContaining([
        'hexAndFacing',
        'link.whole',
        'json.colon',
        'required',
        'knownField',
        'seaHex',
        'twoFleets',
        'size',
        'navalTerm',
        'age',
        'weapon',
      ]),
    ));
  test.each([
    ['English', en],
    ['French', fr],
  ] as const)('in %s', (_, { faults }) => {
    const mute = [...codes].filter((code) => faults.expected(code) === code);
    expect(mute).toEqual([]);
  });
});

test.each([
  ['@3:14', 'json.comma', undefined, 'Line 3, column 14: expected json.comma.', 'Ligne 3, colonne 14\u00a0: il fallait json.comma.'],
  [
    'plays[0].order',
    'legalOrder:6.c',
    'A1-A2',
    'Action 1, order: expected an order that the rules allow there; rule 6.c forbids this one; found “A1-A2”.',
    'Action 1, order\u00a0: il fallait un ordre que les règles permettent ici\u00a0; la règle 6.c interdit celui-ci\u00a0; il y avait «\u00a0A1-A2\u00a0».',
  ],
  [
    'result',
    'result:1-0:1',
    '0-1',
    'result: expected the result that the actions lead to, 1-0; found “0-1”.',
    'result\u00a0: il fallait le résultat que donnent les actions, 1-0\u00a0; il y avait «\u00a00-1\u00a0».',
  ],
  ['', '__proto__', undefined, 'As a whole: expected __proto__.', 'Dans l’ensemble\u00a0: il fallait __proto__.'],
])('%s %s is a sentence', (at, expected, found, english, french) => {
  expect(en.faults.sentence(en.faults.place(at), en.faults.expected(expected), found)).toBe(english);
  expect(fr.faults.sentence(fr.faults.place(at), fr.faults.expected(expected), found)).toBe(french);
});
