import { describe, expect, test } from 'vitest';
import { seededChooser } from '../../../src/ai/random';
import { DIRECTIONS, neighbourOf, printHex } from '../../../src/kernel/board';
import { baw } from '../../../src/rules/baw';
import { COLUMNS, type Column } from '../../../src/rules/baw/model/data';
import type { Context, State, Unit } from '../../../src/rules/baw/model/types';
import { extentsOf, nextTurn } from '../../../src/rules/baw/play/extents';
import { meleeOdds } from '../../../src/rules/baw/play/odds';
import { type Threats, threatsTo } from '../../../src/rules/baw/play/threats';

const opened = (own: readonly string[], enemy: readonly string[], rest: object = {}, theirs: object = {}) => {
  const read = baw.readPosition({
    system: 'baw',
    map: { columns: 9, rows: 9 },
    armies: [
      { name: 'one', units: own },
      { name: 'two', units: enemy, ...theirs },
    ],
    ...rest,
  });
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return baw.open(read.value, 1);
};

/** The threats to the first unit of the first army. */
function threatsIn(...of: Parameters<typeof opened>): Threats {
  const { context, state } = opened(...of);
  const before = JSON.stringify(state);
  const found = threatsTo(context, state, state.units[0]!);
  expect(JSON.stringify(state), 'nothing is changed').toBe(before);
  return found;
}

/** The odds of the strongest attack of several on the first unit, all ways of placing them tried. */
function strongest(context: Context, state: State): Column | undefined {
  const ahead = nextTurn(context, state, 1)!;
  const target = ahead.units[0]!;
  const able = extentsOf(context, state, 1).filter(({ attack }) => attack.has(target.hex));
  const around = DIRECTIONS.map((direction) => neighbourOf(context.board, target.hex, direction));
  let best = -1;
  const place = (i: number, attackers: readonly Unit[]): void => {
    if (i === around.length) {
      if (attackers.length > 1) best = Math.max(best, COLUMNS.indexOf(meleeOdds(context, ahead, attackers, [target]).odds));
      return;
    }
    for (const { unit, reach } of able)
      if (reach.has(around[i]!) && !attackers.some(({ id }) => id === unit))
        place(i + 1, [...attackers, { ...ahead.units[unit]!, hex: around[i]! }]);
    place(i + 1, attackers);
  };
  place(0, []);
  return COLUMNS[best];
}

