import { describe, expect, test } from 'vitest';
import { factsOf } from '../../src/scenarios';
import { battles } from '../../src/scenarios/all';
import { readBattle } from '../../src/scenarios/schema';
import { titleIn, titleWith } from '../../src/scenarios/titles';
import { changed, difference, variantOf, variedBattle } from '../../src/scenarios/variants';

describe('what a variant changes', () => {
  test.each([
    ['fields one by one', { turns: 6, map: { rows: 9 } }, { map: { rows: 12 } }, { turns: 6, map: { rows: 12 } }],
    ['what was not there', { turns: 6 }, { draw: 2, map: { rows: 3 } }, { turns: 6, draw: 2, map: { rows: 3 } }],
    ['what is taken away', { turns: 6, draw: 2 }, { draw: null }, { turns: 6 }],
    ['a list as a whole', { units: ['LI A1/1', 'LI A2/1'] }, { units: ['HI A1/1'] }, { units: ['HI A1/1'] }],
    [
      'a place of a list',
      { armies: [{ panic: 3 }, { panic: 4, name: 'Rome' }] },
      { armies: { 1: { panic: 5 } } },
      { armies: [{ panic: 3 }, { panic: 5, name: 'Rome' }] },
    ],
    ['what stands instead as it is', { own: { missile: 'A' } }, { own: { '=': { missile: null } } }, { own: { missile: null } }],
    ['no place of a list that is there no longer', { turns: 6 }, { victory: { 1: { points: 3 } } }, { turns: 6 }],
    ['no place beyond its end', { armies: [1] }, { armies: { 7: 2, x: 3 } }, { armies: [1] }],
  ])('%s', (_, value, changes, expected) => {
    const before = structuredClone(value);
    expect(changed(value, changes)).toEqual(expected);
    expect(value).toEqual(before);
  });
});

test.each([
  [
    { turns: 6, map: { rows: 9, woods: 'A1' } },
    { map: { rows: 12 }, draw: 2 },
  ],
  [{ armies: [{ panic: 3 }, { panic: 4, name: 'Rome' }] }, { armies: [{ panic: 3 }, { panic: 5 }] }],
  [{ armies: [{ panic: 3 }] }, { armies: [{ panic: 3 }, { panic: 5 }] }],
  [{ units: ['LI A1/1'] }, { units: [] }],
  [{ map: { woods: 'A1' } }, { map: 'none' }],
  [{ types: { own: { as: 'LI', missile: 'A' } } }, { types: { own: { as: 'LI', missile: null } } }],
  [{ turns: 6 }, { turns: 6, types: { own: { as: 'LI', missile: null } } }],
  [{ armies: [null] }, { armies: [{ panic: null }] }],
  [{ types: {} }, { types: { '=': { as: 'LI' } } }],
  [{ types: 'none' }, { types: { '=': null } }],
])('the difference of %j and %j is what changes one into the other', (from, to) => {
  const [there, back] = [difference(from, to), difference(to, from)];
  expect(changed(from, there)).toEqual(to);
  expect(changed(to, back)).toEqual(from);
  expect(difference(from, structuredClone(from))).toBeUndefined();
});

const varied = battles.flatMap((battle) =>
  (battle.variants ?? []).map((variant) => [`${battle.id}:${variant.id}`, battle, variant] as const),
);

test('some battle has a variant, which is found by its name and no other', () => {
  expect(varied.length).toBeGreaterThan(0);
  for (const [, battle, variant] of varied) expect(variantOf(battle, variant.id)).toBe(variant);
  expect(variantOf(battles[0]!, 'none')).toBeUndefined();
  expect(variantOf(varied[0]![1], undefined)).toBeUndefined();
});

test.each(varied)('%s is named apart, in both languages, and changes something', (_, battle, variant) => {
  expect(battle.variants!.filter(({ id }) => id === variant.id)).toHaveLength(1);
  const title = titleWith(battle, variant);
  expect([title.en, title.fr]).toEqual([`${battle.title.en} · ${variant.name.en}`, `${battle.title.fr} · ${variant.name.fr}`]);
  for (const called of [title.en, title.fr]) {
    expect([titleIn(battle, called, 'en'), titleIn(factsOf(battle.id)!, called, 'fr')]).toEqual([title.en, title.fr]);
  }
  expect(titleIn(battle, battle.title.fr, 'en')).toBe(battle.title.en);
  expect(titleIn(battle, 'Sunday', 'fr')).toBe('Sunday');
  // A game whose name was cleared is called after its battle, in lists and at the table.
  for (const none of ['', undefined]) expect(titleIn(battle, none, 'fr')).toBe(battle.title.fr);
  const other = variedBattle(battle, variant);
  expect(other.position).not.toEqual(battle.position);
  expect(variedBattle(battle, undefined)).toBe(battle);
  expect(changed(battle.position, difference(battle.position, other.position))).toEqual(other.position);
});

/** What the page tells beside of the version that is chosen: its turns, and at what loss either side panics. */
function toldBeside(position: object): unknown[] {
  const { turns, armies = [] } = position as { turns?: number; armies?: readonly { panic?: number }[] };
  return [turns, ...armies.map(({ panic }) => panic)];
}

test.each(varied)('%s: what is special to the battle names no number that the version changes', (_, battle, variant) => {
  const now = toldBeside(variedBattle(battle, variant).position);
  const gone = toldBeside(battle.position).filter((was, i) => was !== now[i]);
  // Numbers alone: not those of rules and hexes.
  const numbers = battle.special.flatMap(({ en, fr }) =>
    [...`${en} ${fr}`.matchAll(/(?<![\p{L}\d.])\d+(?!\.?\d)/gu)].map(([n]) => Number(n)),
  );
  expect(numbers.filter((n) => gone.includes(n))).toEqual([]);
});

test('a faulty variant is told with its place', () => {
  const [, battle] = varied[0]!;
  const faulty = { ...battle, variants: [{ id: 'No Name', name: { en: 'Other' }, about: battle.story, changes: 7, counters: [1] }] };
  const read = readBattle(faulty);
  expect('faults' in read ? read.faults.map(({ at, expected }) => `${at}: ${expected}`).sort() : []).toEqual([
    'variants[0].changes: object',
    'variants[0].counters[1]: required',
    'variants[0].id: battleId',
    'variants[0].name.fr: required',
  ]);
});
