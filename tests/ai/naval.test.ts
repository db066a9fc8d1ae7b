import { describe, expect, test } from 'vitest';
import { navalAi } from '../../src/ai/naval';
import { chartOf } from '../../src/ai/naval/chart';
import { standing } from '../../src/ai/naval/standing';
import { createPlayer } from '../../src/ai/players';
import { seededDice } from '../../src/kernel/dice';
import { naval } from '../../src/rules/naval';
import { sample } from '../battles';

const opened = (position: object) => {
  const setup = naval.readPosition({ system: 'naval', turn: 3, phase: 'movement', die: 4, ...position });
  if (!setup.ok) throw new Error(JSON.stringify(setup.faults));
  return naval.open(setup.value, 1);
};

const PLAYERS = ['recruit', 'optio', 'centurion', 'tribune', 'legate'] as const;

const firstOrder = (position: object, name: 'recruit' | 'centurion'): string => {
  const { context, state } = opened(position);
  return naval.printAction(context, state, navalAi.script(context, state, () => 0, { name })!);
};

const fleets = (own: string[], enemy: string[]) => [
  { name: 'A', ships: own },
  { name: 'B', ships: enemy },
];

describe('the script at sea', () => {
  test('rams the open flank, not the bow beside it', () => {
    const position = { fleets: fleets(['small F7/1'], ['small F6/3', 'small F3/4']) };
    expect(firstOrder(position, 'centurion')).toBe('F7xF6');
  });

  test('leaves a place where it would be rammed in the flank', () => {
    const position = { die: 6, fleets: fleets(['small F7/1'], ['small C6/3', 'small C8/2', 'small C7/3']) };
    const { context, state } = opened(position);
    const action = navalAi.script(context, state, () => 0, { name: 'centurion' })!;
    expect(navalAi.reasons(context, state, action).map(({ why }) => why)).toContain('leavesDanger');
  });

  test('brings the marines off a ship that sinks', () => {
    const types = { galley: { as: 'large', marines: 2 } };
    const position = {
      types,
      phase: 'marines',
      die: undefined,
      fleets: fleets(['galley F7/1 sinking marines=1', 'galley F6/1 marines=1'], ['galley N6/4']),
    };
    expect(firstOrder(position, 'centurion')).toBe('F7-F6');
  });

  test('of two ships it attacks the one without marines', () => {
    const types = { galley: { as: 'small', marines: 1 } };
    const ships = fleets(['galley F7/1'], ['galley F6/1', 'galley F8/1 marines=0']);
    expect(firstOrder({ types, phase: 'attacks', die: undefined, fleets: ships }, 'centurion')).toBe('F7>F8');
  });
});

describe('why an order at sea is good', () => {
  const types = { five: { as: 'large', crew: 2, marines: 2, corvus: true }, three: { as: 'small', crew: 4, marines: 1 } };
  const reasonsFor = (position: object, order: string) => {
    const { context, state } = opened({ types, ...position });
    return navalAi.reasons(context, state, naval.parseAction(context, state, order)!);
  };

  test('an attack that is declared succeeds on what it will be made with (14.8)', () => {
    const position = { phase: 'attacks', die: undefined, fleets: fleets(['five F7/1', 'three G7/1', 'three F8/1'], ['three F6/1']) };
    const needs = ['F7>F6', 'G7>F6', 'F8>F6'].map((order) => reasonsFor(position, order).map(({ values }) => values?.['need']));
    expect(needs).toEqual([[4], [5], [6]]);
  });

  test('a ship lies alongside an enemy where he is, not where he is expected', () => {
    const victory = [{ term: 'exit', by: 2, points: 2, at: 'A7' }];
    const position = { victory, die: 3, fleets: fleets(['three C4/4'], ['three F7/6']) };
    const told = (order: string) => reasonsFor(position, order);
    expect(told('C4-C5/4').map(({ why }) => why)).not.toContain('alongside');
    expect(told('C4-C5/4').find(({ why }) => why === 'nearer')?.values).toEqual({ range: 4 });
  });
});

describe('what leaving brings is told only of a ship that scores by it (14.2)', () => {
  const victory = [
    { term: 'exit', by: 1, points: 2, large: 0, at: 'D1' },
    { term: 'exit', by: 2, points: 2, at: 'D1' },
  ];
  const whys = (ship: string, order: string) => {
    const [prizes, own] = ship.includes('captured') ? [[ship], []] : [[], [ship]];
    const { context, state } = opened({
      types: { three: { as: 'small', crew: 4, marines: 1 } },
      victory,
      player: 1,
      die: 6,
      fleets: fleets([...own, 'small N1/1'], [...prizes, 'small N9/1']),
    });
    return navalAi.reasons(context, state, naval.parseAction(context, state, order)!).map(({ why }) => why);
  };

  test.each([
    ['three D5/1', true],
    ['three D5/1 damaged captured', false],
    ['large D5/1', false],
  ])('%s: %s', (ship, told) => {
    expect(whys(ship, 'D5-D4/1').includes('nearerExit')).toBe(told);
    const off = ship.replace('D5/1', 'D1/1');
    expect(whys(off, 'D1-off').includes('leaves')).toBe(told);
  });

  test('nor of one that leaves elsewhere', () => expect(whys('three E1/1', 'E1-off')).not.toContain('leaves'));
});

