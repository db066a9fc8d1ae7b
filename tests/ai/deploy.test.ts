import { expect, test } from 'vitest';
import { deploymentOf } from '../../src/ai/ancients/deploy';
import { standing } from '../../src/ai/ancients/value';
import { seededDice } from '../../src/kernel/dice';
import { ancients } from '../../src/rules/ancients';
import { knownOf } from '../../src/rules/ancients/legal';
import { otherSide, UNSEEN } from '../../src/rules/ancients/types';
import { battleById } from '../../src/scenarios';
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

test('enemies that are not seen are reckoned with (13.7)', () => {
  const { context, state } = open({ ...battleById('spartolus')!.position, options: ['13.7'] }, 1);
  const known = knownOf(context, state);
  expect(known.units.some(({ hex }) => hex === UNSEEN)).toBe(true);
  expect(standing(context, known, 0)).toBeCloseTo(standing(context, state, 0), 1);
});
