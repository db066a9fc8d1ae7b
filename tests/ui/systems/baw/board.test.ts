import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { UNIT_TYPES } from '../../../../src/rules/baw/model/data';
import { RESULTS } from '../../../../src/rules/baw/model/types';
import { createStage } from '../../../../src/ui/board/stage';
import { abilitiesOf } from '../../../../src/ui/systems/baw/abilities';
import { ancientArt } from '../../../../src/ui/systems/baw/board/art';
import { chevrons } from '../../../../src/ui/systems/baw/board/doors';
import { drawMap, sketchOf } from '../../../../src/ui/systems/baw/board/draw';
import { type AncientOverlays, KINDS, type LeaderFacts } from '../../../../src/ui/systems/baw/board/facts';
import { SILHOUETTE_AUTHORS, SILHOUETTES } from '../../../../src/ui/systems/baw/board/silhouettes';
import { UnitLayer } from '../../../../src/ui/systems/baw/board/UnitLayer';
import { BOXES, printedStrength } from '../../../../src/ui/systems/baw/board/unitParts';
import { describeHex } from '../../../../src/ui/systems/baw/describe';
import { createTeller, mapFacts } from '../../../../src/ui/systems/baw/facts';
import { namingOf } from '../../../../src/ui/systems/baw/naming';
import { plainTeller } from '../../../../src/ui/systems/baw/plain';
import { scenesOf } from '../../../../src/ui/systems/baw/scenes';
import { STAMPS } from '../../../../src/ui/systems/baw/stamps';
import { en as words } from '../../../../src/ui/systems/baw/words/en';
import { sit } from './atTheTable';

test('every kind of counter has a silhouette whose author the credits name, and a box of its own or its family', () => {
  const credits = readFileSync('src/ui/words/en/pages.ts', 'utf8');
  for (const kind of KINDS) {
    expect(SILHOUETTES[kind]).toMatch(/^M/);
    const [credit, ...others] = SILHOUETTE_AUTHORS.filter((one) => one.kind === kind);
    expect(others).toEqual([]);
    expect(credits).toContain(credit!.author);
    expect(BOXES[kind].lines + BOXES[kind].solid).not.toBe('');
  }
  expect(Object.keys(ancientArt).sort()).toEqual(['Above', 'Below', 'Pieces', 'Terrain']);
});

test('a strength that only defends stands in brackets', () => {
  expect(printedStrength({ strength: 2, defenceOnly: true })).toBe('(2)');
  expect(printedStrength({ strength: 6, defenceOnly: false })).toBe('6');
});

test('every type of the rules is told as a counter; what has not changed is the same object', () => {
  const columns = 'ABCDEFGHIJKLMNOPQRSTUVWXY';
  const units = UNIT_TYPES.map(({ name }, i) => `${name} ${columns[i]}1`);
  const { context, match } = sit({
    map: { columns: 26, rows: 8 },
    phase: 'movement',
    armies: [
      { name: 'Rome', units, leaders: ['Varro 1 A1'] },
      { name: 'Carthage', units: ['AUX A8'] },
    ],
  });
  const tell = createTeller(context);
  const told = tell(match.state, undefined);
  expect(told.units).toHaveLength(UNIT_TYPES.length + 1);
  expect(told.units.map(({ kind }) => kind).every((kind) => KINDS.includes(kind))).toBe(true);
  expect(told.leaders).toMatchObject([{ bonus: 1, withUnit: true }]);
  expect(tell(match.state, undefined)).toBe(told);
});

test('a unit glides along its move, and its leader goes with it', () => {
  const { context, match, play, hex } = sit({
    phase: 'movement',
    armies: [
      { name: 'Rome', units: ['LEG E8'] },
      { name: 'Carthage', units: ['AUX E2'] },
    ],
  });
  const tell = createTeller(context);
  tell(match.state, undefined);
  const entry = play('E8-E6');
  const [unit] = tell(match.state, entry as Parameters<typeof tell>[1]).units;
  expect(unit).toMatchObject({ trail: [hex('E8'), hex('E6')], acted: true });
});

const RADIUS = 11;

/** The stars of leaders in the order in which they are drawn: what bonus, and how far aside. */
function stars(leaders: readonly LeaderFacts[]): { readonly bonus: string; readonly shift: number }[] {
  const { context } = sit();
  const pieces = { units: [], leaders, entries: [] };
  const html = renderToStaticMarkup(
    createElement(UnitLayer, { map: mapFacts(context), pieces, skin: 'silhouettes', stage: createStage() }),
  );
  return html
    .split('data-leader')
    .slice(1)
    .map((one) => ({ bonus: /<text[^>]*>(\d)/.exec(one)![1]!, shift: Number(/translate\(([-\d.]+) 0\)/.exec(one)![1]) }));
}

