import { expect, test } from 'vitest';
import { printHex } from '../../../src/kernel/board';
import type { AnyTwoSidedGame } from '../../../src/kernel/twoSides';
import { ancients } from '../../../src/rules/ancients';
import { baw } from '../../../src/rules/baw';
import { naval } from '../../../src/rules/naval';
import { blankDrawing } from '../../../src/ui/design/document/begin';
import { refusals } from '../../../src/ui/design/document/checks';
import { type Drawing, type Edit, SIDES, sizeOf } from '../../../src/ui/design/document/drawing';
import { readDrawing } from '../../../src/ui/design/document/exchange';
import * as facts from '../../../src/ui/design/document/facts';
import { paint } from '../../../src/ui/design/document/ground';
import { changed, createHistory } from '../../../src/ui/design/document/history';
import * as ownTypes from '../../../src/ui/design/document/ownTypes';
import { put, putRow } from '../../../src/ui/design/document/pieces';
import { resize, resizeBefore } from '../../../src/ui/design/document/size';
import { stillOf } from '../../../src/ui/design/document/still';
import { addVariant } from '../../../src/ui/design/document/variants';
import type { DrawingRules } from '../../../src/ui/design/rules';
import { createDrawingTools } from '../../../src/ui/design/tools';
import { land } from '../../../src/ui/systems/ancients/design/rules';
import { ancientWorld } from '../../../src/ui/systems/baw/design/rules';
import { sea } from '../../../src/ui/systems/naval/design/rules';
import { first } from './first';

/* What is saved at the drawing table comes back to it, though it cannot be played yet. */

const drawn = (rules: DrawingRules, ...edits: Edit[]) =>
  [put(rules, 0, rules.pieces, rules.types[0]!, 30, 0), put(rules, 1, rules.pieces, rules.types[0]!, 90, 3), ...edits].reduce(
    (now, edit) => changed(rules, now, edit)[0],
    blankDrawing(rules, {}, first),
  );

const whole = Array.from({ length: 216 }, (_, hex) => hex);
/** 260 on either side. */
const crowds: Edit[] = SIDES.map((side) => (draft) => {
  const units = Array.from({ length: 260 }, (_, hex) => `LI ${printHex({ columns: 40 }, hex + 400 * side)}/1`);
  facts.setSideField(land, side, 'units', units)(draft);
});
const sayAll =
  (list: 'try', count: number): Edit =>
  (draft) => {
    for (let i = 0; i < count; i++) draft[list][i] = { en: 'Win.', fr: 'Gagner.' };
  };

const LEFT: readonly [string, DrawingRules, AnyTwoSidedGame, ...Edit[]][] = [
  ['a term of hexes without any', land, ancients, facts.setTerms([{ term: 'hold', points: 2, at: '' }])],
  [
    'a reserve that enters nowhere',
    land,
    ancients,
    facts.addReserve(land, 0),
    facts.addReserve(land, 1),
    (draft) => {
      draft.position['armies'] = (draft.position['armies'] as object[]).map((army) => ({ ...army, reserves: [{ turn: 2, at: '' }] }));
    },
  ],
  ['a term of hexes without any at sea', sea, naval, facts.setTerms([{ term: 'hold', points: 2, at: '' }])],
  ['a ship ashore', sea, naval, paint(sea, [30], 'land')],
  ['a unit in the sea', ancientWorld, baw, paint(ancientWorld, [30], 'sea')],
  ['more sentences than a battle has', land, ancients, ...Array.from({ length: 5 }, () => facts.addSentence('try')), sayAll('try', 7)],
  [
    'more names than a map has',
    land,
    ancients,
    ...Array.from({ length: 61 }, (_, at) => facts.namePlace(printHex({ columns: 18 }, at), 'en', 'Mound')),
  ],
  ['more pieces than a side has', land, ancients, putRow(land, 0, 'LI', whole, 0)],
  ['more pieces than two sides have', land, ancients, resize(land, { columns: 40, rows: 20 }), ...crowds],
  ['fewer turns than have been played', land, ancients, facts.setField('turn', 5), facts.setTurns(land, 4)],
  ['night without its rule', land, ancients, facts.setField('nightfall', 4)],
  [
    'who waits to be placed, and whose rule is off',
    land,
    ancients,
    facts.setField('phase', 'deploy'),
    facts.setSideField(land, 0, 'units', ['LA unplaced']),
    facts.setSideField(land, 0, 'camp', 'unplaced'),
  ],
  ['a ship that has left by a hex that was cut off', sea, naval, facts.setSideField(sea, 0, 'left', ['trireme Z3'])],
  ['a place that was cut off', sea, naval, facts.namePlace('Z3', 'en', 'Well')],
  ['levels the wrong way round', ancientWorld, baw, facts.setSideField(ancientWorld, 0, 'demoralisation', 30)],
];

