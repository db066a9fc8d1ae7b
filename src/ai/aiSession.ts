import { scriptedDice } from '../kernel/dice';
import type { BareContext, BareState } from '../kernel/twoSides';
import type { SystemId } from '../rules/ids';
import { reasonsFor, tellPlans } from './counsel';
import { type OpenGame, openGame } from './games';
import { judgePlays } from './hindsight';
import { inTurn } from './inTurn';
import { actionOf } from './played';
import { createPlayer, type Player, type PlayerName } from './players';
import type { Advice, Answer, Ask, Told } from './protocol';
import { review } from './review';
import type { SimulationPool } from './simulationPool';
import { type Moment, resultsOf, shareWon, worthOf } from './weighing';

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
/** Of the time for advice so much is over when the moment has been weighed, and when the plans have. */
const WEIGHED = 0.2;
const TOLD = 0.95;

/** Dice are gone through for so many milliseconds before it is told how far that has come. */
const REVIEWED = 300;

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

  const follow = (game: Laid, plays: readonly Told[]): void => {
    const { system, context, state } = game;
    for (const play of plays) {
      beat();
      system.apply(context, state, actionOf(game, state, play), scriptedDice(play.dice ?? []));
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
    if (ask.kind === 'weigh') return say({ kind: 'weight', id: ask.id, first: await weigh(laid, side) });
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

  const momentOf = ({ ai, context, state }: Laid, side: 0 | 1): Moment => ({ context, state: ai.known(context, state), side });

  /** A player of its own for every question, so that it forgets nothing that it has been through before. */
  const advise = async (game: Laid, side: 0 | 1, milliseconds: number): Promise<{ expected: number; plans: readonly Advice[] }> => {
    const { system, ai, context, state } = game;
    const began = clock();
    const moment = momentOf(game, side);
    const isOver = (share: number) => (): boolean => clock() - began > share * milliseconds;
    const worth = await pool.carryThrough(ai.tactics, context, worthOf(game, moment, isOver(WEIGHED)));
    const left = Math.max(1, milliseconds - (clock() - began));
    const player = createPlayer(system, ai, 'legate', seed(), { milliseconds: left, clock, level: true });
    const action = await decided(game, player);
    const followed = player.followed();
    const plans = followed ? await pool.carryThrough(ai.tactics, context, tellPlans(game, moment, followed, worth, isOver(TOLD))) : [];
    const [first, ...others] = plans;
    if (first && first.orders.length > 0) return { expected: first.value, plans };
    // Where there is one line only, or no time, nothing was tried.
    const [foremost, ...rest] = (player.finding()?.lines ?? []).flatMap(({ line, lead }) => (lead === undefined ? [] : [{ line, lead }]));
    const tried = foremost ? [foremost, ...rest.sort((a, b) => b.lead - a.lead)] : [];
    const values = resultsOf(
      worth,
      tried.map(({ lead }) => lead),
    );
    // Where it is best that nobody moves, it is told what comes then.
    const expected = first?.value ?? values[0] ?? worth;
    const told = (line: unknown, value: number, place: 'best' | 'other' | 'untried'): Advice => {
      const order = system.printAction(context, state, line);
      return { orders: [{ order, reasons: reasonsFor(ai.reasons(context, moment.state, line), place) }], chief: [0], value };
    };
    const best = tried
      .flatMap(({ line }, i) => (line === undefined ? [] : [told(line, values[i]!, i === 0 ? 'best' : 'other')]))
      .slice(0, BEST);
    if (best.length > 0) return { expected, plans: best };
    return { expected, plans: action === undefined ? plans : [told(action, expected, 'untried'), ...others] };
  };

  /** By what whoever decides knows. */
  const weigh = async (game: Laid, side: 0 | 1 | undefined): Promise<number> => {
    const { system, ai, context, state } = game;
    if (side === undefined) return shareWon(system.outcome(context, state)?.winner ?? 0);
    return ofSide(side, await pool.carryThrough(ai.tactics, context, worthOf(game, momentOf(game, side))));
  };

  return inTurn(answer, (ask, what) => say({ kind: 'fault', id: 'id' in ask ? ask.id : undefined, what }));
}
