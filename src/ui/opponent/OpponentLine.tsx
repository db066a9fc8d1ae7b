import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { areAllPrograms } from '../../store/seats';
import { deciderOf } from '../table/session';
import { Glyph } from '../table/shell/Glyph';
import { useGame, useNaming } from '../table/shell/hooks';
import { useWords } from '../words';
import { useOpponentWords } from '../words/opponent';
import { isLevel } from './levels';
import { goOn, handBack, hurry, letWait, type OpponentState, opponent, programNow } from './opponent';

/** It cannot go on: why, and that a person may play in its place. What begins it anew is the main button. */
function FailedLine({ how }: { readonly how: NonNullable<OpponentState['failed']> }) {
  const words = useOpponentWords();
  const { trouble } = useWords().common;
  return (
    <div className="table-line table-line--stop table-line--missing table-line--failed" role="alert" data-testid="opponent" data-waits="">
      <p>{how === 'missing' ? `${trouble.partTitle}. ${trouble.chunkText}` : words.failed[how]}</p>
      {how === 'missing' && (
        <button type="button" className="app-button" onClick={() => location.reload()}>
          {trouble.reload}
        </button>
      )}
      <button type="button" className="app-button" data-testid="opponent-leave" onClick={handBack}>
        {words.handBack}
      </button>
    </div>
  );
}

/** Whether the program waits to be told to go on: it was stopped, or plays lie behind the cursor. */
function useWaits(): boolean {
  const paused = useStore(opponent, (state) => state.paused);
  const from = useStore(opponent, (state) => state.from);
  const behind = useGame((now) => now.cursor < now.length && now.cursor !== from);
  const isThere = useGame((now) => programNow(now) !== undefined);
  return isThere && (paused || behind);
}

/** In place of a main button that waits for the program: what lets it go on if it was stopped, or begins it anew if it cannot. */
export function ProgramButton({ children }: { readonly children: ReactNode }) {
  const words = useOpponentWords();
  const failed = useStore(opponent, (state) => state.failed);
  const waits = useWaits();
  if (!failed && !waits) return <>{children}</>;
  const does = failed ? 'again' : 'go';
  return (
    <button type="button" className="app-button app-button--main table-main" data-testid="main" data-does={does} onClick={goOn}>
      {failed ? words.again : words.goOn}
    </button>
  );
}

/** A computer player's turn: that it thinks, and how to stop it or to see its moves sooner. */
export function OpponentLine() {
  const words = useOpponentWords();
  const naming = useNaming();
  const player = useGame((now) => programNow(now)?.player);
  const side = useGame(deciderOf);
  const watched = useGame(({ head }) => areAllPrograms(head.seats));
  const { failed, hurried } = useStore(opponent, (state) => state);
  const waits = useWaits();
  // A lesson plays without thinking.
  if (player === undefined || side === undefined) return null;
  if (failed) return <FailedLine how={failed} />;
  const level = isLevel(player) ? words.levels[player] : player;
  const army = naming.army(side);
  return (
    <div className="table-line table-line--opponent" data-testid="opponent" data-waits={waits ? '' : undefined} aria-live="polite">
      <p>{waits ? words.waits(level, army) : words.thinks(level, army)}</p>
      {!waits && (
        <button
          type="button"
          className="app-button"
          data-testid="opponent-hurry"
          aria-disabled={hurried}
          onClick={() => hurried || hurry()}
        >
          <Glyph name="skip" />
          <span>{words.hurry}</span>
        </button>
      )}
      {waits && watched && (
        <button type="button" className="app-button" data-testid="opponent-leave" onClick={handBack}>
          <span>{words.handBack}</span>
        </button>
      )}
      {/* One button, so that it keeps the focus, whatever it says. */}
      <button type="button" className="app-button" data-testid={waits ? 'opponent-go' : 'opponent-stop'} onClick={waits ? goOn : letWait}>
        {!waits && <Glyph name="stop" />}
        <span>{waits ? words.goOn : words.stop}</span>
      </button>
    </div>
  );
}
