import { type Duel, type DuelResult, playDuel } from './duel';
import { wrongIn } from './inTurn';

/* In a worker of the laboratory: plays what it is sent, one game after the other. */

/** What comes back for each game: how it ended, or what is wrong with it, for a programmer. */
export type Played = { readonly result: DuelResult } | { readonly fault: string };

async function played(duel: Duel): Promise<Played> {
  try {
    return { result: await playDuel(duel) };
  } catch (error) {
    return { fault: wrongIn(error) };
  }
}

addEventListener('message', async ({ data }: MessageEvent<Duel>) => postMessage(await played(data)));
