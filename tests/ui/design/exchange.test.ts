import { expect, test } from 'vitest';
import { printHex } from '../../../src/kernel/board';
import type { AnyTwoSidedGame } from '../../../src/kernel/twoSides';
import { ancients } from '../../../src/rules/ancients';
import { baw } from '../../../src/rules/baw';
import { naval } from '../../../src/rules/naval';
import { blankDrawing } from '../../../src/ui/design/document/begin';
import { refusals } from '../../../src/ui/design/document/checks';
import { type Edit, SIDES } from '../../../src/ui/design/document/drawing';
import { readDrawing } from '../../../src/ui/design/document/exchange';
import * as facts from '../../../src/ui/design/document/facts';
import { paint } from '../../../src/ui/design/document/ground';
import { changed } from '../../../src/ui/design/document/history';
import { put, putRow } from '../../../src/ui/design/document/pieces';
import { resize } from '../../../src/ui/design/document/size';
import { addVariant } from '../../../src/ui/design/document/variants';
import type { DrawingRules } from '../../../src/ui/design/rules';
import { land } from '../../../src/ui/systems/ancients/design/rules';
import { ancientWorld } from '../../../src/ui/systems/baw/design/rules';
import { sea } from '../../../src/ui/systems/naval/design/rules';
import { en } from '../../../src/ui/words/design/en';

/* What is saved at the drawing table comes back to it, though it cannot be played yet. */

const drawn = (rules: DrawingRules, ...edits: Edit[]) =>
  [put(rules, 0, rules.pieces, rules.types[0]!, 30, 0), put(rules, 1, rules.pieces, rules.types[0]!, 90, 3), ...edits].reduce(
    (now, edit) => changed(rules, now, edit)[0],
    blankDrawing(rules, {}, en.first),
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
  expect(readDrawing(rules, system, JSON.parse(JSON.stringify(drawing)), en.first)).toEqual({ ok: true, value: drawing });
});

test('a version with a ship ashore', () => {
  const drawing = drawn(sea, addVariant('other', en.first), (draft) => {
    draft.variants![0]!.changes = { map: { land: 'I2' } };
  });
  expect(refusals(drawing, naval)).toMatchObject([{ expected: 'seaHex' }]);
  expect(readDrawing(sea, naval, JSON.parse(JSON.stringify(drawing)), en.first)).toEqual({ ok: true, value: drawing });
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
  const read = readDrawing(land, ancients, { ...drawing, position: { ...drawing.position, ...fields } }, en.first);
  expect(read.ok).toBe(false);
});

test('what an option that is off has kept is no reason to refuse a drawing (B16.4), areas that the rules cannot write out are', () => {
  const fallen = drawn(ancientWorld, (draft) => {
    draft.position['armies'] = (draft.position['armies'] as object[]).map((army) => ({ ...army, fallen: ['LEG'] }));
  });
  expect(refusals(fallen, baw)).not.toEqual([]);
  const read = (drawing: unknown) => readDrawing(ancientWorld, baw, JSON.parse(JSON.stringify(drawing)), en.first);
  expect(read(fallen).ok).toBe(true);
  const levels = drawn(ancientWorld, facts.setSideField(ancientWorld, 0, 'demoralisation', 30));
  const { position } = levels;
  expect(read(levels).ok).toBe(true);
  expect(read({ ...levels, position: { ...position, map: { ...(position.map as object), forest: 'F8..H9' } } }).ok).toBe(false);
});
