import type { BareContext, BareState } from '../kernel/twoSides';
import type { SystemId } from '../rules/ids';
import { type SamplingDice, samplingDice } from './sampling';
import { simulate } from './simulate';
import type { SimulationAnswer, SimulationAsk } from './simulator';
import type { Search, Tactics, Task } from './tactics';

/** How a worker for simulations is reached. */
export interface Reach {
  tell(ask: SimulationAsk): void;
  leave(): void;
}

type Spawn = (hears: (answer: SimulationAnswer) => void) => Reach;

interface SimulationWorker {
  readonly reach: Reach;
  /** The battle that it has laid. */
  battle: number;
  waiting: { readonly id: number; done(values: Float64Array | undefined): void } | undefined;
}

export type SimulationPool = ReturnType<typeof createSimulationPool>;

/** Milliseconds after which a worker that says nothing is taken for dead: a part takes a few. */
const SILENCE = 2000;
/** Simulations that are worth sending somewhere. */
export const WORTHWHILE = 16;
/** Simulations done at home between two beats, if every branch is not more: a slow device takes a third of a second for them. */
export const AT_ONCE = 16;

/** The samples of a task shared out as evenly as can be. `at`: how many come before. */
function partsOf(task: Task<BareState, unknown>, workers: readonly (SimulationWorker | undefined)[]) {
  const { samples, from } = task;
  const each = Math.ceil(samples / workers.length);
  return workers
    .map((worker, i) => ({ worker, at: i * each, task: { ...task, from: from + i * each, samples: Math.min(each, samples - i * each) } }))
    .filter((part) => part.task.samples > 0);
}

/** Puts the values of some samples of a task, the first of which has so many before it (`at`), among those of all `samples`, branch by branch. */
function put(all: Float64Array, samples: number, some: Float64Array, at: number): void {
  const branches = all.length / samples;
  const length = some.length / branches;
  for (let b = 0; b < branches; b++) all.set(some.subarray(b * length, (b + 1) * length), b * samples + at);
}

/** The values of a task that is done here, a few samples after the other: what a sample is hangs on its number alone. */
function simulateHere(
  tactics: Tactics<BareContext, BareState, unknown>,
  context: BareContext,
  task: Task<BareState, unknown>,
  { dice, beat }: { readonly dice: SamplingDice; beat(): void },
): Float64Array {
  const { branches, from, samples } = task;
  const values = new Float64Array(branches.length * samples);
  const most = Math.max(1, Math.floor(AT_ONCE / branches.length));
  for (let at = 0; at < samples; at += most) {
    beat();
    const some = { ...task, from: from + at, samples: Math.min(most, samples - at) };
    put(values, samples, simulate(tactics, context, some, dice), at);
  }
  return values;
}

/**
 * Does the simulations of a search with so many workers: the samples of every task are shared out among all that have the battle laid, and put together in their order,
 * so that what comes of a search does not hang on how many there are. A worker that fails goes; its part is done at home. `beat` is called at every task
 * and, while it is done at home, again and again.
 */
export function createSimulationPool(size: number, spawn: Spawn, beat: () => void = () => undefined) {
  const here = { dice: samplingDice(), beat };
  let workers: readonly SimulationWorker[] = [];
  let battle = 0;
  let asked = 0;

  const dismiss = (worker: SimulationWorker): void => {
    workers = workers.filter((each) => each !== worker);
    worker.reach.leave();
    worker.waiting?.done(undefined);
  };

  const start = (): SimulationWorker => {
    const worker: SimulationWorker = {
      reach: spawn((answer) => {
        if (answer.kind === 'fault') dismiss(worker);
        else if (answer.kind === 'ready') worker.battle = answer.battle;
        else if (answer.id === worker.waiting?.id) worker.waiting.done(answer.values);
      }),
      battle: 0,
      waiting: undefined,
    };
    return worker;
  };

  const ask = (worker: SimulationWorker, task: Task<BareState, unknown>): Promise<Float64Array | undefined> =>
    new Promise((done) => {
      const id = ++asked;
      const limit = setTimeout(() => dismiss(worker), SILENCE);
      worker.waiting = {
        id,
        done(values) {
          clearTimeout(limit);
          done(values);
        },
      };
      worker.reach.tell({ kind: 'simulate', id, task });
    });

  /** The values of a task, as `simulate` returns them. */
  const share = async (
    tactics: Tactics<BareContext, BareState, unknown>,
    context: BareContext,
    task: Task<BareState, unknown>,
  ): Promise<Float64Array> => {
    const ready = workers.filter((worker) => worker.battle === battle);
    const { branches, samples } = task;
    if (ready.length === 0 || branches.length * samples < WORTHWHILE) return simulateHere(tactics, context, task, here);
    const parts = partsOf(task, [...ready, undefined]);
    // Sent off first, so that the workers are at work while the last part is done at home.
    const away = parts.map((part) => part.worker && ask(part.worker, part.task));
    const home = parts.map((part) => (part.worker ? undefined : simulateHere(tactics, context, part.task, here)));
    const values = new Float64Array(branches.length * samples);
    for (const [i, part] of parts.entries()) {
      put(values, samples, home[i] ?? (await away[i]) ?? simulateHere(tactics, context, part.task, here), part.at);
    }
    return values;
  };

  return {
    /** All workers lay a battle. They are spawned with the first, and with the next in place of those that went. */
    lay(system: SystemId, position: unknown) {
      battle++;
      workers = Array.from({ length: size }, (_, i) => workers[i] ?? start());
      for (const { reach } of workers) reach.tell({ kind: 'lay', battle, system, position });
    },
    /** Carries a search through to its result. */
    async carryThrough<Result>(
      tactics: Tactics<BareContext, BareState, unknown>,
      context: BareContext,
      search: Search<BareState, unknown, Result>,
    ): Promise<Result> {
      let step = search.next();
      while (!step.done) {
        beat();
        step = search.next(await share(tactics, context, step.value));
      }
      return step.value;
    },
  };
}
