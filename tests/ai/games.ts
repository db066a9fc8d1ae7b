import { fetchGame, type Game } from '../../src/ai/games';
import { createPlayer, type PlayerName } from '../../src/ai/players';
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

/** Plays on between two players by name until the end, or so many orders; the orders as text. */
export function playBetween(
  { system, ai, context, state }: Table,
  names: readonly [PlayerName, PlayerName],
  simulations: number,
  most = 5000,
): string[] {
  const players = names.map((name, i) => createPlayer(system, ai, name, i + 1, { simulations }));
  const orders: string[] = [];
  for (let side = system.decider(context, state); side !== undefined && orders.length < most; side = system.decider(context, state)) {
    const action = players[side]!.decide(context, state);
    if (action === undefined) throw new Error(`${names[side]} has no order`);
    const refusal = system.judge(context, state, action);
    const text = system.printAction(context, state, action);
    if (refusal) throw new Error(`${names[side]}: ${text} is refused by ${refusal.rule} (${refusal.why})`);
    orders.push(text);
    system.apply(context, state, action, seededDice);
  }
  return orders;
}
