import { expect, test } from 'vitest';
import { deploymentOf } from '../../src/ai/ancients/deploy';
import { standing } from '../../src/ai/ancients/value';
import { seededDice } from '../../src/kernel/dice';
import { ancients } from '../../src/rules/ancients';
import { knownOf } from '../../src/rules/ancients/legal';
import { firstSide } from '../../src/rules/ancients/sequence';
import { otherSide, SIDES, UNSEEN } from '../../src/rules/ancients/types';
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

test('leaders are placed with the army that deploys: who moves first has his stay with the camp, the other with the strongest (13.3)', () => {
  for (const seed of [1, 2, 3, 4]) {
    const { context, state } = open({ ...battleById('magnesia')!.position, options: ['13.3'] }, seed);
    const leaders = SIDES.map((side) => state.armies[side].waiting);
    const orders: string[] = [];
    while (state.phase === 'deploy') {
      const order = deploymentOf(context, state, ancients.decider(context, state)!) ?? ancients.parseAction(context, state, 'end')!;
      expect(ancients.judge(context, state, order)).toBeUndefined();
      orders.push(ancients.printAction(context, state, order));
      ancients.apply(context, state, order, seededDice);
    }
    const first = firstSide(state);
    const second = otherSide(first);
    expect(orders.filter((order) => order.startsWith('*'))).toHaveLength(leaders[0]! + leaders[1]!);
    expect(SIDES.map((side) => state.armies[side].leaders.length)).toEqual(leaders);
    const camp = state.units[context.armies[first].campUnit]!.hex;
    expect(new Set(state.armies[first].leaders)).toEqual(new Set([camp]));
    const strengths = state.units.filter(({ side, hex }) => side === second && hex >= 0).map(({ type }) => context.types[type]!.full);
    const led = state.armies[second].leaders.map((hex) => state.units.find((unit) => unit.side === second && unit.hex === hex));
    expect(led.map((unit) => context.types[unit!.type]!.full).sort()).toEqual(
      strengths
        .sort((a, b) => b - a)
        .slice(0, led.length)
        .sort(),
    );
    expect(new Set(led).size).toBe(led.length);
  }
});

test('enemies that are not seen are reckoned with (13.7)', () => {
  const { context, state } = open({ ...battleById('spartolus')!.position, options: ['13.7'] }, 1);
  const known = knownOf(context, state);
  expect(known.units.some(({ hex }) => hex === UNSEEN)).toBe(true);
  expect(standing(context, known, 0)).toBeCloseTo(standing(context, state, 0), 1);
});
