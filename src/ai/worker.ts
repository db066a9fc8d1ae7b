import { createAiSession } from './aiSession';
import { createHeart } from './heart';
import type { Ask } from './protocol';
import { createSimulationPool } from './simulationPool';
import type { SimulationAnswer, SimulationAsk } from './simulator';

/* The computer player in a worker of its own, so that the page never waits for it. */

/** Cores that are left to the page and whatever else the machine does; workers for simulations at most. */
const LEFT = 2;
const MOST_WORKERS = 6;

const clock = () => performance.now();
const heart = createHeart((answer) => postMessage(answer), clock);

/** Whoever looks through a game in the background makes do with its own core. */
const HELPERS = self.name === 'analyst' ? 0 : MOST_WORKERS;

const pool = createSimulationPool(
  Math.max(0, Math.min(HELPERS, navigator.hardwareConcurrency - LEFT)),
  (hears) => {
    const worker = new Worker(new URL('./simulationWorker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<SimulationAnswer>) => hears(data);
    worker.onerror = (event) => {
      // Else it would be an error of this worker too, and the page would give up both.
      event.preventDefault();
      hears({ kind: 'fault', what: event.message });
    };
    return {
      tell: (ask: SimulationAsk) => worker.postMessage(ask),
      leave: () => worker.terminate(),
    };
  },
  heart.beat,
);

const session = createAiSession(
  (answer) => postMessage(answer),
  clock,
  () => crypto.getRandomValues(new Uint32Array(1))[0]! >>> 1,
  pool,
  heart.beat,
);

addEventListener('message', ({ data }: MessageEvent<Ask>) => void heart.during(() => session(data)));
