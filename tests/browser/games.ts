/* Games made with the rules themselves, for pages to be led through. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Chooser, seededChooser } from '../../src/ai/random';
import { distance } from '../../src/kernel/board';
import type { HexContext } from '../../src/kernel/hexGame';
import { openMatch } from '../../src/kernel/match';
import type { GameRecord } from '../../src/kernel/record';
import type { BareEvent, BareState, TwoSidedGame, TwoSidedMatch } from '../../src/kernel/twoSides';
import { ancients } from '../../src/rules/ancients/index';
import type { Event } from '../../src/rules/ancients/model/events';
import { type Action, hexOf, kindOf, orderIn } from '../../src/rules/ancients/model/orders';
import type { Setup } from '../../src/rules/ancients/model/setup';
import type { Context, State } from '../../src/rules/ancients/model/types';

export type Game = TwoSidedMatch<Setup, Context, State, Action, Event>;
export type Json = { [key: string]: unknown };

export function positionOf(battle: 'spartolus' | 'megiddo' | 'kadesh' | 'magnesia'): Json {
  return JSON.parse(readFileSync(join(process.cwd(), `src/scenarios/battles/${battle}/battle.json`), 'utf8')).position;
}

/** A game of any system, with these orders played. */
export function gameWith<Setup, Context extends HexContext, State extends BareState, Action, Event extends BareEvent>(
  system: TwoSidedGame<Setup, Context, State, Action, Event>,
  position: object,
  orders: readonly string[] = [],
  seed = 1,
): TwoSidedMatch<Setup, Context, State, Action, Event> {
  const opened = openMatch(system, position, seed);
  if (!opened.ok) throw new Error(opened.faults.map(({ at, expected }) => `${at}: ${expected}`).join('; '));
  const game = opened.value;
  for (const order of orders) {
    const action = system.parseAction(game.context, game.state, order);
    const done = action === undefined ? undefined : game.play(action);
    if (!done?.ok) throw new Error(`${order} is refused by ${done?.refusal.rule ?? 'notation'}`);
  }
  return game;
}

export const open = (position: Json, seed = 1): Game => gameWith(ancients, position, [], seed);

/** A game with these orders played. */
export const played = (position: Json, orders: readonly string[], seed = 1): Game => gameWith(ancients, position, orders, seed);

/** The first seed whose dice bring what is wanted of the last of some orders. */
export function seedFor<Event>(
  playedWith: (orders: readonly string[], seed: number) => { readonly log: readonly { readonly events: readonly Event[] }[] },
  orders: readonly string[],
  wanted: (events: readonly Event[]) => boolean,
): number {
  for (let seed = 1; seed < 500; seed++) if (wanted(playedWith(orders, seed).log.at(-1)!.events)) return seed;
  throw new Error('no such seed among the first 500');
}

/** How near an order takes a unit to the enemy, or a leader to a unit at the front: less is more eager. */
function farness({ context, state }: Game, action: Action): number {
  const order = orderIn(action);
  const kind = kindOf(order);
  const hex = hexOf(order);
  if (kind !== 'move' && kind !== 'enter' && kind !== 'place') return 50;
  const enemies = state.units.filter((unit) => unit.side !== state.player && unit.hex >= 0);
  const alone = kind === 'place' && !state.units.some((unit) => unit.hex === hex && unit.side === state.player);
  return Math.min(99, ...enemies.map((enemy) => distance(context.board, enemy.hex, hex))) + (alone ? 50 : 0);
}

/** Random, but eager: it closes in, leads from the front, shoots when it can, and attacks whatever stands before it. */
function eagerAction(game: Game, choose: Chooser): Action {
  const { context, state } = game;
  const all = ancients.legal(context, state);
  const doing = all.filter((action) => !['end', 'off', 'hold'].includes(kindOf(orderIn(action))));
  const tired = state.phase === 'movement' && choose(9) === 0;
  if (doing.length === 0 || tired) return all.find((one) => kindOf(orderIn(one)) === 'end') ?? all[0]!;
  const picked = Array.from({ length: 8 }, () => doing[choose(doing.length)]!);
  const plans = state.phase === 'movement' || state.phase === 'leaders';
  return plans ? picked.reduce((a, b) => (farness(game, b) < farness(game, a) ? b : a)) : picked[0]!;
}

export function eagerGame(position: Json, seed: number, until: (game: Game) => boolean = () => false): Game {
  const game = open(position, seed);
  const choose = seededChooser(seed);
  while (game.state.phase !== 'over' && !until(game)) game.play(eagerAction(game, choose));
  return game;
}

/** The first eager game that has all that is wanted of it. */
export function findGame(position: Json, wanted: (game: Game) => boolean, until?: (game: Game) => boolean): Game {
  for (let seed = 1; seed < 3000; seed++) {
    const game = eagerGame(position, seed, until);
    if (wanted(game)) return game;
  }
  throw new Error('no such game among the first 3,000');
}

export const ordersOf = ({ log }: Game): string[] => log.map(({ order }) => order);

export const recordOf = (game: Game, battle?: string): GameRecord => ({
  ...game.record(battle === undefined ? {} : { battle }),
  names: ['', ''],
});

export type Asks = NonNullable<State['attack']>['asks'];
const battlefields = new Map<string, Json>();

function spartolus(): Json {
  const known = battlefields.get('spartolus') ?? positionOf('spartolus');
  battlefields.set('spartolus', known);
  return known;
}

/** A game that has come to a question. */
export function askedGame(asks: Asks, position = spartolus()): Game {
  const isAsked = ({ state }: Game) => state.attack?.asks === asks;
  return findGame(position, isAsked, isAsked);
}

/** A game that has come to a phase of the third turn, or to its end, with something in it to do. */
export function phaseGame(phase: State['phase'], position = spartolus()): Game {
  const isThere = (game: Game) =>
    game.state.phase === phase && (phase === 'over' || (game.state.turn >= 3 && ancients.legal(game.context, game.state).length > 1));
  return findGame(position, isThere, isThere);
}

/** A game at each phase, after a throw that brings a phase, and at each question a fight asks. */
export const moments: Readonly<Record<string, () => Game>> = {
  movement: () => phaseGame('movement', positionOf('megiddo')),
  commanded: () => played({ ...positionOf('megiddo'), options: ['13V'] }, ['end']),
  leaders: () => phaseGame('leaders', positionOf('megiddo')),
  fire: () => phaseGame('fire', positionOf('megiddo')),
  melee: () => phaseGame('melee', positionOf('megiddo')),
  over: () => phaseGame('over', positionOf('megiddo')),
  ...Object.fromEntries((['away', 'retreat', 'press', 'advance'] as Asks[]).map((asks) => [asks, () => askedGame(asks)])),
};
