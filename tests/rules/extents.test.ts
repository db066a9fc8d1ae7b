import { describe, expect, test } from 'vitest';
import { parseHex } from '../../src/kernel/board';
import { ancients } from '../../src/rules/ancients';
import { otherSide } from '../../src/rules/ancients/model/types';
import { type Extent, extentsOf } from '../../src/rules/ancients/play/extents';
import { threatsTo } from '../../src/rules/ancients/play/threats';
import { naval } from '../../src/rules/naval';
import { extentsOf as seaExtents } from '../../src/rules/naval/play/extents';
import { controlOf } from '../../src/rules/naval/play/ground';
import { threatsTo as seaThreats } from '../../src/rules/naval/play/threats';
import { everything, sea } from '../fuzz/play';
import { momentsOf } from './moments';

/* What is reckoned for every hex against what is reckoned for one piece: whoever threatens it must reach its hex. */

describe('on land', () => {
  test('whoever can fire at a unit or attack it reaches its hex so, and nothing is changed', () => {
    let [shots, attacks] = [0, 0];
    for (const { context, state, name } of momentsOf(ancients, everything, 3, 23)) {
      const before = JSON.stringify(state);
      const extents = [extentsOf(context, state, 0), extentsOf(context, state, 1)];
      expect(JSON.stringify(state), name).toBe(before);
      for (const target of state.units) {
        for (const { unit, shot, attack, unleashed } of threatsTo(context, state, target)) {
          const extent = extents[otherSide(target.side)]!.find((one) => one.unit === unit);
          if (shot) expect(extent?.hit.get(target.hex)?.range, `${name}: ${unit} fires at ${target.id}`).toBeLessThanOrEqual(shot.range);
          if (attack || unleashed) expect(extent?.attack.has(target.hex), `${name}: ${unit} attacks ${target.id}`).toBe(true);
          shots += shot ? 1 : 0;
          attacks += attack ? 1 : 0;
        }
      }
    }
    expect(Math.min(shots, attacks)).toBeGreaterThan(20);
  });

  function extentOf(
    units: readonly string[],
    theirs: readonly string[] = [],
    rest: object = {},
  ): (Extent & { has: (at: string) => string })[] {
    const read = ancients.readPosition({
      map: { columns: 9, rows: 9 },
      phase: 'movement',
      armies: [{ units }, { units: theirs }],
      ...rest,
    });
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    const { context, state } = ancients.open(read.value, 1);
    return extentsOf(context, state, 0).map((extent) => {
      const has = (at: string): string => {
        const hex = parseHex(context.board, at)!;
        return [extent.reach.has(hex) && 'reach', extent.attack.has(hex) && 'attack', extent.hit.has(hex) && 'hit']
          .filter(Boolean)
          .join(' ');
      };
      return { ...extent, has };
    });
  }

  test('in its melee a unit attacks what is ahead, and not over a river; under a volley marker nothing', () => {
    const melee = { phase: 'melee', player: 1 };
    const [still] = extentOf(['HI E5/1'], [], melee);
    expect(['E4', 'F4', 'D4', 'E6', 'E5'].map((at) => still!.has(at))).toEqual(['attack', 'attack', 'attack', '', 'reach']);
    const [cut] = extentOf(['HI E5/1'], [], { ...melee, map: { columns: 9, rows: 9, river: 'E5/1' } });
    expect(cut!.has('E4')).toBe('');
    const [fired] = extentOf(['HI E5/1 volley'], [], melee);
    expect(fired!.attack.size).toBe(0);
  });

  test('a shot ends at the first that stands in between, and goes no farther than its table', () => {
    const fire = { phase: 'fire', player: 2 };
    const [free] = extentOf(['LA E5/1'], [], fire);
    expect(free!.has('E3')).toContain('hit');
    expect(free!.has('E7')).not.toContain('hit');
    const [barred] = extentOf(['LA E5/1'], ['HI E4/4'], fire);
    expect(barred!.has('E4')).toContain('hit');
    expect(barred!.has('E3')).not.toContain('hit');
  });

  test('an elephant that goes back before is not counted (13.11), nor is a shot for which it is too dark (13.4) or too late (2)', () => {
    const turned = { options: ['13.11'], optional: { turned: 'E5' } };
    expect(extentOf(['EL E5/1'], [], { ...turned, player: 2 })).toEqual([]);
    expect(extentOf(['EL E5/1'], [], turned)).toHaveLength(1);
    const hits = (rest: object) => extentOf(['LA E5/1'], [], { turn: 6, turns: 12, phase: 'melee', ...rest })[0]?.hit.size ?? 0;
    const [dark, light] = [{ options: ['13.4'], nightfall: 6, player: 2 }, { player: 2 }];
    expect(hits(dark)).toBeLessThan(hits(light));
    expect(hits({ turns: 6, player: 2 })).toBe(0);
    expect(hits({ turns: 6, player: 1 })).toBeGreaterThan(0);
  });
});

test('at sea whoever can ram, board or shoot at a ship reaches its hex so, and nothing is changed', () => {
  const seen = new Set<string>();
  for (const { context, state, name } of [...momentsOf(naval, sea, 3, 17), ...momentsOf(naval, sea, 4, 17)]) {
    const before = JSON.stringify(state);
    const extents = [seaExtents(context, state, 0), seaExtents(context, state, 1)];
    expect(JSON.stringify(state), name).toBe(before);
    for (const target of state.ships) {
      const enemies = extents[1 - controlOf(target)]!;
      for (const threat of seaThreats(context, state, target)) {
        const extent = enemies.find((one) => one.ship === threat.ship && one.hex === threat.hex)!;
        const { ram, boarding, archery, ballista } = threat;
        const die = (found: { readonly die: number | undefined } | undefined) => (found ? (found.die ?? 1) : 7);
        if (ram) expect(die(extent.ram.get(target.hex)), `${name}: ram on ${target.id}`).toBeLessThanOrEqual(die(ram));
        if (boarding) expect(die(extent.board.get(target.hex)), `${name}: on board ${target.id}`).toBeLessThanOrEqual(die(boarding));
        for (const shot of [archery, ballista]) if (shot) expect(die(extent.hit.get(target.hex)), name).toBeLessThanOrEqual(die(shot));
        for (const kind of ['ram', 'boarding', 'archery', 'ballista'] as const) if (threat[kind]) seen.add(kind);
      }
    }
  }
  expect(seen.size).toBeGreaterThanOrEqual(3);
});