test.each(LEFT)('%s', (_, rules, system, ...edits) => {
  const drawing = drawn(rules, ...edits);
  expect(refusals(drawing, system)).not.toEqual([]);
  expect(readDrawing(rules, system, JSON.parse(JSON.stringify(drawing)), first)).toEqual({ ok: true, value: drawing });
});

test('a version with a ship ashore', () => {
  const drawing = drawn(sea, addVariant('other', first), (draft) => {
    draft.variants![0]!.changes = { map: { land: 'I2' } };
  });
  expect(refusals(drawing, naval)).toMatchObject([{ expected: 'seaHex' }]);
  expect(readDrawing(sea, naval, JSON.parse(JSON.stringify(drawing)), first)).toEqual({ ok: true, value: drawing });
});

test.each([
  ['no sides', { armies: 'none' }],
  ['a side that is none', { armies: [null, {}] }],
  ['units that are no list', { armies: [{ units: 5 }, {}] }],
  ['a term that is none', { victory: [{ term: {} }] }],
  ['words that name no hex', { map: { woods: 'B2 ZZ9' } }],
  ['another phase', { phase: 'tea' }],
  ['a field that there is not', { tea: 5 }],
])('what the table itself never leaves is refused, and told: %s', (_, fields) => {
  const drawing = drawn(land);
  const read = readDrawing(land, ancients, { ...drawing, position: { ...drawing.position, ...fields } }, first);
  expect(read.ok).toBe(false);
});

const GAMES: readonly (readonly [DrawingRules, AnyTwoSidedGame])[] = [
  [land, ancients],
  [sea, naval],
  [ancientWorld, baw],
];

test.each(['LI A3', 7, true, ['A1'], []])(
  'what is no map is refused in any game, be it of a version, or of a position alone: %j',
  (map) => {
    const fault = { expected: 'map', found: Array.isArray(map) ? '[…]' : String(map) };
    for (const [rules, system] of GAMES) {
      const { position, variants, ...texts } = drawn(rules, addVariant('other', first));
      const read = (json: object) => readDrawing(rules, system, JSON.parse(JSON.stringify(json)), first);
      const refused = (at: string) => ({ ok: false, faults: [{ ...fault, at }] });
      expect(read({ ...texts, position: { ...position, map } })).toEqual(refused('position.map'));
      expect(read({ ...texts, position, variants: [{ ...variants![0]!, changes: { map } }] })).toEqual(refused('variants[0].position.map'));
      expect(read({ ...position, map })).toEqual(refused('map'));
    }
  },
);

test('where there is no map on land one is begun', () => {
  const drawing = drawn(land);
  for (const map of [null, {}]) {
    const read = readDrawing(land, ancients, { ...drawing, position: { ...drawing.position, map } }, first);
    expect(read.ok && changed(land, read.value, paint(land, [0], 'woods'))[0].position.map).toEqual({ woods: 'A1' });
  }
});

const MAPS = [{ columns: 1_000_000 }, { rows: 61 }, { columns: 0 }, { rows: -5 }];

test.each(MAPS)('a map as no battle has it is refused, be it of a version: %j', (size) => {
  const drawing = drawn(land, addVariant('other', first));
  const { position, variants } = drawing;
  const large = { ...drawing, position: { ...position, map: { ...position.map, ...size } } };
  const varied = { ...drawing, variants: [{ ...variants![0]!, changes: { map: size } }] };
  const [side] = Object.keys(size);
  for (const [one, at] of [
    [large, `position.map.${side}`],
    [varied, `variants[0].position.map.${side}`],
  ] as const) {
    const read = readDrawing(land, ancients, one, first);
    expect(read.ok ? [] : read.faults.map((fault) => fault.at)).toContain(at);
  }
});

