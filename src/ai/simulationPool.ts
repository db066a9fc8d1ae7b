import type { BareContext, KernelState } from '../kernel/system';
import type { SystemId } from '../rules/ids';
import { samplingDice } from './sampling';
import { simulate } from './simulate';
import type { HandAnswer, HandAsk } from './simulator';
import type { Search, Tactics, Task } from './tactics';

/** How a hand is reached. */
export interface Reach {
  tell(ask: HandAsk): void;
  leave(): void;
}

type Hire = (hears: (answer: HandAnswer) => void) => Reach;

interface Hand {
  readonly reach: Reach;
  /** The battle that it has laid. */
  battle: number;
  waiting: { readonly id: number; done(values: Float64Array | undefined): void } | undefined;
}

export type Team = ReturnType<typeof createTeam>;

/** Milliseconds after which a hand that says nothing is taken for dead: a part takes a few. */
const SILENCE = 2000;
/** Simulations that are worth sending somewhere. */
const WORTHWHILE = 16;

/**
 * Whoever searches, with so many hands: the samples of every task are shared out among all that have the battle laid, and put together in their order,
 * so that what comes of a search does not hang on how many there are. A hand that fails goes; its part is done at home. `beat` is called at every task.
 */
export function createTeam(size: number, hire: Hire, beat: () => void = () => undefined) {
  const dice = samplingDice();
  let hands: readonly Hand[] = [];
  let battle = 0;
  let asked = 0;

  const dismiss = (hand: Hand): void => {
    hands = hands.filter((each) => each !== hand);
    hand.reach.leave();
    hand.waiting?.done(undefined);
  };

  const enlist = (): Hand => {
    const hand: Hand = {
      reach: hire((answer) => {
        if (answer.kind === 'fault') dismiss(hand);
        else if (answer.kind === 'ready') hand.battle = answer.battle;
        else if (answer.id === hand.waiting?.id) hand.waiting.done(answer.values);
      }),
      battle: 0,
      waiting: undefined,
    };
    return hand;
  };

  const ask = (hand: Hand, task: Task<KernelState, unknown>): Promise<Float64Array | undefined> =>
    new Promise((done) => {
      const id = ++asked;
      const limit = setTimeout(() => dismiss(hand), SILENCE);
      hand.waiting = {
        id,
        done(values) {
          clearTimeout(limit);
          done(values);
        },
      };
      hand.reach.tell({ kind: 'simulate', id, task });
    });

  /** The values of a task, as `simulate` returns them. */
  const share = async (
    tactics: Tactics<BareContext, KernelState, unknown>,
    context: BareContext,
    task: Task<KernelState, unknown>,
  ): Promise<Float64Array> => {
    const ready = hands.filter((hand) => hand.battle === battle);
    const { branches, samples, from } = task;
    if (ready.length === 0 || branches.length * samples < WORTHWHILE) return simulate(tactics, context, task, dice);
    const each = Math.ceil(samples / (ready.length + 1));
    const parts = [...ready, undefined]
      .map((hand, i) => ({ hand, at: i * each, task: { ...task, from: from + i * each, samples: Math.min(each, samples - i * each) } }))
      .filter((part) => part.task.samples > 0);
    // Sent off first, so that the hands are at work while the last part is done at home.
    const away = parts.map((part) => part.hand && ask(part.hand, part.task));
    const home = parts.map((part) => (part.hand ? undefined : simulate(tactics, context, part.task, dice)));
    const values = new Float64Array(branches.length * samples);
    for (const [i, part] of parts.entries()) {
      const got = home[i] ?? (await away[i]) ?? simulate(tactics, context, part.task, dice);
      const length = part.task.samples;
      for (let b = 0; b < branches.length; b++) values.set(got.subarray(b * length, (b + 1) * length), b * samples + part.at);
    }
    return values;
  };

  return {
    /** All hands lay a battle. They are hired with the first. */
    lay(system: SystemId, position: unknown) {
      if (battle++ === 0) hands = Array.from({ length: size }, enlist);
      for (const { reach } of hands) reach.tell({ kind: 'lay', battle, system, position });
    },
    /** Carries a search through to its result. */
    async carryThrough<Result>(
      tactics: Tactics<BareContext, KernelState, unknown>,
      context: BareContext,
      search: Search<KernelState, unknown, Result>,
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
