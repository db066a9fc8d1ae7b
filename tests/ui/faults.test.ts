import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Checked, Fault } from '../../src/kernel/game';
import { DICE_SOURCES, MARKS, readRecord } from '../../src/kernel/record';
import { ancients } from '../../src/rules/ancients';
import { CHARGES, OPTION_QUESTIONS, STAGES } from '../../src/rules/ancients/model/extra';
import { TACTICS } from '../../src/rules/ancients/model/tactics';
import * as land from '../../src/rules/ancients/model/types';
import { FIELD_IDS } from '../../src/rules/armies/model/fields';
import { baw } from '../../src/rules/baw';
import * as ancientWorld from '../../src/rules/baw/model/types';
import { naval } from '../../src/rules/naval';
import * as atSea from '../../src/rules/naval/model/types';
import { AGES, DIFFICULTIES } from '../../src/scenarios/battle';
import { landFaults } from '../../src/ui/systems/ancients/words/en/faults';
import { ancientWorldFaults } from '../../src/ui/systems/baw/words/en/faults';
import { seaFaults as seaTexts } from '../../src/ui/systems/naval/words/en/faults';
import { en } from '../../src/ui/words/en';
import { faultsSaid } from '../../src/ui/words/en/faults';
import { fr } from '../../src/ui/words/fr';

const source = join(import.meta.dirname, '../../src');

const FAULT = /(?:expected(?:: |[^:\n]* \? )|fault\(|tell\([^,\n]*, )['`]([\w.]+)/g;
/** What a schema says of a value that it does not take. */
const SCHEMA = /\bv\.(?:picklist|literal|strictTuple|regex|check|array|number|string)\([^\n]*?(?:, |\()'([a-zA-Z]+)'\)/g;

/** The text of the rooms that report faults. */
const texts = ['kernel', 'rules', 'scenarios', 'store'].flatMap((room) =>
  readdirSync(join(source, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(source, room, file), 'utf8')),
);

/** Codes written out in them. */
const codesIn = (...patterns: readonly RegExp[]): string[] =>
  texts.flatMap((text) => patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, code = '']) => code)));

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
  mainName: '',
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

const host = {
  name: '',
  rally: 1,
  demoralisation: 1,
  disintegration: 1,
  lost: 0,
  left: 0,
  demoralised: false,
  units: ['LEG B2 thrown'],
  leaders: ['Caesar 1 B2'],
  exits: 'A1',
  held: 'C1',
  reserves: [],
  fallen: [],
};
const other = { units: ['LEG C3'] };
const third = {
  system: 'baw',
  options: [],
  map: { columns: 3, rows: 3, sea: 'A3' },
  ground: {},
  types: {},
  turn: 1,
  turns: 12,
  player: 1,
  phase: 'melee',
  armies: [host, other],
  draw: 1,
  victory: [],
  attack: {},
};

const faultsOf =
  (game: { readPosition(json: unknown): Checked<unknown> }) =>
  (json: unknown): readonly Fault[] => {
    const read = game.readPosition(json);
    return read.ok ? [] : read.faults;
  };
