import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { createBoard } from '../../../../src/kernel/board';
import type { Event } from '../../../../src/rules/ancients/model/events';
import { SceneLayer } from '../../../../src/ui/board/SceneLayer';
import { scenesOf } from '../../../../src/ui/systems/ancients/scenes';
import { STAMPS } from '../../../../src/ui/systems/ancients/stamps';
import { fought } from './fought';

const of = (...events: readonly Event[]) => scenesOf(events, STAMPS.en);
const shot = (die: number): Event => ({ kind: 'shot', rule: '8.d', unit: 2, target: 9, from: 10, at: 12, range: 2, need: 2, die });

describe('what a play is on the map', () => {
  test('a melee: the attacker leans in, the die falls, the stamp stands where the harm is', () => {
    expect(of(fought(5), { kind: 'disordered', rule: '9.3', unit: 7, hex: 40 })).toEqual([
      { by: [3], at: 40, act: 'leans', dice: [5], stamps: [{ at: 40, text: 'Disordered', tone: 'harm', piece: 7 }] },
    ]);
  });

  test('both may be harmed in one fight', () => {
    const [scene, ...others] = of(
      fought(1),
      { kind: 'disordered', rule: '9.3', unit: 3, hex: 39 },
      { kind: 'eliminated', rule: '9.3', unit: 7, hex: 40 },
    );
    expect(others).toEqual([]);
    expect(scene?.stamps.map(({ at, tone }) => [at, tone])).toEqual([
      [39, 'harm'],
      [40, 'loss'],
    ]);
  });

  test('a fight that changes nothing says so', () => {
    expect(of(fought(3))[0]?.stamps).toEqual([{ at: 40, text: 'Both hold', tone: 'none' }]);
  });

  test('without a die none is shown', () => {
    expect(of(fought(0))[0]?.dice).toEqual([]);
  });

  test('a shot flies, and misses if nobody is hit', () => {
    expect(of(shot(6))).toEqual([
      { by: [2], from: 10, at: 12, act: 'flies', dice: [6], stamps: [{ at: 12, text: 'Missed', tone: 'none' }] },
    ]);
    const [hit] = of(shot(1), { kind: 'eliminated', rule: '8.e', unit: 9, hex: 12 });
    expect(hit?.stamps).toEqual([{ at: 12, text: 'Eliminated', tone: 'loss', piece: 9 }]);
  });

  test('a leader’s check follows the fight as a scene of its own', () => {
    const scenes = of(
      fought(6),
      { kind: 'eliminated', rule: '9.3', unit: 7, hex: 40 },
      { kind: 'leaderChecked', rule: '11.d', side: 1, hex: 40, die: 1 },
    );
    expect(scenes.map(({ dice }) => dice)).toEqual([[6], [1]]);
    expect(scenes[1]?.stamps).toEqual([{ at: 40, text: 'Leader killed', tone: 'loss' }]);
  });

  test('units that rally together are one scene', () => {
    const scenes = of({ kind: 'rallied', rule: '10', unit: 1, hex: 5 }, { kind: 'rallied', rule: '10', unit: 2, hex: 6 });
    expect(scenes.map(({ stamps }) => stamps.map(({ at }) => at))).toEqual([[5, 6]]);
  });

  test('a duel: the stamp stands over the leader who has fallen', () => {
    const dueled: Event = {
      kind: 'dueled',
      rule: '13.8',
      side: 0,
      from: 20,
      at: 21,
      tactics: ['offensive', 'prudent'],
      ratings: [1, 1],
      modifier: 0,
      die: 2,
      fallen: 0,
    };
    expect(of(dueled)[0]?.stamps[0]).toMatchObject({ at: 20, tone: 'loss' });
    expect(of({ ...dueled, fallen: 1 })[0]?.stamps[0]).toMatchObject({ at: 21, tone: 'loss' });
    expect(of({ ...dueled, fallen: null })[0]?.stamps[0]).toMatchObject({ at: 21, tone: 'none' });
  });

  test('whoever is disordered on a march, in woods or in panic is no scene', () => {
    expect(of({ kind: 'disordered', rule: '6.c', unit: 1, hex: 5 }, { kind: 'disordered', rule: '4.c', unit: 2, hex: 6 })).toEqual([]);
  });

  test('what happens to a unit beside the map is stamped where it fought', () => {
    expect(of(fought(4), { kind: 'eliminated', rule: '9.3', unit: 3, hex: -1 })[0]?.stamps).toEqual([
      { at: 40, text: 'Eliminated', tone: 'loss', piece: 3 },
    ]);
  });

  test('of two stamps in one hex each is seen', () => {
    const scenes = of(
      fought(4),
      { kind: 'disordered', rule: '9.3', unit: 3, hex: -1 },
      { kind: 'disordered', rule: '9.3', unit: 7, hex: 40 },
    );
    expect(scenes[0]?.stamps.map(({ at, text }) => [at, text])).toEqual([
      [40, 'Disordered'],
      [40, 'Disordered'],
    ]);
    const drawn = renderToStaticMarkup(createElement(SceneLayer, { board: createBoard(9, 9), scenes, on: 0, struck: true, ms: 0, u: 1 }));
    const places = [...drawn.matchAll(/transform="([^"]+)"><g class="board-scene__stamp/g)].map(([, place]) => place);
    expect(new Set(places).size).toBe(2);
  });
});

test('both languages have the same words', () => {
  expect(Object.keys(STAMPS.fr)).toEqual(Object.keys(STAMPS.en));
  for (const words of Object.values(STAMPS)) for (const word of Object.values(words)) expect(word).not.toBe('');
});
