import type { GameSummary } from '../../store/storedGame';
import { doubtMark, doubtSaid } from '../app/recordSaid';
import { useWords } from '../words';
import { useGameNames } from './titles';

/** How far a game has come, when it was played, and whether its dice are verified. */
export function GameProgress({ game }: { readonly game: GameSummary }) {
  const words = useWords();
  const { saves } = words.pages;
  const { status } = game;
  const stand =
    status?.winner !== undefined ? saves.over : status && game.plays > 0 ? saves.turn(status.turn, status.turns) : saves.plays(game.plays);
  const date = words.common.date(game.updated);
  const copy = game.branched && saves.branched(game.branched.at);
  const nameOf = useGameNames();
  const said = [nameOf(game.battle), stand, game.plays > 0 ? saves.updated(date) : saves.begun(date), copy];
  return (
    <>
      {game.doubt && (
        <span className="app-mark" title={doubtSaid(words.table.doubt, game.doubt)}>
          {doubtMark(words.table.doubt, game.doubt)}
        </span>
      )}
      {said.filter(Boolean).join(' · ')}
    </>
  );
}
