import type { Budget } from './tactics';

/** Of the time given so much is planned with: what is no simulation takes some too. */
const PLANNED = 0.9;
/** Milliseconds that pass until whoever asked has a decision: at sea a player turn may have forty. */
const HANDED = 6;
/** Milliseconds of a simulation, as long as fewer than so many were done. */
const GUESS = 0.3;
const FEW = 50;

/** What a player turn has cost so far, and what it may. */
export type Account = ReturnType<typeof createAccount>;

/** `clock`, in milliseconds, is only read where the budget has some. */
export function createAccount(budget: Budget, clock: () => number) {
  const milliseconds = PLANNED * (budget.milliseconds ?? Number.POSITIVE_INFINITY);
  const isTimed = milliseconds < Number.POSITIVE_INFINITY;
  let simulations = 0;
  let began = 0;
  /** Milliseconds of earlier decisions of this player turn. */
  let thought = 0;

  const spent = (): number => (isTimed ? thought + clock() - began : 0);
  const pace = (): number => (simulations < FEW ? GUESS : spent() / simulations);
  /** The share of the budget that is gone. */
  const used = (): number => Math.max(simulations / budget.simulations, isTimed ? spent() / milliseconds : 0);

  return {
    used,
    /** Whether the time is out: then even the fewest samples are too many. A budget of simulations alone knows no time. */
    isLate: () => isTimed && spent() >= milliseconds,
    /** Simulations that there is room for until so much of the budget is used. */
    room: (until: number) => (until - used()) * Math.min(budget.simulations, isTimed ? milliseconds / pace() : Number.POSITIVE_INFINITY),
    spend(count: number) {
      simulations += count;
    },
    simulations: () => simulations,
    /** A decision begins, perhaps the first of its player turn; and it ends. */
    begin(isFirst: boolean) {
      if (isTimed) began = clock();
      if (!isFirst) return;
      simulations = 0;
      thought = 0;
    },
    end() {
      if (isTimed) thought += clock() - began + HANDED;
    },
  };
}
