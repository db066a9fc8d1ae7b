/* Where on the map a play was: recaps, hand-overs and replays go there; and what of it is drawn as the last move or fight. */
import { expect, test } from 'vitest';
import { EVENT_FIELDS as LAND } from '../../../src/rules/ancients/model/eventFields';
import { EVENT_FIELDS as BAW } from '../../../src/rules/baw/model/eventFields';
import { EVENT_FIELDS as SEA } from '../../../src/rules/naval/model/eventFields';
import { ancientsTable } from '../../../src/ui/systems/ancients';
import { bawTable } from '../../../src/ui/systems/baw';
import { navalTable } from '../../../src/ui/systems/naval';
import { whereIn } from '../../../src/ui/table/contract/placeIn';

/** Fields that are hexes in some event, each with values to tell them apart by. */
const VALUES = { from: 2, path: [3, 4], at: 5, to: 6, hex: 7, hexes: [8, 9], seen: [{ hex: 10 }], lost: [{ hex: 11 }] };
const HEXES = new Set(Object.values(VALUES).flatMap((value) => [value].flat().map((one) => (typeof one === 'number' ? one : one.hex))));

/** Kinds that have such a field, but no hex in it. */
const NOWHERE: Readonly<Record<string, string>> = {
  'ancients panicked': '`lost` is a number of points',
  'ancients controlRolled': '`lost` is whether it is lost',
  'baw losses': '`lost` is a number of points',
};

test.each([
  ['ancients', ancientsTable, LAND],
  ['naval', navalTable, SEA],
  ['baw', bawTable, BAW],
] as const)('whatever a card tells of that has a hex is somewhere: %s', (id, table, kinds) => {
  const lost = Object.entries(kinds).flatMap(([kind, fields]) => {
    const named = Object.keys(VALUES).filter((field) => field in fields) as (keyof typeof VALUES)[];
    if (table.quiet.card.has(kind) || named.length === 0 || `${id} ${kind}` in NOWHERE) return [];
    const event = { kind, rule: '', ...Object.fromEntries(named.map((field) => [field, VALUES[field]])) };
    const hexes = whereIn(table, { order: '', dice: [], events: [event], barrier: false } as never);
    return hexes.length > 0 && hexes.every((hex) => HEXES.has(hex)) ? [] : [kind];
  });
  expect(lost).toEqual([]);
});

const landAt = (...events: object[]) => whereIn(ancientsTable, { events } as never);

test.each([
  ['who comes into view', { kind: 'cameIntoView', at: 5 }, [5]],
  ['where somebody was seen last', { kind: 'leftView', from: 2 }, [2]],
  ['the first of those who are seen', { kind: 'viewChanged', seen: [{ hex: 10 }, { hex: 12 }], lost: [{ hex: 11 }] }, [10]],
  ['or of those who are not any more', { kind: 'viewChanged', seen: [], lost: [{ hex: 11 }] }, [11]],
  ['a leader taken', { kind: 'leaderRanInto', side: 0, hex: 7 }, [7]],
  ['who was run into', { kind: 'ranInto', unit: 1, at: 5, stops: 4 }, [5]],
  ['who turns, and not the direction', { kind: 'turned', hex: 7, from: 3, facing: 4 }, [7]],
  ['the way off the map', { kind: 'exited', from: 2, path: [2, 3, 4] }, [2, 3, 4]],
  ['the leader’s walk, and not how far it is', { kind: 'leaderLed', from: 2, to: 6, hexes: 4 }, [2, 6]],
  ['what attacks from beside the map', { kind: 'fought', unit: 1, at: 5 }, [5]],
])('%s', (_, event, hexes) => {
  expect(landAt({ kind: 'phaseBegan' }, event)).toEqual(hexes);
});

test('what has no hex is nowhere', () => {
  expect(landAt({ kind: 'panicked', side: 0, lost: 12, level: 12 })).toEqual([]);
  expect(landAt({ kind: 'controlRolled', side: 0, lost: true })).toEqual([]);
  expect(whereIn(bawTable, { events: [{ kind: 'losses', side: 0, strength: 3, lost: 5 }] } as never)).toEqual([]);
  expect(whereIn(bawTable, { events: [{ kind: 'leaderRolled', from: 2, lost: true, to: -2 }] } as never)).toEqual([2]);
});

test('a move comes before what befell on the way, and nothing is beside the map', () => {
  expect(landAt({ kind: 'disordered', hex: 7 }, { kind: 'moved', from: 2, path: [2, 3] })).toEqual([2, 3]);
  expect(landAt({ kind: 'attacked', from: -2, at: 5 })).toEqual([5]);
  expect(landAt({ kind: 'eliminated', hex: -1 })).toEqual([]);
});

test('a shot that is only declared is marked too (13.2)', () => {
  expect(ancientsTable.last({ events: [{ kind: 'shotDeclared', unit: 1, from: 2, at: 5, rule: '13.2' }] } as never)).toEqual([2, 5]);
});

test('what is tidied up is told where it is, but is no last move', () => {
  const tidied = [
    { kind: 'leadersRemoved', side: 0, hexes: [8, 9] },
    { kind: 'reserveDue', side: 0, units: [1], at: [5] },
    { kind: 'rallied', unit: 1, hex: 7 },
  ];
  expect(ancientsTable.last({ events: tidied } as never)).toBeUndefined();
  expect(landAt(...tidied)).toEqual([8]);
});

test.each([
  [
    'a fight after an answer',
    [
      { kind: 'stood', unit: 1, hex: 7 },
      { kind: 'fought', unit: 2, at: 5 },
    ],
    [5],
  ],
  [
    'who advances after an answer',
    [
      { kind: 'stood', unit: 1, hex: 7 },
      { kind: 'fought', unit: 2, at: 5 },
      { kind: 'advanced', unit: 2, from: 6, to: 5 },
    ],
    [6, 5],
  ],
  [
    'a duel',
    [
      { kind: 'tacticChosen', side: 1 },
      { kind: 'dueled', from: 2, at: 5 },
    ],
    [2, 5],
  ],
  [
    'an attack declared, whatever comes of it',
    [
      { kind: 'attacked', from: 2, at: 5 },
      { kind: 'fought', at: 5 },
    ],
    [2, 5],
  ],
])('on land %s is the last fight', (_, events, hexes) => {
  expect(ancientsTable.last({ events } as never)).toEqual(hexes);
});

const declared = { kind: 'attackDeclared', attackers: [3, 4], from: [2, 8], defenders: [9], hexes: [5] };
const resolved = { kind: 'attackResolved', attackers: [3, 4], defenders: [9], at: 5 };

test.each([
  ['goes from who attacks to who is attacked', [declared, resolved], [2, 5]],
  ['has a place before it is answered', [declared], [2, 5]],
  ['of a game kept by an earlier version is where the enemy stands', [{ ...declared, from: undefined }, resolved], [5]],
])('an attack of the third game %s', (_, events, hexes) => {
  expect(bawTable.last({ events } as never)).toEqual(hexes);
});

test('what is seen of a move that is hidden is the last one', () => {
  expect(
    ancientsTable.last({
      events: [
        { kind: 'rallied', hex: 7 },
        { kind: 'cameIntoView', at: 5 },
      ],
    } as never),
  ).toEqual([5]);
  expect(ancientsTable.last({ events: [{ kind: 'leftView', from: 2 }] } as never)).toEqual([2]);
});
