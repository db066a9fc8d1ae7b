import { createRequire } from 'node:module';
import type * as Internal from 'boardgame.io/internal';

// The package has no ES module that Node finds; its CommonJS build is what its server runs.
const { CreateGameReducer, InitializeGame } = createRequire(`${process.cwd()}/`)('boardgame.io/dist/cjs/internal.js') as typeof Internal;

interface Counters {
  counters: { hex: number; facing: number }[];
}

const game = {
  setup: (): Counters => ({ counters: Array.from({ length: 60 }, (_, i) => ({ hex: i * 7, facing: i % 6 })) }),
  moves: {
    relocate({ G }: { G: Counters }, counter: number, hex: number, facing: number) {
      G.counters[counter]!.hex = hex;
      G.counters[counter]!.facing = facing;
    },
  },
};

const reducer = CreateGameReducer({ game });

export type GameState = ReturnType<typeof InitializeGame>;

export const createGame = (): GameState => InitializeGame({ game, numPlayers: 2 });

/** One move of one counter, as the peer's reducer does it. */
export function makeMove(state: GameState, counter: number, hex: number, facing: number): GameState {
  const action = { type: 'MAKE_MOVE' as const, payload: { type: 'relocate', args: [counter, hex, facing], playerID: '0' } };
  return reducer(state, action as never) as GameState;
}
