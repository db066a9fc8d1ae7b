import { describe, expect, test } from 'vitest';
import { createAiSession } from '../../src/ai/aiSession';
import { type Answer, type Ask, readAnswer } from '../../src/ai/protocol';
import { createSimulationPool } from '../../src/ai/simulationPool';
import { battleById } from '../../src/scenarios/all';
import { squadrons } from '../ui/systems/naval/squadrons';

const noWorker = (): never => {
  throw new Error('no worker is spawned');
};

/** `leaps`: when the clock has been read so often, much time has passed. */
function sitDown(leaps = Number.POSITIVE_INFINITY) {
  const said: Answer[] = [];
  let reads = 0;
  const session = createAiSession(
    (answer) => said.push(answer),
    () => {
      reads++;
      return 5 * reads + (reads > leaps ? 10_000 : 0);
    },
    () => 7,
    createSimulationPool(0, noWorker),
  );
  return { said, ask: (ask: Ask) => session(ask) };
}

const lay = (battle: string): Ask => ({
  kind: 'lay',
  system: battle === 'diekplus' ? 'naval' : 'ancients',
  position: battleById(battle)!.position,
  plays: [],
});

/** A melee of two small armies. */
const melee = (red: readonly string[], blue: readonly string[]): Ask => ({
  kind: 'lay',
  system: 'ancients',
  position: {
    ...battleById('spartolus')!.position,
    turns: 6,
    map: { columns: 12, rows: 12 },
    phase: 'melee',
    player: 1,
    victory: [],
    armies: [
      { name: 'Red', panic: 20, units: red },
      { name: 'Blue', panic: 20, units: blue },
    ],
  },
  plays: [],
});

/** Two armies alike, face to face; this side moves. */
const alike = (player: 1 | 2): Ask => {
  const kinds = ['HC', 'LI', 'LI'];
  const army = (name: string, front: number, back: number, facing: number): object => ({
    name,
    panic: 40,
    units: [front, back].flatMap((row, k) => [...'CDEFGHIJKLMN'].map((column, i) => `${kinds[(i + k) % 3]} ${column}${row}/${facing}`)),
  });
  const armies = [army('Red', 9, 10, 1), army('Blue', 7, 6, 4)];
  const { position } = battleById('spartolus')!;
  const map = { columns: 16, rows: 16 };
  return {
    kind: 'lay',
    system: 'ancients',
    position: { ...position, turns: 10, map, phase: 'movement', player, victory: [], armies },
    plays: [],
  };
};

