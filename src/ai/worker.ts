import { createDesk } from './desk';
import type { Ask } from './protocol';

/* The computer player in a worker of its own, so that the page never waits for it. */

const desk = createDesk(
  (answer) => postMessage(answer),
  () => performance.now(),
  () => crypto.getRandomValues(new Uint32Array(1))[0]! >>> 1,
);

addEventListener('message', ({ data }: MessageEvent<Ask>) => void desk(data));
