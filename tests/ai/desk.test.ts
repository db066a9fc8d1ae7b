import { describe, expect, test } from 'vitest';
import { createDesk } from '../../src/ai/desk';
import { type Answer, type Ask, readAnswer } from '../../src/ai/protocol';
import { createTeam } from '../../src/ai/team';
import { battleById } from '../../src/scenarios';

const noHand = (): never => {
  throw new Error('nobody is hired');
};

function sitDown() {
  const said: Answer[] = [];
  let time = 0;
  const desk = createDesk(
    (answer) => said.push(answer),
    () => {
      time += 5;
      return time;
    },
    () => 7,
    createTeam(0, noHand),
  );
  return { said, ask: (ask: Ask) => desk(ask) };
}

const lay = (battle: string): Ask => ({
  kind: 'lay',
  system: battle === 'diekplus' ? 'naval' : 'ancients',
  position: battleById(battle)!.position,
  plays: [],
});

describe('a computer player at its desk', () => {
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

  test.each(['spartolus', 'diekplus'])('%s: advises with reasons', async (battle) => {
    const { said, ask } = sitDown();
    await ask(lay(battle));
    await ask({ kind: 'advise', id: 3, milliseconds: 400 });
    const [advice] = said;
    if (advice?.kind !== 'advice') throw new Error(JSON.stringify(advice));
    expect(advice.expected).toBeGreaterThan(0);
    expect(advice.expected).toBeLessThan(1);
    expect(advice.lines.length).toBeGreaterThan(0);
    expect(advice.lines[0]!.reasons.length).toBeGreaterThan(0);
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

  test('has nothing to say when the battle is over', async () => {
    const { said, ask } = sitDown();
    await ask({ ...lay('spartolus'), position: { ...battleById('spartolus')!.position, phase: 'over' } } as Ask);
    await ask({ kind: 'think', id: 1, player: 'legate', milliseconds: 10 });
    expect(said).toEqual([{ kind: 'over', id: 1 }]);
  });
});

describe('a message from a worker', () => {
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
  ])('%j is none of ours', (message) => expect(readAnswer(message)).toBeUndefined());
  test('an order is', () => expect(readAnswer({ kind: 'order', id: 1, order: 'end' })).toEqual({ kind: 'order', id: 1, order: 'end' }));
});