describe('a session of the computer player', () => {
  test.each(['spartolus', 'diekplus'])('%s: answers with an order, follows it and answers with another', async (battle) => {
    const { said, ask } = sitDown();
    await ask(lay(battle));
    await ask({ kind: 'think', id: 1, player: 'centurion', milliseconds: 50 });
    const [first] = said;
    expect(first).toMatchObject({ kind: 'order', id: 1 });
    await ask({ kind: 'follow', plays: [{ order: (first as { order: string }).order }] });
    await ask({ kind: 'think', id: 2, player: 'centurion', milliseconds: 50 });
    expect(said[1]).toMatchObject({ kind: 'order', id: 2 });
    expect(said[1]).not.toMatchObject({ order: (first as { order: string }).order });
  });

  test('asked once more for the same moment, as when its order was not given, it gives the same, and then goes on in its plan', async () => {
    const { said, ask } = sitDown();
    const orders = () => said.map((answer) => (answer.kind === 'order' ? answer.order : answer.kind));
    await ask(lay('spartolus'));
    const think = (id: number) => ask({ kind: 'think', id, player: 'legate', milliseconds: 400 });
    await think(1);
    await think(2);
    const [first, again] = orders();
    expect(again).toBe(first);
    expect(said[1]).toMatchObject({ id: 2 });
    await ask({ kind: 'follow', plays: [{ order: first! }] });
    await think(3);
    expect(orders()[2]).not.toBe(first);
    expect(said).toHaveLength(3);
  });

  test.each(['spartolus', 'diekplus'])('%s: advises plans with reasons, that can be played as they are told', async (battle) => {
    const { said, ask } = sitDown();
    await ask(lay(battle));
    await ask({ kind: 'advise', id: 3, milliseconds: 4000 });
    const [advice] = said;
    if (advice?.kind !== 'advice') throw new Error(JSON.stringify(advice));
    expect(readAnswer(JSON.parse(JSON.stringify(advice)))).toBeDefined();
    const { plans, expected } = advice;
    expect(expected).toBeGreaterThan(0);
    expect(expected).toBeLessThan(1);
    expect(plans[0]!.value).toBe(expected);
    expect(plans.length).toBeGreaterThan(1);
    expect(plans.length).toBeLessThanOrEqual(3);
    expect(plans[0]!.orders.length).toBeGreaterThan(1);
    for (const at of plans[0]!.chief) expect(plans[0]!.orders[at]!.reasons).not.toEqual([]);
    for (const { orders, chief, value } of plans) {
      expect(value).toBeLessThanOrEqual(expected);
      expect(new Set(orders.map(({ order }) => order)).size).toBe(orders.length);
      expect(chief.length).toBeLessThanOrEqual(3);
      for (const at of chief) for (const { why } of orders[at]!.reasons) expect(why).not.toBe('leavesMost');
    }
    for (const [i, one] of plans.entries()) {
      for (const other of plans.slice(i + 1)) {
        const known = new Set(one.orders.map(({ order }) => order));
        expect(one.orders.length !== other.orders.length || other.orders.some(({ order }) => !known.has(order))).toBe(true);
      }
      // Its orders are given one after the other, as they stand there; no die falls among these.
      const game = sitDown();
      await game.ask(lay(battle));
      await game.ask({ kind: 'follow', plays: one.orders.map(({ order }) => ({ order })) });
      expect(game.said).toEqual([]);
    }
  });

  test('at sea a plan is told beyond its first ram, as a middling throw has it', async () => {
    const { said, ask } = sitDown();
    await ask({ kind: 'lay', system: 'naval', position: squadrons, plays: [] });
    await ask({ kind: 'advise', id: 3, milliseconds: 4000 });
    const [advice] = said;
    if (advice?.kind !== 'advice') throw new Error(JSON.stringify(advice));
    const rams = advice.plans.flatMap(({ orders, chief }) => {
      const at = orders.findIndex(({ order }) => order.includes('x'));
      return at < 0 ? [] : [{ orders, chief, at }];
    });
    expect(rams.length).toBeGreaterThan(0);
    for (const { orders, chief, at } of rams) {
      expect(orders[at]!.reasons.map(({ why }) => why)).toEqual([expect.stringMatching(/^ram:/)]);
      expect(chief.length).toBeGreaterThan(0);
    }
    expect(rams.some(({ orders, at }) => orders.slice(at + 1).some(({ reasons }) => reasons.length > 0))).toBe(true);
  });

  test.each([0, 1])('at sea what is decided already is told as a share, whoever wins', async (ahead) => {
    const { said, ask } = sitDown();
    const { fleets, turns, ...position } = battleById('diekplus')!.position as { fleets: [object, object]; turns: number };
    const points = fleets.map((fleet, i) => ({ ...fleet, points: i === ahead ? 90 : 0 }));
    await ask({ kind: 'lay', system: 'naval', position: { ...position, turns, turn: turns, fleets: points }, plays: [] });
    await ask({ kind: 'advise', id: 3, milliseconds: 400 });
    await ask({ kind: 'weigh', id: 4 });
    for (const answer of said) expect(readAnswer(JSON.parse(JSON.stringify(answer)))).toBeDefined();
    expect(said).toMatchObject([
      { kind: 'advice', expected: 1 - ahead },
      { kind: 'weight', first: 1 - ahead },
    ]);
  });

  test('where nothing is planned it advises orders, each alone', async () => {
    const { said, ask } = sitDown();
    await ask(lay('spartolus'));
    await ask({ kind: 'follow', plays: [{ order: 'end' }] });
    await ask({ kind: 'advise', id: 3, milliseconds: 400 });
    const [advice] = said;
    if (advice?.kind !== 'advice') throw new Error(JSON.stringify(advice));
    expect(advice.plans.length).toBeGreaterThan(0);
    for (const { orders, chief, posture } of advice.plans) {
      expect(orders).toHaveLength(1);
      expect(chief).toEqual([0]);
      expect(posture).toBeUndefined();
    }
    expect(advice.plans[0]!.orders[0]!.reasons.length).toBeGreaterThan(0);
  });

  test('of the best order only it says that nothing gains more', async () => {
    const { said, ask } = sitDown();
    await ask(melee(['HI E5/1'], ['HI E4/4']));
    await ask({ kind: 'advise', id: 3, milliseconds: 400 });
    const [advice] = said;
    if (advice?.kind !== 'advice') throw new Error(JSON.stringify(advice));
    const [, ...others] = advice.plans.map(({ orders }) => orders[0]!);
    expect(advice.plans.map(({ orders }) => orders[0]!.order).sort()).toEqual(['E5xE4', 'end']);
    for (const { reasons } of others) for (const { why } of reasons) expect(['leavesMost', 'nothingBetter']).not.toContain(why);
  });

  test('where nothing was tried it says so, and not that it tried', async () => {
    const { said, ask } = sitDown();
    const position = { ...battleById('spartolus')!.position, options: ['13.3'] };
    await ask({ kind: 'lay', system: 'ancients', position, plays: [] });
    await ask({ kind: 'advise', id: 3, milliseconds: 100 });
    const [advice] = said;
    if (advice?.kind !== 'advice') throw new Error(JSON.stringify(advice));
    expect(advice.plans.map(({ orders }) => orders[0]!.reasons)).toEqual([[{ why: 'byScript' }]]);
  });

  test.each(['spartolus', 'diekplus'])('%s: weighs a moment, the same again', async (battle) => {
    const { said, ask } = sitDown();
    await ask(lay(battle));
    await ask({ kind: 'weigh', id: 4 });
    await ask({ kind: 'weigh', id: 4 });
    const [weight, again] = said;
    if (weight?.kind !== 'weight') throw new Error(JSON.stringify(weight));
    expect(weight.first).toBeGreaterThan(0);
    expect(weight.first).toBeLessThan(1);
    expect(again).toEqual(weight);
  });

  test('whoever moves looks no better for it than the other does, and a hint tells what a moment is worth on the same scale', async () => {
    const shares: number[] = [];
    for (const player of [1, 2] as const) {
      const { said, ask } = sitDown();
      await ask(alike(player));
      await ask({ kind: 'weigh', id: 1 });
      await ask({ kind: 'advise', id: 2, milliseconds: 2000 });
      const [weight, advice] = said;
      if (weight?.kind !== 'weight' || advice?.kind !== 'advice') throw new Error(JSON.stringify(said));
      const share = player === 1 ? weight.first : 1 - weight.first;
      shares.push(share);
      expect(Math.abs(advice.expected - share)).toBeLessThan(0.15);
    }
    expect(Math.abs(shares[0]! + shares[1]! - 1)).toBeLessThan(0.1);
  });

  test('of attacks each alone, none is told to bring more than the one that is advised first', async () => {
    const { said, ask } = sitDown();
    const red = ['LI D5/1 disordered', 'HC E5/1 disordered', 'LC F5/1 disordered', 'KT G5/1'];
    await ask(melee(red, ['HC D4/4 disordered', 'HC E4/4', 'HC F4/4 disordered', 'LC G4/4']));
    await ask({ kind: 'advise', id: 3, milliseconds: 400 });
    const [advice] = said;
    if (advice?.kind !== 'advice') throw new Error(JSON.stringify(advice));
    const values = advice.plans.map(({ value }) => value);
    expect(values).toHaveLength(3);
    expect(values[0]).toBe(advice.expected);
    expect(values).toEqual([...values].sort((a, b) => b - a));
  });

  test('a hint for which the time is out before a line was tried tells what the script does and what the moment is worth', async () => {
    const { said, ask } = sitDown(4);
    await ask(melee(['HI E5/1', 'HI D5/1', 'KT G5/1', 'LI F5/1'], ['HI E4/4', 'HI D4/4', 'HI G4/4']));
    await ask({ kind: 'advise', id: 3, milliseconds: 400 });
    await ask({ kind: 'weigh', id: 4 });
    const [advice, weight] = said;
    if (weight?.kind !== 'weight') throw new Error(JSON.stringify(weight));
    expect(advice).toMatchObject({ kind: 'advice', expected: weight.first, plans: [{ value: weight.first }] });
    expect(weight.first).not.toBe(0.5);
  });

  test('while armies deploy nothing tells them apart: a moment is weighed and advice given as if all stood (13.3)', async () => {
    const { said, ask } = sitDown();
    const position = { ...battleById('spartolus')!.position, options: ['13.3'] };
    await ask({ kind: 'lay', system: 'ancients', position, plays: [] });
    const shares: number[] = [];
    for (let placed = 0; placed < 8; placed++) {
      await ask({ kind: 'weigh', id: 1 });
      await ask({ kind: 'think', id: 2, player: 'centurion', milliseconds: 10 });
      const [weight, order] = said.slice(-2);
      if (weight?.kind !== 'weight' || order?.kind !== 'order') throw new Error(JSON.stringify(said.slice(-2)));
      shares.push(weight.first);
      await ask({ kind: 'follow', plays: [{ order: order.order, dice: order.order === 'roll' ? [1] : [] }] });
    }
    for (const share of shares) expect(share).toBeCloseTo(shares[0]!, 1);
    await ask({ kind: 'advise', id: 3, milliseconds: 50 });
    expect(said.at(-1)).toMatchObject({ kind: 'advice', plans: [{ orders: [{}] }] });
    expect(readAnswer(JSON.parse(JSON.stringify(said.at(-1))))).toBeDefined();
  });

  test('where there is nothing to choose it tells how the battle stands', async () => {
    const { said, ask } = sitDown();
    const {
      fleets,
      turns,
      die: _,
      ...position
    } = battleById('mylae')!.position as { fleets: [object, object]; turns: number; die: number };
    const ahead = fleets.map((fleet, i) => ({ ...fleet, points: i === 0 ? 90 : 0 }));
    await ask({ kind: 'lay', system: 'naval', position: { ...position, turns, turn: turns, phase: 'attacks', fleets: ahead }, plays: [] });
    await ask({ kind: 'advise', id: 3, milliseconds: 50 });
    expect(said).toMatchObject([{ kind: 'advice', expected: 1, plans: [{ orders: [{ order: 'end' }] }] }]);
  });

  test('weighs a battle that is over by who has won it', async () => {
    const { said, ask } = sitDown();
    const { armies, ...position } = battleById('spartolus')!.position as { armies: [object, object] };
    const over = (points: readonly [number, number]): Ask => ({
      ...(lay('spartolus') as Extract<Ask, { kind: 'lay' }>),
      position: { ...position, phase: 'over', victory: [], armies: armies.map((army, i) => ({ ...army, points: points[i] })) },
    });
    for (const points of [
      [9, 0],
      [0, 9],
      [1, 1],
    ] as const) {
      await ask(over(points));
      await ask({ kind: 'weigh', id: 1 });
    }
    expect(said).toEqual([1, 0, 0.5].map((first) => ({ kind: 'weight', id: 1, first })));
  });

  test('says what is wrong, and goes on', async () => {
    const { said, ask } = sitDown();
    await ask({ kind: 'think', id: 1, player: 'legate', milliseconds: 10 });
    await ask({ kind: 'lay', system: 'ancients', position: { armies: 3 }, plays: [] });
    await ask(lay('spartolus'));
    await ask({ kind: 'follow', plays: [{ order: 'nonsense' }] });
    expect(said.map(({ kind }) => kind)).toEqual(['fault', 'fault', 'fault']);
    expect(said[2]).toMatchObject({ what: expect.stringContaining('nonsense') });
    await ask({ kind: 'think', id: 9, player: 'recruit', milliseconds: 10 });
    expect(said[3]).toMatchObject({ kind: 'order', id: 9 });
  });

  test.for([1000, 2000])(
    'tells of a melee the same, whether it is asked in %i ms what is best or which order was a mistake',
    { timeout: 30_000 },
    async (milliseconds) => {
      const { said, ask } = sitDown();
      const orders = ['F6-F4/1', 'E7-E5/1', 'G7-G5/1', 'D7-F5/1', 'E8-E6/1', 'H7-J3/1', 'end', '*F8', 'end', 'end'];
      await ask({ ...lay('spartolus'), plays: orders.map((order) => ({ order })) } as Ask);
      await ask({ kind: 'advise', id: 1, milliseconds });
      await ask({ kind: 'judge', id: 2, plays: [{ order: 'F4xF3' }, { order: 'away 0', dice: [5, 1] }] });
      await ask({ kind: 'weigh', id: 3 });
      const [advice, judged, weight] = said;
      if (advice?.kind !== 'advice' || judged?.kind !== 'judged' || weight?.kind !== 'weight') throw new Error('something else was said');
      const [mistake] = judged.mistakes;
      const told = new Map(advice.plans.map(({ orders, value }) => [orders[0]!.order, value]));
      const [best] = mistake!.plans;
      expect(advice.plans[0]!.orders[0]!.order).toBe(best!.orders[0]!.order);
      expect(Math.abs(advice.expected - best!.value)).toBeLessThan(0.08);
      expect(Math.abs(advice.expected - weight.first)).toBeLessThan(0.08);
      expect(Math.abs(told.get('F4xF3')! - mistake!.value)).toBeLessThan(0.08);
    },
  );

  test('has nothing to say when the battle is over', async () => {
    const { said, ask } = sitDown();
    await ask({ ...lay('spartolus'), position: { ...battleById('spartolus')!.position, phase: 'over' } } as Ask);
    await ask({ kind: 'think', id: 1, player: 'legate', milliseconds: 10 });
    expect(said).toEqual([{ kind: 'over', id: 1 }]);
  });
});

