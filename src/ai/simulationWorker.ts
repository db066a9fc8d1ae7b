import { createHand, type HandAsk } from './simulator';

/* A hand of the computer player in a worker of its own. */

const hand = createHand((answer) => postMessage(answer));

addEventListener('message', ({ data }: MessageEvent<HandAsk>) => void hand(data));