describe('attacks (B7)', () => {
  test('from where the enemy can come next turn, with his odds', () => {
    const { threats } = threatsIn(['AUX E5'], ['LEG E2', 'LEG E1']);
    // E2 to E4 is two steps; E1 three.
    expect(threats.map(({ unit, attack }) => [unit, attack?.odds, attack?.strength])).toEqual([
      [1, '1-1', [6, 4]],
      [2, '1-1', [6, 4]],
    ]);
    expect(threatsIn(['AUX E7'], ['LEG E2']).threats).toEqual([]);
  });

  test('not by those who only defend, nor through zones that hold them', () => {
    expect(threatsIn(['AUX E5'], ['ARC E2']).threats).toEqual([]);
    // The legion on C2 begins beside another of ours, and stays.
    expect(threatsIn(['AUX E4', 'LEG C3'], ['LEG C2']).threats).toEqual([]);
    expect(threatsIn(['AUX E4', 'LEG C3'], ['LH C2']).threats).toHaveLength(1);
  });

  test('together: each from a hex of his own, as strong as their places allow', () => {
    const { together, threats } = threatsIn(['LEG E5'], ['LEG E2', 'LEG D2', 'LEG F2', 'EL E1']);
    expect(threats).toHaveLength(4);
    // Zones leave them D4, E4 and F4.
    expect(together).toMatchObject({ odds: '3-1', strength: [20, 6] });
    // In a corner two hexes are left.
    expect(threatsIn(['LEG A1'], ['LEG A3', 'LEG B3', 'LEG C3', 'EL D3']).together?.units).toHaveLength(2);
  });

  test('together: who goes where is chosen by ground that halves and by slopes', () => {
    // Only D4 and F4 lie on the defender's side of the stream.
    const stream = { map: { columns: 9, rows: 9, stream: 'E4/S' } };
    expect(threatsIn(['LEG E5'], ['LEG E2', 'LEG D2'], stream).together).toMatchObject({ odds: '2-1', strength: [12, 6] });
    // One on the rise is enough: nobody is doubled who is not attacked from below alone.
    const rise = { map: { columns: 9, rows: 9, level1: 'E5 D4 D5' }, options: ['B16.1'] };
    expect(threatsIn(['LEG E5'], ['HC E2', 'HC D2'], rise).together).toMatchObject({ odds: '1-1', strength: [10, 6] });
  });

  test('together: nothing stronger is possible, on any ground', () => {
    const choose = seededChooser(11);
    const pick = <T>(list: readonly T[]): T => list[choose(list.length)]!;
    const names = [2, 3, 4, 5, 6, 7].flatMap((row) => [...'BCDEFGH'].map((column) => `${column}${row}`));
    let seen = 0;
    for (let n = 0; n < 60; n++) {
      const left = names.filter((name) => name !== 'E5');
      const take = (count: number) => Array.from({ length: count }, () => left.splice(choose(left.length), 1)[0]!);
      const places = take(5);
      const enemy = places.map((name) => `${pick(['LEG', 'HC', 'MC', 'AUX', 'EL', 'LI'])} ${name}`);
      const map = {
        columns: 9,
        rows: 9,
        river: take(2).join(' '),
        works: take(3).join(' '),
        level1: `E5 ${take(6).join(' ')}`,
        stream: `E4/S ${pick(['D4/S', 'F4/E'])}`,
      };
      const rest = { map, options: pick([[], ['B16.1']]), ground: pick([{}, { slope: 'shift' }]) };
      const { context, state } = opened(['LEG E5'], enemy, rest, { leaders: [`Hanno 2 ${pick(places)}`] });
      const [best, told] = [strongest(context, state), threatsTo(context, state, state.units[0]!).together];
      expect(told?.odds, JSON.stringify([enemy, rest])).toBe(best);
      if (best) seen++;
    }
    expect(seen).toBeGreaterThan(30);
  });

  test('with the best leader who can come along', () => {
    const { threats } = threatsIn(['AUX E5'], ['LEG E2'], {}, { leaders: ['Hanno 2 E1', 'Mago 1 E1'] });
    expect(threats[0]?.attack).toMatchObject({ odds: '1-1', led: '2-1' });
  });

  test('B13.a one who is due comes along, one who comes later does not', () => {
    const led = (turn: number) =>
      threatsIn(
        ['AUX E5'],
        ['LEG E2'],
        { turns: 5 },
        { reserves: [{ turn, at: 'E1 F1', units: ['AUX'], leaders: ['Hanno 2'] }] },
      ).threats.find(({ unit }) => unit === 1)?.attack?.led;
    expect(led(1)).toBe('2-1');
    expect(led(2)).toBeUndefined();
  });

  test('a light unit may evade who is slower', () => {
    const found = threatsIn(['HA E5'], ['LEG E2', 'LH E1']).threats.map(({ attack }) => attack?.evaded);
    expect(found).toEqual([true, false]);
  });

  test('in the enemy’s own turn, what is left of it before his melee', () => {
    const his = { player: 2, phase: 'movement' };
    expect(threatsIn(['AUX E5'], ['LEG E2'], his).threats).toHaveLength(1);
    expect(threatsIn(['AUX E5'], ['LEG E2 moved'], his).threats).toEqual([]);
  });

  test('from his melee on, his next turn, in which all of them are free again', () => {
    const his = { player: 2, phase: 'melee', turns: 5 };
    expect(threatsIn(['AUX E5'], ['LEG E2'], his).threats).toHaveLength(1);
    expect(threatsIn(['AUX E5'], ['LEG E4 attacked'], his).threats).toHaveLength(1);
    expect(threatsIn(['AUX E5 defended'], ['LEG E4'], his).threats).toHaveLength(1);
    const retreats = { attackers: 'E4', defenders: 'E5', retreating: 'E5', asks: 'retreat', result: 'DR' };
    expect(threatsIn(['AUX E5 defended'], ['LEG E4 attacked'], { ...his, attack: retreats }).threats).toHaveLength(1);
    expect(threatsIn(['AUX E5 defended'], ['LEG E4'], { ...his, turn: 5 }).threats).toEqual([]);
  });

  test('none after the last turn, and by a reserve that is due', () => {
    expect(threatsIn(['AUX E5'], ['LEG E4'], { turn: 12, player: 2, phase: 'over' }).threats).toEqual([]);
    const theirs = { reserves: [{ turn: 2, at: 'E1', units: ['MC'] }] };
    expect(threatsIn(['AUX E4'], ['LEG A9'], {}, theirs).threats).toEqual([]);
    expect(threatsIn(['AUX E4'], ['LEG A9'], { turn: 2 }, theirs).threats).toHaveLength(1);
  });
});

