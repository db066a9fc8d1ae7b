import { expect, test } from 'vitest';
import { deploymentOf } from '../../src/ai/ancients/deploy';
import { standing } from '../../src/ai/ancients/value';
import { distance } from '../../src/kernel/board';
import { seededDice } from '../../src/kernel/dice';
import { ancients } from '../../src/rules/ancients';
import { otherSide, SIDES, UNSEEN } from '../../src/rules/ancients/model/types';
import { knownOf } from '../../src/rules/ancients/play/legal';
import { firstSide } from '../../src/rules/ancients/play/sequence';
import { battleById } from '../../src/scenarios/all';
import { open } from '../fuzz/play';

test('each camp is placed at its own edge, whoever places it (13.3)', () => {
  for (const seed of [1, 2, 3, 4]) {
    const { context, state } = open({ ...battleById('spartolus')!.position, options: ['13.3'] }, seed);
    while (state.phase === 'deploy') {
      const order = deploymentOf(context, state, ancients.decider(context, state)!);
      if (order === undefined) ancients.apply(context, state, ancients.parseAction(context, state, 'end')!, seededDice);
      else ancients.apply(context, state, order, seededDice);
    }
    const rowOf = (side: 0 | 1) => Math.floor(state.units[context.armies[side].campUnit]!.hex / context.board.columns);
    expect(rowOf(0)).toBeGreaterThan(context.board.rows / 2);
    expect(rowOf(1)).toBeLessThan(context.board.rows / 2);
    for (const unit of state.units) {
      if (unit.hex < 0) continue;
      const own = Math.abs(Math.floor(unit.hex / context.board.columns) - rowOf(unit.side));
      const theirs = Math.abs(Math.floor(unit.hex / context.board.columns) - rowOf(otherSide(unit.side)));
      expect(own).toBeLessThanOrEqual(theirs);
    }
  }
});

const deploying = (position: object, seed: number) => {
  const { context, state } = open({ ...position, options: ['13.3'] }, seed);
  const leaders = SIDES.map((side) => state.armies[side].waiting);
  while (state.phase === 'deploy') {
    const order = deploymentOf(context, state, ancients.decider(context, state)!) ?? ancients.parseAction(context, state, 'end')!;
    expect(ancients.judge(context, state, order)).toBeUndefined();
    ancients.apply(context, state, order, seededDice);
  }
  return { context, state, leaders };
};

test('leaders are deployed with their army, at its camp (13.3)', () => {
  for (const seed of [1, 2, 3, 4]) {
    const { context, state, leaders } = deploying(battleById('magnesia')!.position, seed);
    for (const side of SIDES) {
      const camp = state.units[context.armies[side].campUnit]!.hex;
      expect(state.armies[side].leaders).toEqual(Array<number>(leaders[side]!).fill(camp));
    }
  }
});

test('without a camp they are deployed with the unit farthest from the enemy (13.3)', () => {
  const armies = [
    { panic: 9, units: ['LI A1/1', 'HI A2/1', 'LA A3/1'], leaders: ['A1', 'A1'] },
    { panic: 9, units: ['LI A4/1', 'HI A5/1'], leaders: ['A4'], camp: 'A6' },
  ];
  for (const seed of [1, 2, 3, 4]) {
    const { context, state } = deploying({ map: { columns: 12, rows: 12 }, armies }, seed);
    const theirs = state.units[context.armies[1].campUnit]!.hex;
    const own = state.units.filter(({ side }) => side === 0).map(({ hex }) => hex);
    const farthest = Math.max(...own.map((hex) => distance(context.board, hex, theirs)));
    expect(state.armies[0].leaders).toHaveLength(2);
    for (const hex of state.armies[0].leaders) expect(own).toContain(hex);
    if (firstSide(state) === 1) for (const hex of state.armies[0].leaders) expect(distance(context.board, hex, theirs)).toBe(farthest);
  }
});

test('enemies that are not seen are reckoned with (13.7)', () => {
  const { context, state } = open({ ...battleById('spartolus')!.position, options: ['13.7'] }, 1);
  const known = knownOf(context, state);
  expect(known.units.some(({ hex }) => hex === UNSEEN)).toBe(true);
  expect(standing(context, known, 0)).toBeCloseTo(standing(context, state, 0), 1);
});
