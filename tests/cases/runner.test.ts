import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { wrongLists } from './legalLists';
import { prove } from './prove';
import { readCases, readCasesUnder } from './readCases';
import { type RuleCase, runCase } from './runCase';
import { type CaseSystem, caseSystemOf } from './systems';
import { testCases } from './testCases';

/** The runner itself is put to the test: a case that does not hold must fail, and a file that is none must say so. */

const reserves = [
  { turn: 1, at: 'A1 A2', units: ['LI', 'CH disordered'], leaders: 1 },
  { turn: 3, at: 'G1', units: ['HI'] },
];
const position = {
  map: { columns: 7, rows: 7, woods: 'A5 A6' },
  phase: 'melee',
  armies: [
    { panic: 9, units: ['HI D4/1', 'LC C5/1'], leaders: ['D4'], reserves },
    { panic: 9, units: ['LI D3/4', 'LA F2/4 volley disordered'], camp: 'G7 disordered' },
  ],
};
const caseOf = (rest: Partial<RuleCase>): RuleCase => ({ rule: '9.3', title: 'trial', position, expect: {}, ...rest });
const run = (rest: Partial<RuleCase>) => runCase(caseOf(rest));

describe('a case holds', () => {
  const right: [string, Partial<RuleCase>][] = [
    ['without orders', { expect: { phase: 'melee', turn: 1 } }],
    [
      'with the defaults that a position leaves out',
      {
        expect: {
          armies: [
            { lost: 0, points: 0 },
            { reserves: [], waiting: 0 },
          ],
        },
      },
    ],
    ['with lists in any order', { expect: { armies: [{ units: ['LC C5/1', 'HI D4/1'], leaders: ['D4'] }] } }],
    ['with marks in any order', { expect: { armies: [{}, { units: ['LA F2/4 disordered volley', 'LI D3/4'] }] } }],
    ['with reserves in any order, as far as they are named', { expect: { armies: [{ reserves: [{ turn: 3 }, { at: 'A2 A1' }] }] } }],
    ['with terrain in any order', { expect: { map: { woods: 'A6 A5' } } }],
    ['with an army that is not spoken of', { expect: { armies: [null, { camp: 'G7 disordered' }] } }],
    ['with a refusal', { play: ['D4xD1'], expect: { refused: '9.c', phase: 'melee' } }],
    ['with a refusal and its reason', { play: ['D4xD1'], expect: { refused: '9.c noEnemyAhead' } }],
    ['with all that a refusal tells', { play: ['D4xE2'], expect: { refused: { rule: '9.c', why: 'noEnemyAhead' } } }],
    ['with a text that is no order', { play: ['charge'], expect: { refused: 'notation' } }],
    ['with a refusal after orders', { play: ['D4xD3', 'stand', 'D4xD3'], dice: [2], expect: { refused: '9.a' } }],
    ['with a die that is named', { play: ['D4xD3', 'stand'], dice: ['melee 2'] }],
    ['with all legal orders of a unit', { expect: { legal: ['D4xD3'] } }],
    [
      'with all orders there are',
      { play: ['D4xD3'], expect: { all: ['stand', 'retreat C3', 'retreat C4', 'retreat D2', 'retreat E3', 'retreat E4'] } },
    ],
    ['with the end of a phase', { expect: { legal: ['end'] } }],
    ['with the answers to a question', { play: ['D4xD3', 'retreat E3'], expect: { legal: ['advance 1', 'advance 0', 'hold'] } }],
    ['with odds', { expect: { odds: { D4xD3: '3-1' } } }],
    ['with all that goes into the odds', { expect: { odds: { D4xD3: { odds: '3-1', terms: ['attack 11.c leader 2'] } } } }],
    [
      'with what the last order brings about',
      { play: ['D4xD3'], expect: { events: [{ kind: 'attacked', unit: 0, from: 'D4', at: 'D3' }] } },
    ],
    ['with nothing that it brings about', { expect: { events: [] } }],
    ['with the result', { position: { ...position, phase: 'over' }, expect: { result: { score: [1, 0], winner: 1 } } }],
    [
      'with an unsound position, all whose faults are named',
      { position: { ...position, phase: 'lunch', turn: 0 }, expect: { faults: ['turn', 'phase'] } },
    ],
    ['with whoever decides', { play: ['D4xD3'], expect: { decides: 2 } }],
    ['with nobody to decide', { position: { ...position, phase: 'over' }, expect: { decides: null } }],
    ['with none as yet', { expect: { result: null, attack: null } as Partial<RuleCase>['expect'] & object }],
    ['on an empty map', { position: { armies: [{}, {}] }, play: ['B9-C8'], expect: { refused: '6.a', armies: [{ units: [] }] } }],
  ];
  test.each(right)('%s', (_, rest) => expect(run(rest)).toEqual([]));
});

