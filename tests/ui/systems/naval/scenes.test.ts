import { describe, expect, test } from 'vitest';
import type { Event } from '../../../../src/rules/naval/model/events';
import { scenesOf } from '../../../../src/ui/systems/naval/scenes';
import { STAMPS } from '../../../../src/ui/systems/naval/stamps';
import { raked } from './raked';

const of = (...events: readonly Event[]) => scenesOf(events, STAMPS.en);
const rammed = raked({ die: 4, crew: 2, result: 'E' }, { die: 2, crew: 3, result: '-' });

describe('what a play at sea is on the map', () => {
  test('an oar rake shows both dice, and what either ship has suffered', () => {
    expect(of(rammed, { kind: 'damaged', rule: '14.6.a', ship: 5, hex: 31 })).toEqual([
      { by: [1], at: 31, act: 'leans', dice: [4, 2], stamps: [{ at: 31, text: 'Damaged', tone: 'harm' }] },
    ]);
    expect(of(rammed)[0]?.stamps[0]?.text).toBe('No damage');
  });

  test('several assaults of one play are shown one after the other', () => {
    const scenes = of(
      { kind: 'boarded', rule: '14.8', from: 10, target: 5, at: 11, die: 6, corvus: false, hit: true },
      { kind: 'marineLost', rule: '14.8', ship: 5, side: 1, hex: 11 },
      { kind: 'shot', rule: '14.8', from: 9, target: 5, at: 11, die: 1, hit: false },
      { kind: 'captured', rule: '14.8.i', ship: 5, side: 0, from: 10, hex: 11 },
    );
    expect(scenes.map(({ act, dice, stamps }) => [act, dice, stamps.map(({ text }) => text)])).toEqual([
      ['leans', [6], ['Marine lost']],
      ['flies', [1], ['Missed']],
      ['leans', [], ['Ship captured']],
    ]);
  });

  test('a shot that only asks what takes it has hit all the same', () => {
    const shot: Event = { kind: 'shot', rule: '14.8', from: 9, target: 5, at: 11, die: 6, hit: true };
    const ballistaShot: Event = { kind: 'ballistaShot', rule: '14.9', ship: 2, from: 9, target: 5, at: 11, die: 6, hit: true };
    for (const [scene] of [of(shot), of(ballistaShot)]) expect(scene?.stamps).toEqual([{ at: 11, text: 'Hit', tone: 'harm' }]);
    expect(of(shot, { kind: 'damaged', rule: '14.8', ship: 5, hex: 11 })[0]?.stamps.map(({ text }) => text)).toEqual(['Damaged']);
    expect(of({ ...ballistaShot, die: 5, hit: false })[0]?.stamps).toEqual([{ at: 11, text: 'Missed', tone: 'none' }]);
  });

  test('a repair is a die and what it comes to; whoever sinks is a loss', () => {
    const repair = (result: 'sinks' | 'stays' | 'saved'): Event => ({
      kind: 'repairRolled',
      rule: '14.10',
      ship: 2,
      hex: 7,
      die: 3,
      large: false,
      result,
    });
    expect(of(repair('sinks'), repair('stays'), repair('saved')).map(({ stamps }) => stamps[0]?.tone)).toEqual(['loss', 'none', 'gain']);
  });

  test('moving and turning are no scenes, but for whoever comes to ram', () => {
    const turned: Event = { kind: 'turned', rule: '14.5', ship: 1, hex: 3, from: 0, facing: 1, cost: 1 };
    const moved: Event = { kind: 'moved', rule: '14.5', ship: 1, from: 3, path: [3, 12, 22], facing: 1, cost: 4 };
    expect(of(turned)).toEqual([]);
    expect(of(moved)).toEqual([]);
    const acts = (...events: readonly Event[]) => scenesOf([...events, rammed], STAMPS.en, true).map(({ by, at, act }) => [by, at, act]);
    // Where nobody is seen to come, as in the log, the ram is all.
    expect(of(moved, rammed)).toHaveLength(1);
    expect(acts(moved)).toEqual([
      [[1], 22, 'comes'],
      [[1], 31, 'leans'],
    ]);
    expect(acts(turned)[0]).toEqual([[1], 3, 'comes']);
  });
});

test('both languages have the same words', () => {
  expect(Object.keys(STAMPS.fr)).toEqual(Object.keys(STAMPS.en));
});
