import type { AnyTwoSidedGame, BareContext, BareState } from '../kernel/twoSides';
import type { SystemId } from '../rules/ids';
import type { GameAi } from './players';

/** A game and how it is played, as whoever plays any of them sees it. */
export interface Game {
  readonly system: AnyTwoSidedGame;
  readonly ai: GameAi<BareContext, BareState, unknown>;
}

const games: { readonly [Id in SystemId]: () => Promise<Game> } = {
  async ancients() {
    const [{ ancients }, { ancientsAi }] = await Promise.all([import('../rules/ancients'), import('./ancients')]);
    return { system: ancients, ai: ancientsAi };
  },
  async naval() {
    const [{ naval }, { navalAi }] = await Promise.all([import('../rules/naval/system'), import('./naval')]);
    return { system: naval, ai: navalAi };
  },
  async baw() {
    const [{ baw }, { bawAi }] = await Promise.all([import('../rules/baw/system'), import('./baw')]);
    return { system: baw, ai: bawAi };
  },
};

/** Fetches a game with its players. */
export const fetchGame = (id: SystemId): Promise<Game> => games[id]();

/** A game with a battle laid out. */
export interface OpenGame extends Game {
  readonly context: BareContext;
  readonly state: BareState;
}

/** Lays a battle out from its position. Throws what is wrong with that, and where. */
export async function openGame(id: SystemId, position: unknown, seed: number): Promise<OpenGame> {
  const game = await fetchGame(id);
  const setup = game.system.readPosition(position);
  if (!setup.ok) throw new Error(setup.faults.map(({ at, expected }) => `${at}: ${expected}`).join('; '));
  return { ...game, ...game.system.open(setup.value, seed) };
}
