import { useState } from 'react';
import { branchIn, MAIN } from '../../kernel/branches';
import { isApart } from '../../store/apart';
import { library } from '../../store/library';
import { match } from '../../store/match';
import { PEOPLE, seatsIn } from '../../store/seats';
import { LONGEST_TITLE, newGame } from '../../store/storedGame';
import { announce } from '../app/announce';
import { notify } from '../app/toasts';
import { titleNow } from '../table/contract/titles';
import { dropBranch, promoteBranch } from '../table/session';
import { useShut } from '../table/shell/disabledReason';
import { useGame } from '../table/shell/hooks';
import { branchWords, useBranchWords } from '../words/branches';

interface Props {
  readonly id: number;
  readonly name: string;
  readonly close: () => void;
  /** Called when it has become the main line, which is then another entry of the list. */
  readonly promoted: () => void;
}

/** A branch lies among the saved games, too. */
function keepAsGame(id: number, name: string): void {
  const { now } = match.store.getState();
  const record = match.branchRecord(id);
  if (!now || !record) return;
  const { head } = now;
  const { battle, names, alone } = head;
  const title = `${titleNow(head)}, ${name}`.slice(0, LONGEST_TITLE);
  const { seats = PEOPLE, branchSeats } = match.stored()!;
  const played = seatsIn({ branches: match.branches(), current: id }, { [MAIN]: seats, ...branchSeats });
  // Where a die of this course fell otherwise than it should is found once the game is opened.
  const { dice = 'seeded', halves } = record;
  const marked = dice === 'seeded' ? {} : { doubt: { dice, ...(halves?.until ? { until: halves.until } : {}) } };
  void library.keep(newGame({ battle, title, names, seats: played, alone, ...marked, record }, Date.now()));
  notify(branchWords().asGameDone(name));
}

function Naming({ id, name, close }: Omit<Props, 'promoted'>) {
  const words = useBranchWords();
  const [text, setText] = useState(branchIn(match.branches(), id)?.name ?? '');
  return (
    <form
      className="branch__naming"
      onSubmit={(event) => {
        event.preventDefault();
        match.nameBranch(id, text);
        close();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Nothing else is laid down by the same key.
        event.stopPropagation();
        close();
      }}
    >
      <input
        className="app-input"
        aria-label={words.name}
        placeholder={name}
        maxLength={60}
        value={text}
        data-testid="branch-name"
        // biome-ignore lint/a11y/noAutofocus: it has just been asked for
        autoFocus
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <button type="submit" className="app-button app-button--main">
        {words.save}
      </button>
    </form>
  );
}

/** What can be done with one branch. */
export function BranchTools({ id, name, close, promoted }: Props) {
  const words = useBranchWords();
  const [names, setNames] = useState(false);
  const shut = useShut();
  // What both sides have rolled for is the game, and no branch of it; nor is the game what does not hold.
  const fixed = useGame((now) => now.doubt?.dice === 'both') || match.pathOf(id).some(({ isTold }) => isTold);
  // What does not hold is no game of its own. 13.7 A copy of what has ended lies open, and at one screen any would show what the other side hides on its own.
  const isKept = useGame((now) => !now.isBroken && (now.viewer === 'all' || !(isApart(now) || branchIn(match.branches(), id)?.outcome)));
  const done = (act: () => void, said: string) => () => {
    act();
    announce(said);
    close();
  };
  const promote = () => {
    promoteBranch(id);
    promoted();
  };
  if (names) return <Naming id={id} name={name} close={close} />;
  return (
    <div className="branch__tools">
      {!shut && (
        <button type="button" className="app-button" onClick={() => setNames(true)}>
          {words.rename}
        </button>
      )}
      {id !== MAIN && !shut && (
        <>
          {!fixed && (
            <button type="button" className="app-button" onClick={done(promote, words.promoted(name))}>
              {words.promote}
            </button>
          )}
          <button type="button" className="app-button" onClick={done(() => dropBranch(id), words.dropped(name))}>
            {words.drop}
          </button>
        </>
      )}
      {isKept && (
        <button type="button" className="app-button" onClick={() => keepAsGame(id, name)}>
          {words.asGame}
        </button>
      )}
    </div>
  );
}
