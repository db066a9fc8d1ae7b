import { createSimulator, type SimulationAsk } from './simulator';

/* Does simulations for a session, in a worker of its own. */

const simulator = createSimulator((answer) => postMessage(answer));

addEventListener('message', ({ data }: MessageEvent<SimulationAsk>) => void simulator(data));
