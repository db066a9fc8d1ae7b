import type { Duel } from './duel';
import { duelAnswer } from './duelAnswer';

/* In a worker of the laboratory: plays what it is sent, one game after the other. */

addEventListener('message', async ({ data }: MessageEvent<Duel>) => postMessage(await duelAnswer(data)));