describe('when the enemy has nothing left (14.2)', () => {
  const prizes = {
    types: { galley: { as: 'small', marines: 1 } },
    phase: 'attacks',
    die: undefined,
    fleets: [
      { name: 'A', ships: ['galley F7/1', 'galley H4/1 damaged captured'] },
      { name: 'B', ships: ['galley C7/1 damaged captured'], sunk: ['galley'] },
    ],
  };
  const alone = { ...prizes, fleets: [{ ...prizes.fleets[0]!, ships: ['galley F7/1'] }, prizes.fleets[1]!] };
  const worth = (sunk: number, captured: number) => ({
    victory: [
      { term: 'sunk', points: sunk },
      { term: 'captured', points: captured },
    ],
  });

  test('a prize that is worth more sunk is scuttled', () => expect(firstOrder({ ...alone, ...worth(2, 1) }, 'recruit')).toBe('scuttle C7'));
  test('one that is worth as much is kept', () => expect(firstOrder({ ...alone, ...worth(1, 1) }, 'centurion')).toBe('end'));
  test('with an enemy there it is kept, too', () => expect(firstOrder({ ...prizes, ...worth(2, 1) }, 'centurion')).toBe('end'));

  const bound = {
    turns: 12,
    victory: [
      { term: 'sunk', points: 1 },
      { term: 'exit', by: 1, points: 1, at: 'F1 G1 H1 I1' },
    ],
    fleets: [
      { name: 'A', ships: ['small F6/1', 'small I8/2 damaged'] },
      { name: 'B', ships: [], sunk: ['small'] },
    ],
  };

  test.each(PLAYERS)('%s brings his ships off, and whoever commands nothing ends his phases', (name) => {
    const { context, state } = opened(bound);
    const players = [0, 1].map((side) => createPlayer(naval, navalAi, name, side + 1, { simulations: 200 }));
    for (let side = naval.decider(context, state); side !== undefined; side = naval.decider(context, state)) {
      const action = players[side]!.decide(context, state)!;
      if (side === 1) expect(naval.printAction(context, state, action)).toBe('end');
      naval.apply(context, state, action, seededDice);
    }
    expect(naval.outcome(context, state)).toEqual({ score: [3, 0], winner: 1 });
    expect(state.turn).toBeLessThan(12);
  });
});

describe('how it stands at sea', () => {
  test.each(sample.filter(({ position }) => 'system' in position && position.system === 'naval').map(({ id }) => id))(
    '%s: what one side has the other has not',
    (id) => {
      const { context, state } = opened(sample.find((battle) => battle.id === id)!.position);
      expect(standing(context, state, 0)).toBeCloseTo(-standing(context, state, 1), 9);
      expect(Math.abs(standing(context, state, 0))).toBeLessThan(0.9);
    },
  );

  test('a ship lost is a loss', () => {
    const whole = opened({ fleets: fleets(['small A7/1', 'small C7/1'], ['small K7/4', 'small M7/4']) });
    const less = opened({
      fleets: [
        { name: 'A', ships: ['small A7/1'], sunk: ['small'] },
        { name: 'B', ships: ['small K7/4', 'small M7/4'] },
      ],
    });
    expect(standing(less.context, less.state, 0)).toBeLessThan(standing(whole.context, whole.state, 0) - 0.1);
  });
});

describe('the chart', () => {
  test('knows the same ways there and back', () => {
    const { context } = opened({ map: { columns: 9, rows: 9, land: 'E4 F4' }, fleets: fleets(['small A1/1'], ['small I9/4']) });
    const chart = chartOf(context);
    const [from, to] = [4 * 9 * 6 + 4 * 6, 3 * 9 * 6 + 3 * 6];
    const costOf = ({ nodes, costs }: { nodes: Int16Array; costs: Uint8Array }, node: number) => costs[nodes.indexOf(node)];
    expect(costOf(chart.ways(from), to)).toBe(costOf(chart.back(to), from));
    expect(chart.ways(from).nodes.every((node) => context.land[Math.floor(node / 6)] === 0)).toBe(true);
  });
});
