import { expect, test } from 'vitest';
import { behaviourOf, type Reply } from '../../../../src/ui/systems/ancients/tools';
import { sit } from './atTheTable';

/** Red acts; what its units can no longer do, and what blue's never could, is tried by clicks. */
const field = (phase: string) => ({
  system: 'ancients',
  map: { columns: 10, rows: 8 },
  turn: 2,
  turns: 6,
  player: 1,
  phase,
  armies: [
    {
      name: 'Red',
      panic: 9,
      units: [
        'LA C5/1 volley',
        'HI E5/1 disordered panicked',
        phase === 'movement' ? 'LI G5/1 moved' : 'LI G5/1',
        phase === 'melee' ? 'HI I5/1 attacked' : 'HI I5/1',
        'HI I7/1',
        'LI B2/1 plundering',
      ],
      camp: 'A8',
      leaders: [],
    },
    { name: 'Blue', panic: 9, units: ['HI C4/4', 'HI E4/4', 'HI G4/4', 'HI I4/4', 'LI J1/4'], camp: 'B2 captured', leaders: [] },
  ],
});

function table(phase: string) {
  const { situation, take, click } = sit(field(phase));
  const turn = (name: string): Reply => {
    const tool = take(name);
    return behaviourOf(tool).turn?.(tool, situation(), 1) ?? {};
  };
  return { click, turn };
}

test.each([
  ['movement', ['C5', 'D5'], '6.k', 'volleyMoves'],
  ['movement', ['G5', 'H5'], '6.a', 'movedAlready'],
  ['movement', ['G5', 'G4'], '6.a', 'movedAlready'],
  ['movement', ['B2', 'B3'], '6.j.2', 'plundererMoves'],
  ['movement', ['A8', 'A7'], '6.j.1', 'campMoves'],
  ['movement', ['J1', 'J2'], '6.a', 'noUnitThere'],
  ['melee', ['C5', 'C4'], '6.k', 'volleyAttacks'],
  ['melee', ['E5', 'E4'], '4.e', 'panickedAttacks'],
  ['melee', ['I5', 'I4'], '9.a', 'attackedAlready'],
  ['melee', ['A8', 'B8'], '6.j.1', 'campAttacks'],
  ['melee', ['I7', 'I6'], '9.c', 'noEnemyAhead'],
  ['melee', ['C4', 'D4'], '9.a', 'noUnitThere'],
  ['leaders', ['G5', 'H5'], '2', 'wrongPhase'],
  ['fire', ['C4', 'C5'], '8.d', 'noMissiles'],
  ['fire', ['G5', 'H5'], '8.c', 'noUnitThere'],
] as const)('in the %s phase, clicks on %j are refused by %s', (phase, names, rule, why) => {
  const { refusal, tool, play } = table(phase).click(names);
  expect({ rule: refusal?.rule, why: refusal?.why, tool, play }).toEqual({ rule, why, tool: undefined, play: undefined });
});

test('a unit that cannot turn says why', () => {
  expect(table('movement').turn('C5').refusal?.rule).toBe('6.k');
  expect(table('movement').turn('G5').refusal?.rule).toBe('6.a');
  expect(table('melee').turn('I5').refusal?.rule).toBe('2');
});

test('another unit can still be looked at or taken up', () => {
  const movement = table('movement');
  expect(movement.click(['C5', 'E5']).tool?.kind).toBe('move');
  expect(movement.click(['C4', 'E4']).tool?.kind).toBe('inspect');
  expect(movement.click(['C5', 'C5']).tool?.kind).toBe('rest');
});
