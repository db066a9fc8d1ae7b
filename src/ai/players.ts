import type { KernelState } from '../kernel/game';
import type { HexContext } from '../kernel/hexGame';
import type { BareState, Side, TwoSidedGame } from '../kernel/twoSides';
import { type Chooser, randomAction, seededChooser } from './random';
import { createSearch } from './search';
import { carryThrough } from './simulate';
import { type Budget, type Finding, POSTURES, type Postures, type Reason, type Search, type Tactics, type Take, USUAL } from './tactics';

/** Who can play a side, from the weakest to the strongest. */
export const PLAYERS = ['random', 'recruit', 'optio', 'centurion', 'tribune', 'legate'] as const;
export type PlayerName = (typeof PLAYERS)[number];
export const isPlayer = (name: string): name is PlayerName => (PLAYERS as readonly string[]).includes(name);

/** Scripts, frozen once measured; the others search over the centurion's, in the postures that they choose themselves. */
const SCRIPTS = ['recruit', 'optio', 'centurion'] as const;
export type ScriptName = (typeof SCRIPTS)[number];

/** What a search may cost in a player turn. */
export const BUDGETS: Readonly<Record<'tribune' | 'legate', Budget>> = {
  tribune: { simulations: 200, width: 2, reply: 1, wary: false, faces: false, doubt: 0.5, joint: 0, plans: 1, postures: 0 },
  legate: { simulations: 2000, width: 6, reply: 2, wary: false, faces: true, doubt: 0.5, joint: 0.5, plans: 1, postures: USUAL },
};

/** What changes where a player turn has so much time, or so many simulations: then more of one kind brings little. */
const AMPLE = { milliseconds: 2000, simulations: 25_000 };
const AT_LEISURE = { width: 10, wary: true, joint: 0.9, plans: 4, postures: POSTURES.length };

/** With fewer simulations in a player turn there are not enough for every face of a die. */
const ENOUGH_FOR_FACES = 1000;

/** Who takes all the time that is given; the others stop at their simulations however much there is. */
const isPatient = (name: keyof typeof BUDGETS): boolean => name !== 'tribune';

function budgetOf(
  name: keyof typeof BUDGETS,
  given: { readonly simulations?: number | undefined; readonly milliseconds?: number | undefined; readonly level?: boolean | undefined },
): Budget {
  const usual = BUDGETS[name];
  const { milliseconds, level } = given;
  if (!isPatient(name)) return { ...usual, simulations: given.simulations ?? usual.simulations, milliseconds, level };
  const simulations = given.simulations ?? (milliseconds === undefined ? usual.simulations : Number.POSITIVE_INFINITY);
  const isAmple = simulations >= AMPLE.simulations && (milliseconds ?? AMPLE.milliseconds) >= AMPLE.milliseconds;
  return {
    ...usual,
    ...(isAmple ? AT_LEISURE : {}),
    // What is told of lines is told on the scale of the mistakes, however little time there is.
    ...(level ? { wary: true } : {}),
    faces: usual.faces && simulations >= ENOUGH_FOR_FACES,
    simulations,
    milliseconds,
    level,
  };
}

/** How the script is to play. */
export interface Manner {
  readonly name: ScriptName;
  /** What a search has been through is left as it is. */
  readonly searched?: boolean;
  /** Of wings that do not move in the script's own way, as they are in this player turn. */
  readonly postures?: (() => Postures) | undefined;
}

/** A state as it may be, and how likely it is that. */
export interface Guess<State> {
  readonly state: State;
  readonly share: number;
}