describe('a case does not hold', () => {
  const wrong: [string, Partial<RuleCase>, RegExp][] = [
    ['in an unsound position', { position: { ...position, phase: 'lunch' } }, /^position: phase: expected/],
    [
      'with a fault too few',
      { position: { ...position, phase: 'lunch', turn: 0 }, expect: { faults: ['turn'] } },
      /^position: phase: expected/,
    ],
    ['with a fault where there is none', { expect: { faults: ['turn'] } }, /^position: turn: sound/],
    ['with another who decides', { play: ['D4xD3'], expect: { decides: 1 } }, /^decides: 2, expected 1/],
    ['with another phase', { expect: { phase: 'fire' } }, /^phase: "melee", expected "fire"/],
    ['with a unit too few', { expect: { armies: [{ units: ['HI D4/1'] }] } }, /^armies\[0\].units/],
    ['with a unit too many', { expect: { armies: [{}, { units: [] }] } }, /^armies\[1\].units/],
    ['with a mark too few', { expect: { armies: [{}, { camp: 'G7' }] } }, /^armies\[1\].camp/],
    ['with a reserve twice', { expect: { armies: [{ reserves: [{ turn: 3 }, { turn: 3 }] }] } }, /^armies\[0\].reserves/],
    ['with a field that no position has', { expect: { weather: 'fair' } }, /^weather: null/],
    ['with an order that is refused', { play: ['D4xD1'] }, /^D4xD1: refused by 9.c/],
    ['with an order that should be', { play: ['D4xD3'], expect: { refused: '9.c' } }, /^D4xD3: allowed, expected 9.c/],
    ['with a refusal by another rule', { play: ['D4xD1'], expect: { refused: '9.b' } }, /^D4xD1: refused by 9.c .*, expected 9.b/],
    [
      'with a refusal for another reason',
      { play: ['D4xD1'], expect: { refused: '9.c moved' } },
      /^D4xD1: refused by 9.c .*, expected 9.c moved/,
    ],
    ['with a refusal before the last order', { play: ['D4xD1', 'D4xD1'], expect: { refused: '9.c' } }, /^D4xD1: refused by 9.c/],
    ['without a die', { play: ['D4xD3', 'stand'] }, /no die left/],
    ['with a die that has no such face', { play: ['D4xD3', 'stand'], dice: [7] }, /no face/],
    ['with a die of another name', { play: ['D4xD3', 'stand'], dice: ['fire 2'] }, /^stand: the die that falls is melee, not fire 2$/],
    ['with a die too many', { play: ['D4xD3', 'stand'], dice: [2, 5] }, /^1 dice left over/],
    ['with a die for a refused order', { play: ['D4xD1'], dice: [1], expect: { refused: '9.c' } }, /^1 dice left over/],
    ['with a legal order too few', { play: ['D4xD3'], expect: { legal: ['stand'] } }, /^legal: retreat \w+ is too many/],
    ['with a legal order too many', { expect: { legal: ['D4xD3', 'D4xC3'] } }, /^legal: D4xC3 is missing/],
    ['with an order too few of all', { play: ['D4xD3'], expect: { all: ['stand'] } }, /^all: retreat .*, expected stand$/],
    ['with other odds', { expect: { odds: { D4xD3: '1-2' } } }, /^odds D4xD3: 3-1, expected 1-2/],
    ['with other terms of the odds', { expect: { odds: { D4xD3: { terms: [] } } } }, /^odds D4xD3.terms: \["attack 11.c leader 2"\]/],
    ['with no odds where there are some', { expect: { odds: { D4xD3: null } } }, /^odds D4xD3: 3-1, expected null/],
    ['with an event too few', { play: ['D4xD3'], expect: { events: [] } }, /^events: attacked, expected $/],
    ['with another event', { play: ['D4xD3'], expect: { events: [{ at: 'D4' }] } }, /^events\[0\].at: "D3", expected "D4"/],
    ['with other hexes of a refusal', { play: ['D4xD1'], expect: { refused: { hexes: 'A1' } } }, /^D4xD1: refused.hexes: null, expected/],
    ['without a result', { expect: { result: { winner: 1 } } }, /^result: null/],
    [
      'with another result',
      { position: { ...position, phase: 'over' }, expect: { result: { winner: 2 } } },
      /^result.winner: 1, expected 2/,
    ],
  ];
  test.each(wrong)('%s', (_, rest, text) => expect(run(rest).join('\n')).toMatch(text));
});

