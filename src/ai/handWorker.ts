import { createHand, type HandAsk } from './hand';

/* A hand of the computer player in a worker of its own. */

const hand = createHand((answer) => postMessage(answer));

addEventListener('message', ({ data }: MessageEvent<HandAsk>) => void hand(data));