/** What the players ask of a game. */
export interface GameAi<Context, State, Action> {
  readonly tactics: Tactics<Context, State, Action>;
  /** What whoever decides knows of a state. */
  known(context: Context, state: State): State;
  /** What may be, where somebody else has chosen unseen what a known state holds all the same; undefined: it is as the state says. */
  guesses?(context: Context, known: State): readonly Guess<State>[] | undefined;
  /** The script's next order by what its side knows. */
  script(context: Context, truth: State, choose: Chooser, manner: Manner): Action | undefined;
  /** The postures that the centurion gives the wings of a side as it stands; most wings need none. */
  wingPostures(context: Context, state: State, side: 0 | 1): Postures;
  /** The terms of victory that have brought a side points, by name. */
  scored(context: Context, state: State, side: 0 | 1): readonly string[];
  /** Why an order is good, as far as the script sees it. `asked`: where the plan began that has led here; what dice have done to pieces since is not reckoned with. */
  reasons(context: Context, state: State, action: Action, asked?: State): Reason[];
}

export interface Player<Context, State, Action> {
  /** The next order of whoever decides; undefined when the battle is over. */
  decide(context: Context, state: State): Action | undefined;
  /** The same where it is searched, the simulations being left to whoever carries it through. */
  readonly deciding?: (context: Context, state: State) => Search<State, Action, Action | undefined>;
  /** What the last decision was chosen from, if it was searched. */
  finding(): Finding<Action> | undefined;
  /** The plan of the movement that is followed, if it was planned as a whole. */
  followed(): readonly Take<Action>[] | undefined;
}

/** The postures of whoever decides, given when they are first asked for in a player turn: a wing keeps to its own while it moves. */
function posturesByTurn<Setup, Context extends HexContext, State extends BareState, Action, Event>(
  system: TwoSidedGame<Setup, Context, State, Action, Event>,
  ai: GameAi<Context, State, Action>,
): (context: Context, state: State) => Postures {
  let known = '';
  let given: Postures = [];
  return (context, state) => {
    const side = system.decider(context, state);
    const now = turnOf(state, side);
    if (now !== known && side !== undefined) given = ai.wingPostures(context, ai.known(context, state), side);
    known = now;
    return given;
  };
}

/** A text that is another for every side and in every player turn. */
const turnOf = ({ turn, player }: KernelState, side: Side | undefined): string => `${side} ${turn} ${player}`;

/** A player with a memory for one game. It never sees the match's generator: its dice are its own. */
export function createPlayer<Setup, Context extends HexContext, State extends BareState, Action, Event>(
  system: TwoSidedGame<Setup, Context, State, Action, Event>,
  ai: GameAi<Context, State, Action>,
  name: PlayerName,
  seed: number,
  limits: {
    readonly simulations?: number | undefined;
    readonly milliseconds?: number | undefined;
    readonly clock?: (() => number) | undefined;
    readonly level?: boolean | undefined;
  } = {},
): Player<Context, State, Action> {
  const choose = seededChooser(seed);
  const unsearched = { finding: () => undefined, followed: () => undefined };
  if (name === 'random') return { ...unsearched, decide: (context, state) => randomAction(system, context, state, choose) };
  if (name === 'recruit' || name === 'optio' || name === 'centurion') {
    const given = name === 'centurion' ? posturesByTurn(system, ai) : undefined;
    return {
      ...unsearched,
      decide: (context, state) => ai.script(context, state, choose, { name, postures: given && (() => given(context, state)) }),
    };
  }
  const search = createSearch(ai.tactics, budgetOf(name, limits), limits.clock);
  let found: Finding<Action> | undefined;
  function* deciding(context: Context, truth: State): Search<State, Action, Action | undefined> {
    const side = system.decider(context, truth);
    if (side === undefined) return undefined;
    const state = ai.known(context, truth);
    found = yield* search.next(context, state, side, turnOf(state, side));
    const action = found?.lines[0]?.line;
    if (action !== undefined && !system.judge(context, truth, action)) return action;
    return ai.script(context, truth, choose, { name: 'centurion', searched: found === undefined });
  }
  return {
    decide: (context, state) => carryThrough(ai.tactics, context, deciding(context, state)),
    deciding,
    finding: () => found,
    followed: search.followed,
  };
}