describe('a message from a worker', () => {
  const plan = {
    orders: [{ order: 'A1-A2', reasons: [{ why: 'odds', rule: '9.2', hexes: [3], values: { odds: '2-1', good: 3 } }] }],
    chief: [0],
    value: 0.5,
    posture: 'screen',
  };
  const advice = { kind: 'advice', id: 1, expected: 0.5, plans: [plan] };
  test.each([
    undefined,
    null,
    3,
    'order',
    {},
    { kind: 'order' },
    { kind: 'order', id: 1, order: 2 },
    { kind: 'advice', id: 1 },
    { kind: 'weight', id: 1 },
    { kind: 'fault' },
    { ...advice, expected: 1.5 },
    { ...advice, plans: undefined },
    { ...advice, plans: ['A1-A2'] },
    ...[
      { ...plan, orders: 'A1-A2' },
      { ...plan, orders: ['A1-A2'] },
      { ...plan, orders: [{ order: 3, reasons: [] }] },
      { ...plan, orders: [{ order: 'A1-A2' }] },
      { ...plan, orders: [{ order: 'A1-A2', reasons: [{ rule: '9' }] }] },
      { ...plan, orders: [{ order: 'A1-A2', reasons: [{ why: 'odds', rule: 9 }] }] },
      { ...plan, orders: [{ order: 'A1-A2', reasons: [{ why: 'odds', hexes: ['A1'] }] }] },
      { ...plan, orders: [{ order: 'A1-A2', reasons: [{ why: 'odds', values: { odds: [] } }] }] },
      { ...plan, chief: [1] },
      { ...plan, chief: [-1] },
      { ...plan, chief: undefined },
      { ...plan, value: Number.NaN },
      { ...plan, value: -0.1 },
      { ...plan, posture: 'charge' },
    ].map((wrong) => ({ ...advice, plans: [plan, wrong] })),
  ])('%j is none of ours', (message) => expect(readAnswer(message)).toBeUndefined());
  test('an order is', () => expect(readAnswer({ kind: 'order', id: 1, order: 'end' })).toEqual({ kind: 'order', id: 1, order: 'end' }));
  test('so is advice', () => {
    const nobodyMoves = { orders: [], chief: [], value: 0 };
    for (const one of [advice, { ...advice, plans: [] }, { ...advice, plans: [plan, nobodyMoves] }]) expect(readAnswer(one)).toBe(one);
  });
});
