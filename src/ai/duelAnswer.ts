import { type Duel, type DuelResult, playDuel } from './duel';
import { wrongIn } from './inTurn';

/** What comes back from a worker of the laboratory for each game: how it ended, or what is wrong with it, for a programmer. */
export type Played = { readonly result: DuelResult } | { readonly fault: string };

export async function duelAnswer(duel: Duel): Promise<Played> {
  try {
    return { result: await playDuel(duel) };
  } catch (error) {
    return { fault: wrongIn(error) };
  }
}