describe('the lists of a moment', () => {
  const of = caseSystemOf(position);
  const setup = of.system.readPosition(position);
  if (!setup.ok) throw new Error('the position is unsound');
  const { context, state } = of.system.open(setup.value, 1);
  const { legal } = of.system;
  const wrongIn = (lies: Partial<CaseSystem['system']>) =>
    wrongLists({ ...of, system: { ...of.system, ...lies } }, context, state).join('\n');

  test('agree', () => expect(wrongIn({})).toBe(''));
  const lies: [string, Partial<CaseSystem['system']>, RegExp][] = [
    [
      'lack what a piece may do',
      { legal: (c, s, actor) => legal(c, s, actor).slice(actor === undefined ? 1 : 0) },
      /is listed for a piece alone/,
    ],
    ['hold what no piece may do', { legal: (c, s, actor) => (actor === undefined ? legal(c, s) : []) }, /is listed for nobody/],
    ['hold an order twice', { legal: (c, s, actor) => [...legal(c, s, actor), ...legal(c, s, actor)] }, /is listed twice/],
    ['give a piece what names another', { legal: (c, s, actor) => legal(c, s, actor && 0) }, /is among what unit 1 may do/],
    ['are of somebody who cannot act', { actors: () => [] }, /has orders, but cannot act/],
    ['hold what is refused', { judge: () => ({ rule: '9.a', why: 'moved' }) }, /is listed, but refused by 9.a \(moved\)/],
  ];
  test.each(lies)('do not if they %s', (_, lie, text) => expect(wrongIn(lie)).toMatch(text));
});

describe('a case that asks', () => {
  const asked = { rule: '15.2.b', title: 'trial', ask: 'price', with: { units: { LI: 2 } }, expect: { points: 6 } };
  const proven = (rest: object) =>
    readCases(JSON.stringify([{ ...asked, ...rest }]))
      .flatMap(prove)
      .join('\n');

  test('holds', () => expect(proven({})).toBe(''));
  test('holds where the fault is expected', () => expect(proven({ with: { units: { OX: 1 } }, expect: { wrong: ['units.OX'] } })).toBe(''));
  const wrong: [string, object, RegExp][] = [
    ['with another answer', { expect: { points: 7 } }, /^points: 6, expected 7$/],
    ['with an answer that is none', { expect: { weather: 1 } }, /^weather: null, expected 1$/],
    [
      'with another fault',
      { with: { units: { OX: 1 } }, expect: { wrong: ['units.LI'] } },
      /^faults at units.OX, expected units.LI\nwith.units.OX/,
    ],
    ['with a word that every object knows', { ask: 'constructor' }, /^ask: nobody answers constructor/],
    ['with a word that nobody knows', { ask: 'weather' }, /^ask: nobody answers weather; known are price/],
    ['with a ware that there is not', { with: { units: { OX: 1 } } }, /^with.units.OX: expected unitType, found OX$/],
    ['with a field that there is not', { with: { units: {}, men: 3 } }, /^with.men: expected knownField/],
    ['with a fault where there is none', { expect: { wrong: ['units'] } }, /^with: sound, expected faults at units$/],
    ['with a die', { dice: [3] }, /^1 dice left over$/],
    ['with nothing that it is asked with', { with: undefined }, /^with: expected what it is asked with$/],
    ['without an expectation', { expect: 3 }, /^expect: expected what is to hold$/],
    ['with no word', { ask: 3 }, /^ask: expected the word of a question$/],
  ];
  test.each(wrong)('does not hold %s', (_, rest, text) => expect(proven(rest)).toMatch(text));
});

