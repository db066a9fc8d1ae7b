import { Chess } from 'chessops/chess';
import type { Chooser } from '../../src/ai/random';
import { createGame, makeMove } from './boardgame';

/** Uniform random chess with chessops: all legal moves of the side, pick, play. Answers the plies played. */
export function playChess(choose: Chooser, games: number): number {
  let plies = 0;
  for (let game = 0; game < games; game++) {
    const position = Chess.default();
    for (let ply = 0; ply < 400 && !position.isEnd(); ply++) {
      const moves: { from: number; to: number }[] = [];
      for (const [from, targets] of position.allDests()) for (const to of targets) moves.push({ from, to });
      position.play(moves[choose(moves.length)]!);
      plies++;
    }
  }
  return plies;
}

/** Random moves of counters through boardgame.io's reducer. Answers the moves made. */
export function playBoardgame(choose: Chooser, moves: number): number {
  let state = createGame();
  for (let i = 0; i < moves; i++) state = makeMove(state, choose(60), choose(1000), choose(6));
  return moves;
}
