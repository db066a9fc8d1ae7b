/* Games at sea made with the rules themselves, and a hand with a mouse that plays them. */
import type { Page } from '@playwright/test';
import { seededChooser } from '../../src/ai/random';
import type { GameRecord } from '../../src/kernel/record';
import { naval } from '../../src/rules/naval/index';
import { kindOf, type OrderKind, orderIn } from '../../src/rules/naval/model/orders';
import type { Phase, State } from '../../src/rules/naval/model/types';
import { gameWith } from './games';
import { Hand } from './hand';

export type SeaGame = ReturnType<typeof seaGame>;

/** Two squadrons about to meet before a spit of land, with everything that a ship may bear. */
export const encounter = {
  system: 'naval',
  map: { columns: 9, rows: 7, land: 'A6 A7 B6 B7' },
  types: { five: { as: 'large', crew: 3, marines: 2, ballista: true, corvus: true }, trireme: { as: 'small', crew: 4, marines: 1 } },
  turn: 1,
  turns: 2,
  player: 1,
  phase: 'movement',
  die: 5,
  fleets: [
    { name: 'Rome', ships: ['five D5/2', 'trireme C3/3', 'trireme D7/2'], ashore: 'B6' },
    { name: 'Carthage', ships: ['five F4/5', 'trireme F2/5 marines=0', 'trireme E6/5'] },
  ],
};

/** The same in another phase, or with other things changed. */
export const encounterAt = (phase: Phase, changes: object = {}) => {
  const { die, ...rest } = encounter;
  return { ...rest, phase, ...(phase === 'movement' ? { die } : {}), ...changes };
};

/** A ballista has hit: a marine or the hull? */
export const asked = encounterAt('ballistae', {
  question: { asks: 'loss', at: 'F4', from: 'D5' },
  fleets: [
    { name: 'Rome', ships: ['five D5/2 fired'] },
    { name: 'Carthage', ships: ['five F4/5'] },
  ],
});

export const seaGame = (position: object, orders: readonly string[] = [], seed = 1) => gameWith(naval, position, orders, seed);

const SHY = new Set<OrderKind>(['scuttle', 'leave', 'end', 'spare']);

/** Random, but eager: it rams, boards and shoots when it can. */
function eagerAction(game: SeaGame, choose: (bound: number) => number) {
  const all = naval.legal(game.context, game.state);
  const doing = all.filter((action) => !SHY.has(kindOf(orderIn(action))));
  const rams = doing.filter((action) => ['ram', 'through'].includes(kindOf(orderIn(action))));
  const from = rams.length > 0 ? rams : doing;
  const tired = game.state.phase === 'movement' && rams.length === 0 && choose(4) === 0;
  if (from.length === 0 || tired) return all.find((action) => kindOf(orderIn(action)) === 'end') ?? all[0]!;
  return from[choose(from.length)]!;
}

/** The first eager game to its end that has all that is wanted of it. */
export function findSeaGame(position: object, wanted: (orders: readonly string[], game: SeaGame) => boolean): SeaGame {
  for (let seed = 1; seed < 5000; seed++) {
    const game = seaGame(position, [], seed);
    const choose = seededChooser(seed);
    while (game.state.phase !== 'over') game.play(eagerAction(game, choose));
    if (
      wanted(
        game.log.map(({ order }) => order),
        game,
      )
    )
      return game;
  }
  throw new Error('no such game among the first 5,000');
}

export const seaRecord = (game: SeaGame, battle?: string): GameRecord => ({
  ...game.record(battle === undefined ? {} : { battle }),
  names: ['', ''],
});

/** A hand with a mouse: it plays an order by clicks and drags on the map, and by the buttons of the panels. */
export class SeaHand {
  readonly hand: Hand;

  constructor(readonly page: Page) {
    this.hand = new Hand(page);
  }

  async play(order: string, { phase, assault }: Pick<State, 'phase' | 'assault'>): Promise<void> {
    const { page, hand } = this;
    if (order === 'end') return this.end();
    if (/^[a-z]+$/.test(order)) return page.locator(`[data-testid="answer"][data-order="${order}"]`).click();
    const [from = '', ...to] = order.split(/[-x:>/]/);
    if (phase === 'attacks' && order.includes('>')) {
      if (assault) return page.locator(`[data-testid="join"][data-hex="${from}"]`).click();
      await hand.click(from);
      return hand.click(to[0]!);
    }
    if (phase === 'attacks') return page.locator(`[data-testid="attack"][data-hex="${from}"]`).first().click();
    await hand.click(from);
    if (order.includes('x')) return this.ram(order);
    if (phase !== 'movement') return hand.click(to[0]!);
    return to.length === 1 ? hand.aim(from, Number(to[0]) - 1) : hand.aim(to[0]!, Number(to[1]) - 1);
  }

  private async ram(order: string): Promise<void> {
    const [at = '', far] = (order.split('x')[1] ?? '').split('-');
    await this.hand.click(at);
    if (far !== undefined) await this.page.getByTestId('ram-through').click();
    await this.page.locator('[data-testid="main"][data-does="confirm"]').click();
  }

  /** The main button asks once more where something would be left undone or lost. */
  private async end(): Promise<void> {
    await this.page.locator('[data-testid="main"][data-does="end"]').click();
    const asking = this.page.locator('.table-main--warned');
    if (await asking.isVisible()) await asking.click();
  }
}

/** A game at each phase, with attacks declared, at a question and at its end. */
export const seaMoments: Readonly<Record<string, () => SeaGame>> = {
  movement: () => seaGame(encounter),
  marines: () => seaGame(encounterAt('marines')),
  attacks: () => seaGame(encounterAt('attacks')),
  declared: () => seaGame(encounterAt('attacks'), ['D5>E6']),
  ballistae: () => seaGame(encounterAt('ballistae')),
  loss: () => seaGame(asked),
  // Answers as they are typed are the same in every language.
  over: () => findSeaGame({ ...encounter, turns: 1 }, (orders) => !orders.some((order) => /^(?!end)[a-z]+$/.test(order))),
};
