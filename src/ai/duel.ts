import { seededDice } from '../kernel/dice';
import { isSystemId, systemWord } from '../rules/ids';
import { type OpenGame, openGame } from './games';
import { createPlayer, type PlayerName } from './players';
import { playerSeed } from './playOut';

/** One game between two players. */
export interface Duel {
  readonly position: object;
  readonly seed: number;
  /** Who plays the first side and who the second. */
  readonly players: readonly [PlayerName, PlayerName];
  /** What a player turn may cost each of them, if not what they take of themselves. */
  readonly limits?: readonly [Limits, Limits] | undefined;
}

export interface Limits {
  readonly simulations?: number | undefined;
  readonly milliseconds?: number | undefined;
}

export interface DuelResult {
  readonly winner: 0 | 1 | 2;
  readonly score: readonly [number, number];
  readonly turn: number;
  /** Milliseconds that each side thought, player turn by player turn: its own, and each of the enemy in which it had to answer. */
  readonly thought: readonly [readonly number[], readonly number[]];
  /** The terms of victory that brought each side points. */
  readonly scored: readonly [readonly string[], readonly string[]];
}

/** More orders than any game has: a player that never ends its phase is a fault. */
const MOST_ORDERS = 20_000;

/** Plays a game to its end. The same terms give the same game wherever it is played, unless they count milliseconds. */
export async function playDuel(duel: Duel): Promise<DuelResult> {
  const word = systemWord(duel.position);
  if (!isSystemId(word)) throw new Error(`there is no game ${String(word)}`);
  return play(await openGame(word, duel.position, duel.seed), duel);
}

function play({ system, ai, context, state }: OpenGame, { seed, players, limits }: Duel): DuelResult {
  const clock = () => performance.now();
  const seats = players.map((name, i) => createPlayer(system, ai, name, playerSeed(seed, i), { ...limits?.[i], clock }));
  const thought: [number[], number[]] = [[], []];
  const turns = ['', ''];
  for (let orders = 0; orders < MOST_ORDERS; orders++) {
    const side = system.decider(context, state);
    if (side === undefined) {
      const { winner, score } = system.outcome(context, state)!;
      return { winner, score, turn: state.turn, thought, scored: [ai.scored(context, state, 0), ai.scored(context, state, 1)] };
    }
    const turn = `${state.turn} ${state.player}`;
    if (turns[side] !== turn) thought[side].push(0);
    turns[side] = turn;
    const began = performance.now();
    const action = seats[side]!.decide(context, state);
    thought[side][thought[side].length - 1]! += performance.now() - began;
    if (action === undefined) throw new Error(`${players[side]} has no order`);
    const refusal = system.judge(context, state, action);
    if (refusal) throw new Error(`${players[side]}: ${system.printAction(context, state, action)} is refused by ${refusal.rule}`);
    system.apply(context, state, action, seededDice);
  }
  throw new Error(`${players.join(', ')}: no end after ${MOST_ORDERS} orders`);
}