test.each(MAPS)('one that lies in the list already can be opened, drawn on and mended: %j', (size) => {
  const drawing = drawn(land);
  const position = { ...drawing.position, map: { ...drawing.position.map, ...size } };
  const history = createHistory(land, { ...drawing, position });
  const now = () => history.state.getState().drawing;
  const tools = createDrawingTools(land, history);
  expect(() => tools.overlays()).not.toThrow();
  // The board that is shown is the one that is drawn on.
  const { columns, rows } = sizeOf(position);
  expect(stillOf(land, ancients, position)!.context.board).toMatchObject({ columns, rows });
  expect(refusals(now(), ancients)).not.toEqual([]);
  history.edit(paint(land, [0], 'woods'));
  expect(now().position.map).toMatchObject({ ...size, woods: 'A1' });
  history.edit(resize(land, { columns, rows }));
  expect(now().position.map).toMatchObject({ columns, rows });
  history.edit(resize(land, { columns: 40, rows: 20 }));
  expect(refusals(now(), ancients)).toEqual([]);
});

const readAncient = (drawing: unknown) => readDrawing(ancientWorld, baw, JSON.parse(JSON.stringify(drawing)), first);

/** A drawing with fields of a map, and a version with some of its own. */
const withMaps = (map: object, own?: object): Drawing => {
  const drawing = drawn(ancientWorld, ...(own ? [addVariant('other', first)] : []));
  const { position, variants } = drawing;
  return {
    ...drawing,
    position: { ...position, map: { ...position.map, ...map } },
    ...(own ? { variants: [{ ...variants![0]!, changes: { map: own } }] } : {}),
  };
};

test('terms for either side, a reserve that nobody is in yet and types like each other come back as they are, for a version changes them by their places', () => {
  const history = createHistory(
    ancientWorld,
    drawn(
      ancientWorld,
      facts.addTerm({ term: 'destroy', strength: 50 }),
      facts.addTerm({ term: 'hold', points: 2, at: 'F9' }),
      facts.addReserve(ancientWorld, 0),
      facts.addReserve(ancientWorld, 0),
      facts.countReserve(ancientWorld, 0, 1, 'LEG', 1),
      ownTypes.addType('guard', 'LEG'),
      ownTypes.addType('elite', 'guard'),
      addVariant('other', first),
    ),
  );
  history.draw('other');
  history.edit(facts.setTerm(1, 'points', 9));
  history.edit(facts.setReserve(ancientWorld, 0, 1, 'turn', 5));
  const { drawing } = history.state.getState();
  expect(refusals(drawing, baw)).toEqual([]);
  expect(readAncient(drawing)).toEqual({ ok: true, value: drawing });
  // With areas on its map as well.
  const read = readAncient({ ...drawing, position: { ...drawing.position, map: { ...drawing.position.map, forest: 'F8..G9' } } });
  expect(read).toMatchObject({ value: { ...drawing, position: { ...drawing.position, map: { forest: 'F8 G8 F9 G9' } } } });
});

test('areas of a version are written out as those of the battle are (B17)', () => {
  const read = readAncient(withMaps({ level1: 'A1..C2', level2: 'B1', stream: 'E4..F4/S' }, { forest: 'F8..G9' }));
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  expect(read.value.position.map).toMatchObject({ level1: 'A1 C1 A2 B2 C2', level2: 'B1', stream: 'E4/4 F4/3 F4/4 F4/5' });
  expect(read.value.variants?.[0]?.changes).toEqual({ map: { forest: 'F8 G8 F9 G9' } });
  const history = createHistory(ancientWorld, read.value);
  history.edit(resizeBefore(ancientWorld, { columns: 2, rows: 0 }));
  history.draw('other');
  history.edit(paint(ancientWorld, [7 + 7 * 26], 'river'));
  expect(history.state.getState().shown.position.map).toMatchObject({ forest: 'I8 H9 I9', river: 'H8' });
  // On a smaller map of a version they are cut off as single hexes are.
  expect(readAncient(withMaps({ forest: 'J8..L8' }, { columns: 11 }))).toMatchObject({
    value: { position: { map: { forest: 'J8 K8 L8' } }, variants: [{ changes: { map: { columns: 11 } } }] },
  });
});

test.each([[{ forest: 'G9..F8' }], [{ stream: 'A1..C1/N' }], [{ stream: 'A1/N' }], [{}, { forest: 'G9..F8' }]])(
  'what cannot be written out is refused: %j',
  (map, own?) => {
    expect(readAncient(withMaps(map, own))).toMatchObject({ ok: false, faults: [{ at: expect.stringContaining('position.map.') }] });
  },
);

