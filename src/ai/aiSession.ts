import { scriptedDice } from '../kernel/dice';
import type { BareContext, BareState } from '../kernel/twoSides';
import type { SystemId } from '../rules/ids';
import { reasonsFor, tellPlans } from './counsel';
import { type OpenGame, openGame } from './games';
import { judgePlays } from './hindsight';
import { inTurn } from './inTurn';
import { createPlayer, type Player, type PlayerName } from './players';
import type { Advice, Answer, Ask, Told } from './protocol';
import { review } from './review';
import { samplingDice } from './sampling';
import { simulate } from './simulate';
import type { SimulationPool } from './simulationPool';
import { expectationOf } from './tactics';

/** The game that a session follows. */
interface Laid extends OpenGame {
  /** Who plays, by name and side, each with its memory. */
  readonly players: Map<string, Player<BareContext, BareState, unknown>>;
  /** Where it began, and what has been played since. */
  readonly position: unknown;
  readonly plays: readonly Told[];
  /** The order that was given for the moment it stands at, and to whom. */
  given?: { readonly to: Player<BareContext, BareState, unknown>; readonly order: string } | undefined;
}

const BEST = 3;
/** Of the time for advice so much is over when the plans have been weighed. */
const TOLD = 0.95;

/** Dice are gone through for so many milliseconds before it is told how far that has come. */
const REVIEWED = 300;

/** How a moment is weighed: so many times the script plays so many player turns. */
const SAMPLES = 60;
const AHEAD = 4;
/** The first side's share of a battle that is over, by who has won. */
const WON = [0.5, 1, 0] as const;

const ofSide = (side: 0 | 1, first: number): number => (side === 0 ? first : 1 - first);

/**
 * A session of the computer player: follows the game as it is told and answers what it is asked, one thing after the other.
 * The session is told orders and dice that have fallen, never the generator, and looks at what its side knows. The pool does a part of the simulations. `beat` is
 * called while it replays.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its functions are short and share its variables
export function createAiSession(
  say: (answer: Answer) => void,
  clock: () => number,
  seed: () => number,
  pool: SimulationPool,
  beat: () => void = () => undefined,
) {
  let laid: Laid | undefined;

  const follow = ({ system, context, state }: Laid, plays: readonly Told[]): void => {
    for (const { order, dice } of plays) {
      beat();
      const action = system.parseAction(context, state, order);
      if (action === undefined) throw new Error(`${order} is no order here`);
      system.apply(context, state, action, scriptedDice(dice ?? []));
    }
  };

  const playerOf = (
    { system, ai, players }: Laid,
    name: PlayerName,
    milliseconds: number,
    side: number,
  ): Player<BareContext, BareState, unknown> => {
    const key = `${name} ${milliseconds} ${side}`;
    const known = players.get(key) ?? createPlayer(system, ai, name, seed(), { milliseconds, clock });
    players.set(key, known);
    return known;
  };

  const answer = async (ask: Ask): Promise<void> => {
    if (ask.kind === 'lay') {
      laid = undefined;
      const { system: id, position, plays } = ask;
      const next: Laid = { ...(await openGame(id, position, seed())), players: new Map(), position, plays };
      follow(next, ask.plays);
      laid = next;
      pool.lay(ask.system, ask.position);
      return;
    }
    if (!laid) throw new Error('no game has been laid');
    if (ask.kind === 'follow') {
      follow(laid, ask.plays);
      laid = { ...laid, plays: [...laid.plays, ...ask.plays], given: undefined };
      return;
    }
    if (ask.kind === 'review') {
      const anew = await openGame(laid.system.id as SystemId, laid.position, seed());
      const until = clock() + REVIEWED;
      return say({ kind: 'review', id: ask.id, ...review(anew, laid.plays, { from: ask.from, beat, isEnough: () => clock() > until }) });
    }
    const { system, context, state } = laid;
    if (ask.kind === 'judge') {
      const mistakes = await pool.carryThrough(laid.ai.tactics, context, judgePlays(laid, ask.plays, seed()));
      return say({ kind: 'judged', id: ask.id, mistakes });
    }
    const side = system.decider(context, state);
    if (ask.kind === 'weigh') return say({ kind: 'weight', id: ask.id, first: weigh(laid, side) });
    if (side === undefined) return say({ kind: 'over', id: ask.id });
    if (ask.kind === 'think') {
      const to = playerOf(laid, ask.player, ask.milliseconds, side);
      // A player goes on in his plan as if his order had been carried out: who asks once more for the same moment gets the same.
      if (laid.given?.to !== to) {
        const action = await decided(laid, to);
        if (action === undefined) throw new Error(`${ask.player} has no order`);
        laid.given = { to, order: system.printAction(context, state, action) };
      }
      return say({ kind: 'order', id: ask.id, order: laid.given.order });
    }
    say({ kind: 'advice', id: ask.id, ...(await advise(laid, side, ask.milliseconds)) });
  };

  const decided = ({ ai, context, state }: Laid, player: Player<BareContext, BareState, unknown>): Promise<unknown> =>
    player.deciding
      ? pool.carryThrough(ai.tactics, context, player.deciding(context, state))
      : Promise.resolve(player.decide(context, state));

  /** A player of its own for every question, so that it forgets nothing that it has been through before. */
  const advise = async (game: Laid, side: 0 | 1, milliseconds: number): Promise<{ expected: number; plans: readonly Advice[] }> => {
    const { system, ai, context, state } = game;
    const until = clock() + TOLD * milliseconds;
    const player = createPlayer(system, ai, 'legate', seed(), { milliseconds, clock });
    const action = await decided(game, player);
    const known = ai.known(context, state);
    const followed = player.followed();
    const isLate = (): boolean => clock() > until;
    const plans = followed
      ? await pool.carryThrough(ai.tactics, context, tellPlans(game, { context, state: known, side }, followed, isLate))
      : [];
    const [first, ...others] = plans;
    if (first && first.orders.length > 0) return { expected: first.value, plans };
    const found = player.finding()?.lines ?? [];
    // Where there is one line only, nothing was weighed.
    const best = found.length > 1 ? found.filter(({ line }) => line !== undefined).slice(0, BEST) : [];
    // Where it is best that nobody moves, it is told what comes then.
    const expected = first?.value ?? (found.length > 1 ? expectationOf(found[0]!.value) : ofSide(side, weigh(game, side)));
    const told = (line: unknown, value: number): Advice => {
      const order = system.printAction(context, state, line);
      return { orders: [{ order, reasons: reasonsFor(ai.reasons(context, known, line), found.length > 1) }], chief: [0], value };
    };
    if (best.length > 0) return { expected, plans: best.map(({ line, value }) => told(line, expectationOf(value))) };
    return { expected, plans: action === undefined ? plans : [told(action, expected), ...others] };
  };

  /** By what whoever decides knows. */
  const weigh = ({ system, ai: { tactics, known }, context, state }: Laid, side: 0 | 1 | undefined): number => {
    if (side === undefined) return WON[system.outcome(context, state)?.winner ?? 0];
    const branches = [{ state: known(context, state), takes: [] }];
    const values = simulate(tactics, context, { side: 0, playerTurns: AHEAD, branches, from: 0, samples: SAMPLES }, samplingDice());
    return expectationOf(values.reduce((sum, value) => sum + value, 0) / SAMPLES);
  };

  return inTurn(answer, (ask, what) => say({ kind: 'fault', id: 'id' in ask ? ask.id : undefined, what }));
}
