import { useStore } from '../app/useStore';
import { Glyph } from '../table/Glyph';
import { deciderOf } from '../table/hands';
import { useGame, useNaming } from '../table/hooks';
import { useOpponentWords } from '../words/opponent';
import { isLevel } from './levels';
import { goOn, hurry, letWait, opponent, programNow } from './opponent';

/** A computer player's turn: that it thinks, and how to stop it or to see its moves sooner. */
export function OpponentLine() {
  const words = useOpponentWords();
  const naming = useNaming();
  const program = useGame(programNow);
  const side = useGame(deciderOf);
  const { paused, failed, hurried, from } = useStore(opponent, (state) => state);
  const behind = useGame((now) => now.cursor < now.length && now.cursor !== from);
  // A lesson plays without thinking.
  if (!program || side === undefined) return null;
  const level = isLevel(program.player) ? words.levels[program.player] : program.player;
  const waits = paused || behind;
  const army = naming.army(side);
  return (
    <div class="table-line table-line--opponent" data-testid="opponent" data-waits={waits || failed ? '' : undefined} aria-live="polite">
      <p>{failed ? words.failed : waits ? words.waits(level, army) : words.thinks(level, army)}</p>
      {failed || waits ? (
        <button type="button" class="app-button" data-testid="opponent-go" onClick={goOn}>
          {failed ? words.again : words.goOn}
        </button>
      ) : (
        <>
          <button type="button" class="app-button" data-testid="opponent-hurry" onClick={hurry} disabled={hurried}>
            <Glyph name="skip" />
            <span>{words.hurry}</span>
          </button>
          <button type="button" class="app-button" data-testid="opponent-stop" onClick={letWait}>
            <Glyph name="stop" />
            <span>{words.stop}</span>
          </button>
        </>
      )}
    </div>
  );
}
