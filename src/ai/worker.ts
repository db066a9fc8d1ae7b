import { createDesk } from './aiSession';
import { createHeart } from './heart';
import type { Ask } from './protocol';
import { createTeam } from './simulationPool';
import type { HandAnswer, HandAsk } from './simulator';

/* The computer player in a worker of its own, so that the page never waits for it. */

/** Cores that are left to the page and whatever else the machine does; hands at most. */
const LEFT = 2;
const MOST_HANDS = 6;

const clock = () => performance.now();
const heart = createHeart((answer) => postMessage(answer), clock);

const team = createTeam(
  Math.max(0, Math.min(MOST_HANDS, navigator.hardwareConcurrency - LEFT)),
  (hears) => {
    const worker = new Worker(new URL('./simulationWorker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<HandAnswer>) => hears(data);
    worker.onerror = (event) => {
      // Else it would be an error of this worker too, and the page would give up both.
      event.preventDefault();
      hears({ kind: 'fault', what: event.message });
    };
    return {
      tell: (ask: HandAsk) => worker.postMessage(ask),
      leave: () => worker.terminate(),
    };
  },
  heart.beat,
);

const desk = createDesk(
  (answer) => postMessage(answer),
  clock,
  () => crypto.getRandomValues(new Uint32Array(1))[0]! >>> 1,
  team,
  heart.beat,
);

addEventListener('message', ({ data }: MessageEvent<Ask>) => void heart.during(() => desk(data)));