test.each([{ map: { forest: 'G9..F8' } }, { armies: [null, null] }, { map: 5 }, { tea: 1 }, { '=': null }])(
  'what a version may not have is refused though the battle itself is at fault: %j',
  (changes) => {
    const drawing = drawn(ancientWorld, facts.setSideField(ancientWorld, 0, 'demoralisation', 30), addVariant('other', first));
    const places = [{ at: 'B2', name: drawing.title }];
    expect(readAncient({ ...drawing, places }).ok).toBe(true);
    const told = expect.arrayContaining([expect.objectContaining({ at: expect.stringContaining('variants[0].position') })]);
    const read = readAncient({ ...drawing, places, variants: [{ ...drawing.variants![0]!, changes }] });
    expect(read).toEqual({ ok: false, faults: told });
  },
);

test('an area that a fault elsewhere keeps the rules from reading is refused as well', () => {
  const { position, ...others } = withMaps({ forest: 'G9..F8' });
  expect(readAncient({ ...others, position: { ...position, types: { guard: { as: 'LEG', strength: 100 } } } }).ok).toBe(false);
});

/** A drawing with these units, and a version with others. */
const withUnits = (units: readonly string[], own?: readonly string[]) => {
  const drawing = drawn(ancientWorld, addVariant('other', first));
  const armies = (list: readonly string[]) => [{ ...(drawing.position['armies'] as object[])[0], units: list }, { units: ['LEG V12'] }];
  const changes = own ? { armies: armies(own) } : {};
  return { ...drawing, position: { ...drawing.position, armies: armies(units) }, variants: [{ ...drawing.variants![0]!, changes }] };
};

test('areas of units that lie over each other are refused before anything is opened or written out', () => {
  const many = Array.from({ length: 100_000 }, () => 'LEG A1..X18');
  const refused = (at: string, found: string) => ({ ok: false, faults: [{ at, expected: 'oneUnitAHex', found }] });
  const at = 'position.armies[0].units';
  expect(readAncient(withUnits(many))).toEqual(refused(`${at}[0]`, 'V12'));
  expect(readAncient(withUnits(['LEG A1..D4', 'LI C4..F9'], ['LEG A1..D4', 'LI C4']))).toMatchObject({
    faults: [{ at: `${at}[1]`, found: 'C4' }, { at: `variants[0].${at}[0]` }],
  });
  expect(readAncient(withUnits(['LEG A1..B2 B2'])).ok).toBe(false);
  expect(readAncient(withUnits(['LEG A1'], ['LEG A1..A3', 'LI A3']))).toEqual(refused(`variants[0].${at}[0]`, 'A3'));
  expect(readAncient(withUnits(many).position)).toEqual(refused('armies[0].units[0]', 'V12'));
  expect(readAncient(withUnits(['LEG A1..B2', 'LI C3'], ['LEG A1..B3']))).toMatchObject({
    value: { position: { armies: [{ units: ['LEG A1', 'LEG B1', 'LEG A2', 'LEG B2', 'LI C3'] }, {}] } },
  });
});

test('more versions than a battle has are refused', () => {
  const drawing = withUnits(['LEG A1']);
  const variants = Array.from({ length: 5 }, (_, i) => ({ ...drawing.variants[0]!, id: `version-${i}` }));
  expect(readAncient({ ...drawing, variants })).toMatchObject({ ok: false, faults: [{ at: 'variants', expected: 'atMost:4' }] });
});

test('what an option that is off has kept is no reason to refuse a drawing (B16.4), and areas are written out though something is amiss', () => {
  const fallen = drawn(ancientWorld, (draft) => {
    draft.position['armies'] = (draft.position['armies'] as object[]).map((army) => ({ ...army, fallen: ['LEG'] }));
  });
  expect(refusals(fallen, baw)).not.toEqual([]);
  expect(readAncient(fallen).ok).toBe(true);
  const levels = drawn(ancientWorld, facts.setSideField(ancientWorld, 0, 'demoralisation', 30));
  const { position } = levels;
  expect(readAncient(levels).ok).toBe(true);
  const wooded = readAncient({ ...levels, position: { ...position, map: { ...(position.map as object), forest: 'F8..G8' } } });
  expect(wooded).toMatchObject({ value: { position: { map: { forest: 'F8 G8' } } } });
});
