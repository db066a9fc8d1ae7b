import { seedGenerator } from '../../src/kernel/dice';
import type { Game, KernelState, Outcome } from '../../src/kernel/game';

/**
 * A race of three, without a board: whoever's turn it is may first warm up, once, which costs no die and adds a step, and then runs as far as his die says.
 * Who comes home first has won.
 */
export interface Setup {
  readonly length: number;
  readonly player: number;
  readonly runners: readonly { readonly name: string; readonly at: number }[];
}

export interface Context {
  readonly length: number;
  readonly names: readonly string[];
}

export interface State extends KernelState {
  phase: 'ready' | 'warm' | 'over';
  places: readonly number[];
}

export type Action = 'warm' | 'run';

export interface Event {
  readonly kind: 'warmedUp' | 'ran';
  readonly by: number;
  readonly steps?: number;
}

export const RUNNERS = 3;

const actionsIn = ({ phase }: State): Action[] => (phase === 'over' ? [] : phase === 'ready' ? ['warm', 'run'] : ['run']);

/** Steps run, and who is ahead of all others: nobody where two are level. */
function standing({ places }: State, among: readonly number[]): Outcome {
  const most = Math.max(...among.map((side) => places[side]!));
  const leaders = among.filter((side) => places[side] === most);
  return { score: [...places], winner: leaders.length === 1 ? leaders[0]! + 1 : 0 };
}

export const race: Game<Setup, Context, State, Action, Event> = {
  id: 'race',
  sequenceRule: 'R1',
  readPosition(json) {
    const { length, player = 1, runners } = json as { length: number; player?: number; runners: readonly string[] };
    if (runners.length !== RUNNERS) return { ok: false, faults: [{ at: 'runners', expected: `perSide:${RUNNERS}` }] };
    const read = runners.map((text) => ({ name: text.split(' ')[0]!, at: Number(text.split(' ')[1] ?? 0) }));
    return { ok: true, value: { length, player: player - 1, runners: read } };
  },
  open: ({ length, player, runners }, seed) => ({
    context: { length, names: runners.map(({ name }) => name) },
    state: { generator: seedGenerator(seed), turn: 1, player, phase: 'ready', places: runners.map(({ at }) => at) },
  }),
  printPosition: ({ length, names }, { player, places }) => ({
    system: 'race',
    length,
    player: player + 1,
    runners: names.map((name, side) => `${name} ${places[side]}`),
  }),
  sideNames: ({ names }) => names,
  decider: (_context, { phase, player }) => (phase === 'over' ? undefined : player),
  legal: (_context, state) => actionsIn(state),
  judge: (_context, state, action) => (actionsIn(state).includes(action) ? undefined : { rule: 'R1', why: 'over' }),
  apply({ length }, state, action, dice, emit = () => undefined) {
    const by = state.player;
    if (action === 'warm') {
      state.phase = 'warm';
      emit({ kind: 'warmedUp', by });
      return;
    }
    const steps = dice.roll(state, 'run', 6) + (state.phase === 'warm' ? 1 : 0);
    state.places = state.places.map((place, side) => (side === by ? place + steps : place));
    emit({ kind: 'ran', by, steps });
    if (state.places[by]! >= length) state.phase = 'over';
    else {
      state.player = (by + 1) % RUNNERS;
      if (state.player === 0) state.turn++;
      state.phase = 'ready';
    }
  },
  clone: (state) => ({ ...state }),
  share: (_before, next) => next,
  outcome: (_context, state) => (state.phase === 'over' ? standing(state, [0, 1, 2]) : undefined),
  outcomeConceded: (_context, state, side) =>
    standing(
      state,
      [0, 1, 2].filter((other) => other !== side),
    ),
  check: ({ length }, { phase, places }) => (places.some((place) => place >= length) === (phase === 'over') ? [] : ['the race goes on']),
  parseAction: (_context, _state, text) => (text === 'warm' || text === 'run' ? text : undefined),
  printAction: (_context, _state, action) => action,
};
