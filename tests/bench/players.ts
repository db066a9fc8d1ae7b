import { createRequire } from 'node:module';
import type * as Ai from 'boardgame.io/ai';
import { type Duel, playDuel } from '../../src/ai/duel';
import { fetchGame } from '../../src/ai/games';
import { samplingDice } from '../../src/ai/sampling';
import type { BareContext, BareState } from '../../src/kernel/twoSides';
import { type SystemId, systemWord } from '../../src/rules/ids';
import { battleById } from '../../src/scenarios/all';

/** A rest of the own turn, the reply and a turn more: what the legate's search plays for one sample. */
const AHEAD = 3;
const WHOLE = 10_000;

/** A battle for the script to play on, without judging or printing, as a search does it. */
export async function openScript(battle: string) {
  const { position } = battleById(battle)!;
  const game = await fetchGame(systemWord(position) as SystemId);
  const setup = game.system.readPosition(position);
  if (!setup.ok) throw new Error(`${battle} does not read`);
  return { ...game, ...game.system.open(setup.value, 1) };
}

type Script = Awaited<ReturnType<typeof openScript>>;

const turnOf = ({ turn, player }: BareState): number => 2 * turn + player;

/** Whole games of the script, by the dice from a seed on: others in every round, for the script remembers positions. Answers the player turns. */
export function playScript({ ai: { tactics }, context, state: start }: Script, games: number, seed: number): number {
  const dice = samplingDice();
  let turns = 0;
  for (let game = seed; game < seed + games; game++) {
    const state = tactics.clone(start);
    dice.begin(game);
    tactics.playOn(context, state, dice, WHOLE);
    turns += turnOf(state) - turnOf(start) + 1;
  }
  return turns;
}

/** The beginnings of player turns in games of the script: where searches begin. */
export function turnStarts({ ai: { tactics }, context, state: start }: Script, games: number): BareState[] {
  const dice = samplingDice();
  const found: BareState[] = [];
  for (let game = 0; game < games; game++) {
    const state = tactics.clone(start);
    dice.begin(game);
    while (state.phase !== 'over') {
      found.push(tactics.clone(state));
      tactics.playOn(context, state, dice, 1);
    }
  }
  return found;
}

/** Simulations as a search makes them, by the dice from a seed on: a copy, the script’s play, how it stands then. Answers their number. */
export function simulate({ ai: { tactics }, context }: Script, starts: readonly BareState[], times: number, seed: number): number {
  const dice = samplingDice();
  let sum = 0;
  for (let sample = seed; sample < seed + times; sample++) {
    for (const start of starts) {
      const copy = tactics.clone(start);
      dice.begin(sample);
      tactics.playOn(context as BareContext, copy, dice, AHEAD);
      sum += tactics.value(context, copy, 0);
    }
  }
  if (Number.isNaN(sum)) throw new Error('a battle stands nowhere');
  return times * starts.length;
}

/** The centurion's postures at the beginnings of player turns, so many times. Answers how often. */
export function givePostures({ ai, context }: Script, starts: readonly BareState[], times: number): number {
  let given = 0;
  for (let time = 0; time < times; time++)
    for (const start of starts) if (ai.wingPostures(context, start, start.player as 0 | 1).some(Boolean)) given++;
  if (given === 0) throw new Error('no wing is ever given a posture');
  return times * starts.length;
}

/** Whole games of the script against itself as a series has them: every order judged and played by the rules. */
export async function playDuels(battle: string, games: number): Promise<number> {
  const { position } = battleById(battle)!;
  const duel: Omit<Duel, 'seed'> = { position, players: ['centurion', 'centurion'] };
  for (let seed = 1; seed <= games; seed++) await playDuel({ ...duel, seed });
  return games;
}

// The package has no ES module that Node finds.
const { MCTSBot } = createRequire(`${process.cwd()}/`)('boardgame.io/dist/cjs/ai.js') as typeof Ai;
const { InitializeGame } = createRequire(`${process.cwd()}/`)(
  'boardgame.io/dist/cjs/internal.js',
) as typeof import('boardgame.io/internal');

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

interface Cells {
  cells: (string | null)[];
}

const isWon = ({ cells }: Cells): boolean =>
  LINES.some(([a, b, c]) => cells[a!] !== null && cells[a!] === cells[b!] && cells[a!] === cells[c!]);

/** Noughts and crosses, as the peer’s own tutorial has it. */
const noughts = {
  setup: (): Cells => ({ cells: Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    click({ G, playerID }: { G: Cells; playerID: string }, id: number) {
      G.cells[id] = playerID;
    },
  },
  endIf: ({ G, ctx }: { G: Cells; ctx: { currentPlayer: string } }) =>
    isWon(G) ? { winner: ctx.currentPlayer } : G.cells.every((cell) => cell !== null) ? { draw: true } : undefined,
};

/** The peer’s tree search on noughts and crosses, each iteration one random game to its end. Answers the iterations. */
export async function searchNoughts(iterations: number): Promise<number> {
  const state = InitializeGame({ game: noughts as never, numPlayers: 2 });
  const bot = new MCTSBot({
    game: noughts as never,
    enumerate: (G: Cells) => G.cells.flatMap((cell, id) => (cell === null ? [{ move: 'click', args: [id] }] : [])),
    iterations,
    seed: 'bench',
  });
  await bot.play(state, '0');
  return iterations;
}