test.for([
  [true, [3, 1]],
  [true, [1, 3]],
  [false, [3, 1]],
  [false, [1, 3]],
  [false, [2, 3, 1]],
] as const)('B9.c of several leaders in a hex the best is on top, and all are seen: with a unit %s, %j', ([withUnit, bonuses]) => {
  const leaders = bonuses.map((bonus, id): LeaderFacts => ({ id, side: 0, hex: 30, bonus, withUnit, acted: false, name: '' }));
  const elsewhere: LeaderFacts = { id: 9, side: 1, hex: 40, bonus: 1, withUnit, acted: false, name: '' };
  const drawn = stars([...leaders, elsewhere]);
  const alone = drawn.findIndex(({ shift }, i) => shift === 0 && drawn[i]!.bonus === '1');
  expect(alone, 'who has a hex to himself is in his place').toBeGreaterThanOrEqual(0);
  const here = drawn.filter((_, i) => i !== alone);
  expect(here.map(({ bonus }) => bonus)).toEqual([...bonuses].sort().map(String));
  for (const [i, { shift }] of here.slice(1).entries()) expect(shift - here[i]!.shift).toBeGreaterThan(RADIUS);
});

test('pictures tell nobody as having acted, units or leaders', () => {
  const { context, match, play } = sit({
    phase: 'movement',
    armies: [
      { name: 'Rome', units: ['LEG E8'], leaders: ['Varro 1 B8'] },
      { name: 'Carthage', units: ['AUX E2'] },
    ],
  });
  play('E8-E6');
  play('Varro-B7');
  const acted = ({ units, leaders }: ReturnType<ReturnType<typeof createTeller>>) =>
    [...units, ...leaders].filter((one) => one.acted).length;
  expect(acted(createTeller(context)(match.state, undefined))).toBe(2);
  const tell = plainTeller(context);
  const told = tell(match.state, undefined);
  expect(acted(told)).toBe(0);
  expect(tell(match.state, undefined)).toBe(told);
});

test('the ground is drawn where it is: water, forest, heights with their slopes, streams', () => {
  const { context } = sit();
  const map = mapFacts(context);
  const drawing = drawMap(map);
  for (const path of [drawing.water, drawing.woods, drawing.contours[0], drawing.slopes, drawing.streams]) expect(path).toMatch(/^M/);
  expect([drawing.walls, drawing.palisades, drawing.shallows]).toEqual(['', '', '']);
  expect(sketchOf(map)).toBe(sketchOf(map));
});

/** Rome leaves in the west, Carthage comes from the east and into the middle. */
const doors = {
  map: { columns: 9, rows: 9, camp: 'C3 G7' },
  phase: 'movement',
  player: 2,
  turn: 3,
  armies: [
    { name: 'Rome', units: ['LEG E6'], exits: 'A4 A5' },
    {
      name: 'Carthage',
      units: ['AUX E4'],
      reserves: [
        { turn: 2, at: 'I4', units: ['AUX'] },
        { turn: 3, at: 'I4 I6', units: ['LI'] },
      ],
    },
  ],
};

test('exits and the hexes of reserves bear chevrons at the edge of the map, which point out and in', () => {
  const { context, match, hex } = sit(doors);
  const { board, exits } = mapFacts(context);
  const { entries } = createTeller(context)(match.state, undefined);
  expect(exits).toEqual([
    { hex: hex('A4'), side: 0, way: 'out' },
    { hex: hex('A5'), side: 0, way: 'out' },
  ]);
  const pointsWest = (d: string) => {
    const [back, tip] = [...d.matchAll(/[ML](-?[\d.]+) /g)].map(([, x]) => Number(x));
    return tip! < back!;
  };
  expect([...exits, ...entries].map((door) => pointsWest(chevrons(board, door)))).toEqual([true, true, true, true]);
  expect(chevrons(board, { ...entries[0]!, way: 'out' })).not.toBe(chevrons(board, entries[0]!));
  expect(pointsWest(chevrons(board, { ...entries[0]!, way: 'out' }))).toBe(false);
});

