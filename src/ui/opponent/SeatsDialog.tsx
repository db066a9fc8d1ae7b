import { useState } from 'react';
import { SIDES, type Side } from '../../kernel/twoSides';
import { isApart } from '../../store/apart';
import { match, type Snapshot } from '../../store/match';
import { programOf, type Seat } from '../../store/seats';
import { LONGEST_TITLE } from '../../store/storedGame';
import { table } from '../../store/table';
import { Dialog } from '../app/Dialog';
import { titleNow, useGameTitle } from '../table/contract/titles';
import { now, onTable } from '../table/session';
import { useGame, useNaming } from '../table/shell/hooks';
import { SideMark } from '../table/shell/SideMark';
import { useWords } from '../words';
import { useOpponentWords } from '../words/opponent';
import { SeatFields } from './SeatFields';

/** 13.7 With who sits there, what may be seen changes: the card between two players comes or goes. */
function seatAt(side: Side, seat: Seat): void {
  match.seat(side, seat);
  const snapshot = now();
  if (snapshot) table.setState(onTable(snapshot));
}

/** What a game is called after its battle is no name of its own, as long as nobody has changed it. */
export function nameGame(text: string): void {
  const snapshot = now();
  if (snapshot && text !== titleNow(snapshot.head)) match.rename(text);
}

/** What the game is called. */
function NameField() {
  const { rename } = useWords().table;
  const title = useGameTitle(useGame((at) => at.head));
  const [text, type] = useState(title);
  return (
    <form
      className="app-field"
      onSubmit={(event) => {
        event.preventDefault();
        nameGame(text);
        close();
      }}
    >
      <label htmlFor="table-title">{rename}</label>
      <input
        id="table-title"
        className="app-input"
        data-testid="rename"
        value={text}
        maxLength={LONGEST_TITLE}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onBlur={() => nameGame(text)}
      />
    </form>
  );
}

/** Why a side is not handed over here: it plays on another device, or, 13.7, whoever has the screen would see what the other side hides. */
function keptBy(now: Snapshot, side: Side): 'seatElsewhere' | 'seatHidden' | undefined {
  const { byBoth, viewer } = now;
  const { seats, alone } = now.head;
  if (byBoth) return byBoth.side === side ? undefined : 'seatElsewhere';
  return viewer === side && !isApart(now) && !alone && !seats.some(programOf) ? 'seatHidden' : undefined;
}

function SeatOf({ side }: { readonly side: Side }) {
  const words = useOpponentWords();
  const army = useNaming().army(side);
  const seat = useGame((now) => now.head.seats[side]);
  const kept = useGame((now) => keptBy(now, side));
  return (
    <div className="seats-dialog__side">
      <p>
        <SideMark side={side} /> {army}
      </p>
      {kept ? (
        <p className="app-note">{words[kept]}</p>
      ) : (
        <SeatFields id={`seat-${side}`} army={army} seat={seat} change={(next) => seatAt(side, next)} />
      )}
    </div>
  );
}

const close = () => table.setState({ dialog: undefined });

/** The game has its name; sides are handed to a computer player or taken back, in the middle of the game too. */
export function SeatsDialog() {
  const words = useOpponentWords();
  const { common } = useWords();
  return (
    <Dialog title={words.seatsTitle} onClose={close}>
      <div className="seats-dialog" data-testid="seats">
        <NameField />
        {SIDES.map((side) => (
          <SeatOf key={side} side={side} />
        ))}
        <p className="app-note">{words.seatsNote}</p>
        <div className="app-dialog__foot">
          <button type="button" className="app-button app-button--main" onClick={close}>
            {common.actions.close}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