describe('fire (B8)', () => {
  test('from where they stand: in range, in sight, and the nearest first', () => {
    expect(threatsIn(['LEG E5'], ['ARC E3']).threats).toEqual([{ unit: 1, shot: true, attack: undefined }]);
    expect(threatsIn(['LEG E5'], ['ARC E3'], { map: { columns: 9, rows: 9, forest: 'E4' } }).threats).toEqual([]);
    expect(threatsIn(['LEG E5', 'LEG D2'], ['ARC E3']).threats, 'with an enemy beside him he fires at that one').toEqual([]);
  });

  test('javelins only once', () => {
    expect(threatsIn(['LEG E5'], ['LEG E4']).threats[0]?.shot).toBe(true);
    expect(threatsIn(['LEG E5'], ['LEG E4 thrown']).threats[0]?.shot).toBe(false);
  });
});

test('how far a side reaches (B5, B6): zones stop it, and what it can attack lies beside', () => {
  const { context, state } = opened(['HOP E5'], ['LEG E2', 'ARC B2']);
  const [legion, archers] = extentsOf(context, state, 1);
  const names = (hexes: ReadonlySet<number>) => [...hexes].map((hex) => printHex(context.board, hex));
  expect(names(legion!.reach)).toContain('E4');
  expect(names(legion!.reach)).not.toContain('E5');
  expect(names(legion!.attack)).toContain('E5');
  expect(archers!.attack.size).toBe(0);
  expect(names(archers!.hit)).toEqual(expect.arrayContaining(['B4', 'D2']));
});

test('B13.a of several alike in reserve each threatens', () => {
  const reserves = [{ turn: 1, at: 'E1', units: ['LEG', 'LEG', 'LEG'] }];
  const { threats } = threatsIn(['AUX E4'], [], {}, { reserves });
  expect(threats.map(({ unit }) => unit)).toEqual([1, 2, 3]);
});

test('B16.3 who is disorganised now is not when his turn comes, after the melee', () => {
  const shot = (options: readonly string[]) => {
    const { context, state } = opened(['AUX E5'], ['ARC E3 disorganised'], { options });
    return extentsOf(context, state, 1)[0]!.hit.size;
  };
  expect(shot([])).toBe(0);
  expect(shot(['B16.3'])).toBeGreaterThan(0);
});

test('B16.3, B16.4 whoever has just been called back is still disorganised in the turn that follows', () => {
  const defence = (rest: object) => {
    const options = ['B16.3', 'B16.4'];
    return threatsIn(['LEG E5 disorganised'], ['LEG E4'], { options, ...rest }).threats[0]?.attack;
  };
  expect(defence({ phase: 'rally', player: 1 })).toMatchObject({ odds: '2-1', strength: [6, 3] });
  expect(defence({ phase: 'melee', player: 1 })).toMatchObject({ odds: '1-1', strength: [6, 6] });
  // Before the next turn of whoever has called back lies that of the other.
  expect(defence({ phase: 'rally', player: 2 })).toMatchObject({ odds: '1-1', strength: [6, 6] });
});