const positionFaults = faultsOf(ancients);
const seaFaults = faultsOf(naval);
const thirdFaults = faultsOf(baw);
const recordFaults = (json: unknown): readonly Fault[] => {
  const read = readRecord(json);
  return read.ok ? [] : read.faults;
};
const codes = new Set([
  ...codesIn(FAULT, SCHEMA),
  ...codesOf(record, recordFaults),
  ...codesOf({ order: 'end', dice: [1] }, (play) => recordFaults({ ...record, plays: [play] })),
  ...codesOf(position, positionFaults),
  ...codesOf(map, (broken) => positionFaults({ ...position, map: broken })),
  ...codesOf(army, (broken) => positionFaults({ ...position, armies: [broken, army] })),
  ...codesOf({ turn: 1, at: 'A1', units: [], leaders: 0 }, (group) =>
    positionFaults({ ...position, armies: [{ ...army, reserves: [group] }, army] }),
  ),
  ...codesOf(
    { as: 'LI', class: 'infantry', full: 1, disordered: 1, ma: 1, missile: 'A', shots: 1, star: true, freeAdvance: true, traits: 'steady' },
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
  ...codesOf(third, thirdFaults),
  ...codesOf({ columns: 3, rows: 3, sea: 'A3', level1: 'B2', stream: 'B2/1' }, (broken) => thirdFaults({ ...third, map: broken })),
  ...codesOf({ forest: 2, slope: 'shift' }, (ground) => thirdFaults({ ...third, ground })),
  ...codesOf(host, (broken) => thirdFaults({ ...third, attack: undefined, armies: [broken, other] })),
  ...codesOf({ ...host, units: ['LEG A3', 'LEG A3', 'LEG B2 lost'], leaders: ['LEG 4 C3'] }, (broken) =>
    thirdFaults({ ...third, attack: undefined, armies: [broken, other] }),
  ),
  ...codesOf({ turn: 1, at: 'A1', units: [], leaders: [] }, (group) =>
    thirdFaults({ ...third, attack: undefined, armies: [{ ...host, reserves: [group] }, other] }),
  ),
  ...codesOf({ as: 'LEG', strength: 1, ma: 1, weapon: 'bow', light: true, defenceOnly: true, spent: true }, (type) =>
    thirdFaults({ ...third, types: { own: type } }),
  ),
  ...codesOf({ term: 'hold', by: 1, points: 1, strength: 1, at: 'A1' }, (term) => thirdFaults({ ...third, victory: [term] })),
  ...codesOf({ attackers: 'B2', defenders: 'C3', asks: 'retreat', result: 'DR', retreating: 'C3', lost: [0, 0] }, (attack) =>
    thirdFaults({ ...third, attack }),
  ),
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

test('each code is of all games or of one', () => {
  const ofAll = faultsSaid({});
  const ofGames = [landFaults, seaTexts, ancientWorldFaults].flatMap((texts) => Object.keys(texts));
  expect(ofGames.filter((code) => ofAll.expected(code) !== code)).toEqual([]);
  expect(ofGames.filter((code, i) => ofGames.indexOf(code) !== i)).toEqual([]);
});

/** The words that are read, by the code that is told where another stands. */
const READ: Readonly<Record<string, readonly unknown[]>> = {
  age: AGES,
  bawPhase: ancientWorld.PHASES,
  bawQuestion: ancientWorld.QUESTIONS,
  charge: CHARGES,
  class: land.UNIT_CLASSES,
  combatResult: ancientWorld.RESULTS,
  diceSource: DICE_SOURCES,
  difficulty: DIFFICULTIES,
  field: FIELD_IDS,
  forestVariant: [2, 'closed'],
  missile: land.MISSILES,
  navalPhase: atSea.PHASES,
  navalQuestion: atSea.QUESTIONS,
  navalTerm: atSea.TERMS,
  noteMark: MARKS,
  optionQuestion: OPTION_QUESTIONS,
  phase: land.PHASES,
  player: [1, 2],
  question: land.QUESTIONS,
  size: atSea.SIZES,
  slopeVariant: ['shift'],
  stage: STAGES,
  tactic: TACTICS,
  term: ancientWorld.TERMS,
  typeTrait: land.TRAITS,
  victoryTerm: ['camp', 'panic', 'double', 'hold'],
  weapon: ancientWorld.WEAPONS,
};
/** Too many to be named. */
const TOO_MANY = ['armyList', 'option'];

test('whoever is told of a list of words is told all of them', () => {
  const lists = codesIn(/v\.picklist\((?:\[[^\]]*\]|\w+), '(\w+)'\)/g).filter((code) => !TOO_MANY.includes(code));
  expect(lists.filter((code) => !Object.hasOwn(READ, code))).toEqual([]);
  for (const { faults } of [en, fr])
    for (const [code, words] of Object.entries(READ))
      for (const word of words) expect(faults.expected(code).split(/[^\w-]+/), code).toContain(String(word));
  for (const { faults } of [en, fr]) {
    expect(faults.expected('mark:reserve')).toContain('disordered, moved, attacked');
    expect(faults.expected('mark:unit')).not.toBe(faults.expected('mark:reserve'));
  }
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
