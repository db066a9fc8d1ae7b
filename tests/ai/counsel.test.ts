import { describe, expect, test } from 'vitest';
import { tellPlans } from '../../src/ai/counsel';
import { openGame } from '../../src/ai/games';
import { carryThrough } from '../../src/ai/simulate';
import { parseHex } from '../../src/kernel/board';

describe('a plan with two rams on one ship', () => {
  /** What is told of the orders of a plan that is followed, in which a ship at F7 rams the flank of one at F6, then one at G7 its bow. */
  async function toldOf(ships: readonly string[], enemy: string) {
    const game = await openGame(
      'naval',
      {
        system: 'naval',
        map: { columns: 12, rows: 12 },
        types: { average: { as: 'small', crew: 3 }, poor: { as: 'small', crew: 2 } },
        turn: 2,
        turns: 6,
        phase: 'movement',
        die: 6,
        fleets: [
          { name: 'A', ships },
          { name: 'B', ships: [enemy] },
        ],
      },
      1,
    );
    const { system, context, state, ai } = game;
    const naval = state as unknown as { readonly ships: readonly { readonly hex: number }[] };
    const takes = ['F7xF6', 'G7xF6'].map((order) => ({
      piece: naval.ships.findIndex(({ hex }) => hex === parseHex(context.board, order.split('x')[0]!)),
      line: system.parseAction(context, state, order),
    }));
    const search = tellPlans(game, { context, state, side: 0 }, takes, 0, () => true);
    const [plan] = carryThrough(ai.tactics, context, search);
    return plan!.orders.map(({ order, reasons }) => [order, ...reasons.map(({ why, values }) => ({ why, ...values }))]);
  }

  test('each is told by crews and hulls as they are when it is asked, not as a middling die leaves them', async () => {
    expect(await toldOf(['poor F7/1', 'average G7/6'], 'average F6/3')).toEqual([
      ['F7xF6', { why: 'ram:flank', damages: 2, sinks: 3, risk: 0 }],
      ['G7xF6', { why: 'ram:oarRake', damages: 3, sinks: 0, risk: 3 }],
    ]);
  });

  test('the second is not told where a middling die has sunk the ship', async () => {
    expect(await toldOf(['average F7/1', 'average G7/6'], 'average F6/3')).toEqual([
      ['F7xF6', { why: 'ram:flank', damages: 2, sinks: 4, risk: 0 }],
    ]);
  });
});
