import { useState } from 'react';
import { SIDES } from '../../kernel/twoSides';
import { match } from '../../store/match';
import type { Seat } from '../../store/seats';
import { table } from '../../store/table';
import { Dialog } from '../app/Dialog';
import { useGameTitle } from '../table/contract/titles';
import { now, onTable } from '../table/session';
import { useGame, useNaming } from '../table/shell/hooks';
import { SideMark } from '../table/shell/SideMark';
import { useWords } from '../words';
import { useOpponentWords } from '../words/opponent';
import { SeatFields } from './SeatFields';

/** 13.7 With who sits there, what may be seen changes: the card between two players comes or goes. */
function seatAt(side: 0 | 1, seat: Seat): void {
  match.seat(side, seat);
  const snapshot = now();
  if (snapshot) table.setState(onTable(snapshot));
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
        match.rename(text);
        close();
      }}
    >
      <label htmlFor="table-title">{rename}</label>
      <input
        id="table-title"
        className="app-input"
        data-testid="rename"
        value={text}
        maxLength={80}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onBlur={() => match.rename(text)}
      />
    </form>
  );
}

const close = () => table.setState({ dialog: undefined });

/** The game has its name; sides are handed to a computer player or taken back, in the middle of the game too. */
export function SeatsDialog() {
  const words = useOpponentWords();
  const { common } = useWords();
  const naming = useNaming();
  const seats = useGame((now) => now.head.seats);
  return (
    <Dialog title={words.seatsTitle} onClose={close}>
      <div className="seats-dialog" data-testid="seats">
        <NameField />
        {SIDES.map((side) => (
          <div key={side} className="seats-dialog__side">
            <p>
              <SideMark side={side} /> {naming.army(side)}
            </p>
            <SeatFields id={`seat-${side}`} army={naming.army(side)} seat={seats[side]} change={(seat) => seatAt(side, seat)} />
          </div>
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
