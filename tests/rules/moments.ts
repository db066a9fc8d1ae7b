import { playOut } from '../../src/ai/playOut';
import { ancients } from '../../src/rules/ancients';
import type { Context, State } from '../../src/rules/ancients/types';
import { type Field, open } from '../fuzz/play';

export interface Moment {
  readonly name: string;
  readonly context: Context;
  readonly state: State;
}

/** Moments of a random game: every so many plays, and every question asked. */
export function momentsOf(field: Field, seed: number, every: number): Moment[] {
  const match = open(field.position, seed);
  const moments: Moment[] = [];
  playOut(match, ['random', 'random'], () => {
    const { context, state, cursor } = match;
    if (state.attack || cursor % every === 0) moments.push({ name: `${field.battle}, seed ${seed}, play ${cursor}`, context, state });
    return true;
  });
  return moments;
}

/** One moment for each question that is asked. */
export function questionsOf(field: Field): Moment[] {
  const found = new Map<string, Moment>();
  for (let seed = 1; found.size < 4 && seed < 200; seed++) {
    for (const moment of momentsOf(field, seed, Number.POSITIVE_INFINITY)) found.set(moment.state.attack!.asks, moment);
  }
  return [...found.values()];
}

export const textOf = ({ context, state }: Moment): object => JSON.parse(JSON.stringify(ancients.printPosition(context, state))) as object;
