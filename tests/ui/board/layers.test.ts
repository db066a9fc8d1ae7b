import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Overlays } from '../../../src/ui/board/facts';
import { layered, sayCoverage, sayZones } from '../../../src/ui/board/layers';
import { INSETS } from '../../../src/ui/board/marks';
import { LAND_INSETS } from '../../../src/ui/systems/ancients/board/Below';
import { SEA_INSETS } from '../../../src/ui/systems/naval/board/SeaBelow';

test('marks of several askers lie over one another, and none is lost', () => {
  const tool: Overlays = {
    selected: 5,
    reachable: [{ hex: 6, left: 2 }],
    targets: [{ hex: 7, label: '2-1', by: 'melee' }],
    threats: [1],
    path: { hexes: [5, 6], facing: 0 },
    attack: { from: 5, to: 7 },
    sight: { from: 5, to: 7, blocked: [] },
  };
  const help: Overlays = {
    selected: 9,
    threats: [1, 2],
    dangers: [{ hex: 7, label: '1-1', by: 'melee' }],
    path: { hexes: [7, 8], facing: undefined },
    attack: { from: 8, to: 5 },
    arrows: [{ from: 1, to: 2 }],
    sight: { from: 1, to: 2, blocked: [] },
  };
  const all = layered(tool, undefined, help);
  expect(all).toMatchObject({ selected: 5, targets: tool.targets, dangers: help.dangers, threats: [1, 2], path: tool.path });
  expect(all.paths).toEqual([help.path]);
  expect(all.arrows).toEqual([help.attack, { from: 1, to: 2 }]);
  expect([all.sight, all.ruler]).toEqual([tool.sight, help.sight]);
  expect(layered(tool).reachable, 'what is alone stays the same object').toBe(tool.reachable);
  expect(layered(undefined, help).path).toBe(help.path);
});

test('a hex says what can be done there next turn', () => {
  const says = (labels: readonly string[]) => `Rome: ${labels.join('+')}`;
  const areas = [
    { cover: 'reach' as const, hexes: [1, 2], label: 'Movement' },
    { cover: 'hit' as const, hexes: [2, 3], label: 'Fire' },
  ];
  const overlays: Overlays = { coverage: { side: 0, says, areas } };
  expect([1, 2, 4].map((hex) => sayCoverage(overlays, hex))).toEqual([['Rome: Movement'], ['Rome: Movement+Fire'], []]);
});

test('a hex says whose zone of control it lies in, the same once', () => {
  const enemy = [1, 2];
  const say = (overlays: Overlays) => [1, 2, 3, 4].map((hex) => sayZones(overlays, hex, 'enemy', (side) => `side ${side}`).join());
  expect(say({ zones: enemy })).toEqual(['enemy', 'enemy', '', '']);
  expect(say({ zones: enemy, controlled: { side: 0, hexes: [2, 3] } })).toEqual(['enemy', 'enemy,side 0', 'side 0', '']);
  expect(say({ zones: enemy, controlled: { side: 1, hexes: enemy } })).toEqual(['side 1', 'side 1', '', '']);
  expect(say({})).toEqual(['', '', '', '']);
});

/** The dashes of lines by their kind, as the style sheets have them. */
function dashes(): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of ['board/overlays.css', 'systems/ancients/board/marks.css', 'systems/naval/board/marks.css']) {
    const css = readFileSync(`src/ui/${file}`, 'utf8');
    for (const [, heads, rules] of css.matchAll(/((?:\.board-line--[\w-]+(?:,\s*)?)+)\s*\{([^}]*)\}/g))
      for (const [, kind] of heads!.matchAll(/--([\w-]+)/g))
        found.set(kind!, /stroke-dasharray: ([^;]+);/.exec(rules!)?.[1] ?? found.get(kind!) ?? '');
  }
  return found;
}

test.each([
  ['on land', LAND_INSETS],
  ['at sea', SEA_INSETS],
])('each area has a dash of its own, or runs beside the other: none can lie hidden under another %s', (_, own) => {
  const dash = dashes();
  const kinds = Object.entries({ ...INSETS, ...own }).map(([kind, inset]) => ({ kind, inset, dash: dash.get(kind) ?? '' }));
  for (const [i, one] of kinds.entries())
    for (const other of kinds.slice(i + 1)) {
      const apart = Math.abs(one.inset - other.inset);
      if (one.dash === other.dash) expect(apart, `${one.kind} and ${other.kind}`).toBeGreaterThanOrEqual(0.7);
    }
  const covers = kinds.filter(({ kind }) => kind.startsWith('cover-'));
  expect(new Set(covers.map((one) => one.dash)).size).toBe(3);
  expect(covers.every(({ inset }) => kinds.every((one) => covers.includes(one as never) || Math.abs(one.inset - inset) >= 1))).toBe(true);
});