test('B13.a an entry is drawn as long as somebody is awaited there, and made new only then', () => {
  const { context, match, play, hex } = sit(doors);
  const tell = createTeller(context);
  const drawn = () => tell(match.state, undefined);
  const at = (...names: string[]) => names.map((name) => ({ hex: hex(name), side: 1, way: 'in' }));
  const first = drawn();
  expect(first.entries).toEqual(at('I4', 'I6'));
  expect(plainTeller(context)(match.state, undefined).entries).toEqual(first.entries);
  play('AUX+I4-H4');
  expect(drawn().entries, 'another group comes there, too').toBe(first.entries);
  play('LI+I6');
  expect(drawn().entries).toEqual([]);
  const html = (pieces: typeof first) =>
    renderToStaticMarkup(createElement(UnitLayer, { map: mapFacts(context), pieces, skin: 'silhouettes', stage: createStage() }));
  expect(html(first).match(/class="baw-door /g)).toHaveLength(2);
  expect(html(drawn())).not.toContain('baw-door');
});

test('B13.c in the middle of the map an exit and an entry have signs as well', () => {
  const { context, hex } = sit(doors);
  const { board } = mapFacts(context);
  const sign = (way: 'in' | 'out') => chevrons(board, { hex: hex('E5'), side: 0, way });
  expect(sign('out')).toMatch(/^M/);
  expect(sign('in')).not.toBe(sign('out'));
});

test('B14.c a flag stands where a hex is worth something, and in no camp that counts nothing; who hears the map is told the same', () => {
  const told = (victory: readonly object[]) => {
    const { context, match, hex } = sit({ ...doors, victory });
    const naming = namingOf(context, match.state.units);
    const isTold = (name: string) =>
      describeHex(words, context, match.state, naming, {} as AncientOverlays, hex(name)).includes('objective');
    return { flags: mapFacts(context).objectives.map((at) => naming.hex(at)), isTold };
  };
  const camps = told([]);
  expect(camps.flags).toEqual([]);
  expect(camps.isTold('C3')).toBe(false);
  const held = told([{ term: 'hold', at: 'C3 D4', points: 2 }]);
  expect(held.flags).toEqual(['C3', 'D4']);
  expect(held.isTold('C3')).toBe(true);
});

test.for([
  [['LEG', 'MC'], 2],
  [[], 0],
] as const)('a leader’s card counts whom he may call back: %j', ([fallen, count]) => {
  const { context, match } = sit({
    options: ['B16.4'],
    phase: 'rally',
    armies: [
      { name: 'Rome', rally: 2, units: ['LEG A1'], fallen, leaders: ['Paris 1 A1'] },
      { name: 'Carthage', rally: 2, units: ['LEG H8'] },
    ],
  });
  const piece = match.state.units.length;
  expect(abilitiesOf(context, match.state, piece).find(({ what }) => what === 'recall')).toMatchObject({ refusal: undefined, count });
});

test('an attack is staged with its die, and what it comes to is stamped', () => {
  const { play } = sit({}, 5);
  const entry = play('F6xF5');
  const scenes = scenesOf(entry.events as Parameters<typeof scenesOf>[0], STAMPS.en);
  expect(scenes[0]).toMatchObject({ act: 'leans', dice: [expect.any(Number)] });
  expect(scenes[0]!.stamps.length).toBeGreaterThan(0);
});

test.for(RESULTS)('an attack that leaves somebody to be asked is stamped with what it came to: %s', (result) => {
  const odds = '1-1';
  const [scene] = scenesOf(
    [{ kind: 'attackResolved', rule: 'B7.5', attackers: [0], defenders: [1], at: 20, odds, die: 3, result }],
    STAMPS.en,
  );
  expect(scene!.stamps).toEqual([{ at: 20, text: STAMPS.en.results[result], tone: result === 'SE' ? 'none' : 'harm' }]);
});

describe('over the counters', () => {
  const { context } = sit();
  const draw = (overlays: AncientOverlays) =>
    renderToStaticMarkup(
      createElement(ancientArt.Above, {
        map: mapFacts(context),
        pieces: { units: [], leaders: [], entries: [] },
        overlays,
        cursor: undefined,
        skin: 'silhouettes',
        u: 1,
      }),
    );
  const chips = (html: string) => [...html.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text);

  test('the chip of a target lies over the ring of the one to its north, in whatever order they are told', () => {
    const [north, south] = [
      { hex: 40, label: '1-2', by: 'melee' },
      { hex: 52, label: '2-1', by: 'melee', chosen: true },
    ] as const;
    expect(chips(draw({ targets: [south, north] }))).toEqual(['1-2', '2-1']);
    expect(chips(draw({ targets: [north, south] }))).toEqual(['1-2', '2-1']);
  });

  test('the enemy’s odds are not drawn where one’s own stand', () => {
    const dangers = [{ hex: 40, label: '1-3', by: 'melee' }] as const;
    expect(chips(draw({ dangers }))).toEqual(['1-3']);
    expect(chips(draw({ dangers, targets: [] }))).toEqual(['1-3']);
    for (const hex of [40, 52]) expect(chips(draw({ dangers, targets: [{ hex, label: '2-1', by: 'melee' }] }))).toEqual(['2-1']);
    expect(chips(draw({ dangers, targets: [{ hex: 28, label: '2-1', by: 'melee' }] }))).toEqual(['2-1', '1-3']);
  });
});