test('a system that there is not is played by the land game, which says what is wrong', () => {
  for (const system of ['weather', 'constructor']) expect(run({ position: { ...position, system } }).join()).toMatch(/system/);
});

test('who goes by a name with an x in it does not attack', () => {
  const armies = [
    { name: 'Red', units: ['LEG C3'], leaders: ['Alexander 3 C3'] },
    { name: 'Blue', units: ['LEG H6'] },
  ];
  const march = { system: 'baw', map: { columns: 9, rows: 8 }, phase: 'movement', armies };
  expect(run({ position: march, play: ['Alexander-C2'], expect: { phase: 'movement' } })).toEqual([]);
});

describe('a file of cases', () => {
  const wrongs = (text: string) => readCases(text).map((read) => ('wrong' in read ? read.wrong : 'sound'));
  const sound = caseOf({});

  test('is JSON', () => expect(wrongs('[{')[0]).toMatch(/SyntaxError/));
  test('may begin with a byte order mark', () => expect(wrongs(`\uFEFF${JSON.stringify([sound])}`)).toEqual(['sound']));
  test('is a list', () => expect(wrongs(JSON.stringify(sound))).toEqual(['expected a list, found object']));
  test('is not empty', () => expect(wrongs('[]')).toEqual(['the list is empty']));
  test('names what is wrong with each case, and keeps the others', () => {
    const broken = [
      7,
      { ...sound, position: 'A1' },
      { ...sound, play: 'end' },
      { ...sound, dice: ['1'] },
      { ...sound, dice: ['melee'] },
      { ...sound, dice: [2, 'melee 2'] },
      { rule: '2', position },
      { ...sound, expect: { refused: '2' } },
      { ...sound, expect: { legal: 'end' } },
      { ...sound, expect: { all: [5] } },
      { ...sound, expect: { events: [5] } },
      { ...sound, play: ['end'], expect: { refused: null } },
      { ...sound, expect: { view: 3 } },
    ];
    expect(wrongs(JSON.stringify([...broken, sound]))).toEqual([
      'expected a case, an object',
      'position: expected a position',
      'play: expected a list of orders',
      'dice: expected a list of numbers, or of names and numbers (melee 4)',
      'dice: expected a list of numbers, or of names and numbers (melee 4)',
      'sound',
      'expect: expected what is to hold',
      'expect.refused: no order is played that could be refused',
      'expect.legal: expected a list of orders',
      'expect.all: expected a list of orders',
      'expect.events: expected a list of events',
      'expect.refused: expected a rule, or a refusal',
      'expect.view: expected 1 or 2',
      'sound',
    ]);
    expect(readCases(JSON.stringify([sound, 7])).map(({ name }) => name)).toEqual(['0 9.3: trial', '1']);
  });

  test('may lie anywhere below its folder', () => {
    const folder = mkdtempSync(join(tmpdir(), 'cases-'));
    try {
      expect(readCasesUnder(folder)[0]?.cases).toEqual([{ name: 'is a folder of cases', wrong: 'there is no .json file in it' }]);
      mkdirSync(join(folder, 'a/b'), { recursive: true });
      writeFileSync(join(folder, 'a/b/one.json'), JSON.stringify([sound]));
      writeFileSync(join(folder, 'two.json'), 'no');
      writeFileSync(join(folder, 'notes.txt'), 'no');
      expect(readCasesUnder(folder).map(({ file, cases }) => [file, cases.length])).toEqual([
        [join('a', 'b', 'one.json'), 1],
        ['two.json', 1],
      ]);
      expect(readCasesUnder(join(folder, 'two.json'))[0]?.cases[0]?.name).toBe('is JSON');
    } finally {
      rmSync(folder, { recursive: true });
    }
    expect(readCasesUnder(folder)[0]?.cases).toEqual([{ name: 'is a folder of cases', wrong: 'there is no such folder' }]);
  });
});

// Somebody else's, where he names their folder in the environment.
if (process.env['CASES']) testCases(process.env['CASES']);
