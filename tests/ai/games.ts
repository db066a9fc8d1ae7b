import { fetchGame, type Game } from '../../src/ai/games';
import { createPlayer, type Player, type PlayerName } from '../../src/ai/players';
import { seededDice } from '../../src/kernel/dice';
import type { BareContext, BareState } from '../../src/kernel/twoSides';
import { type SystemId, systemWord } from '../../src/rules/ids';
import { battleById } from '../../src/scenarios/all';

/** A game of the house opened for players. */
export interface Table extends Game {
  readonly context: BareContext;
  readonly state: BareState;
}

export async function tableOf(battle: string, changes: object = {}, seed = 1): Promise<Table> {
  const position = { ...battleById(battle)!.position, ...changes };
  const game = await fetchGame(systemWord(position) as SystemId);
  const setup = game.system.readPosition(position);
  if (!setup.ok) throw new Error(JSON.stringify(setup.faults));
  return { ...game, ...game.system.open(setup.value, seed) };
}

/** Plays the order of a player; the order as text. Throws where there is none, or it is refused. */
function playOne({ system, context, state }: Table, player: Player<BareContext, BareState, unknown>, name: PlayerName): string {
  const action = player.decide(context, state);
  if (action === undefined) throw new Error(`${name} has no order`);
  const refusal = system.judge(context, state, action);
  const text = system.printAction(context, state, action);
  if (refusal) throw new Error(`${name}: ${text} is refused by ${refusal.rule} (${refusal.why})`);
  system.apply(context, state, action, seededDice);
  return text;
}

/** Plays on between two players by name until the end, or so many orders; the orders as text. */
export function playBetween(table: Table, names: readonly [PlayerName, PlayerName], simulations: number, most = 5000): string[] {
  const { system, ai, context, state } = table;
  const players = names.map((name, i) => createPlayer(system, ai, name, i + 1, { simulations }));
  const orders: string[] = [];
  for (let side = system.decider(context, state); side !== undefined && orders.length < most; side = system.decider(context, state)) {
    orders.push(playOne(table, players[side]!, names[side]!));
  }
  return orders;
}

/** So many orders of whoever decides in a position, both sides played by one player; the orders as text. */
export async function ordersIn(position: object, name: PlayerName, count: number): Promise<string[]> {
  const table = await tableOf('spartolus', position);
  const player = createPlayer(table.system, table.ai, name, 1, { simulations: 120 });
  return Array.from({ length: count }, () => playOne(table, player, name));
}
