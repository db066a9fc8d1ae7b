import type { Side } from '../../../kernel/twoSides';
import { SideChip } from '../../app/SideChip';
import { SeatFields } from '../../opponent/SeatFields';
import { useWords } from '../../words';
import { NameField, OpponentChoice, SideChoice } from './PlayerFields';
import { MODES, type Mode, type NamedSides, onSide, type Players } from './players';
import '../../opponent/opponent.css';

interface Props {
  readonly sides: NamedSides;
  readonly suggested?: Side | undefined;
  readonly players: Players;
  readonly change: (players: Players) => void;
}

/** Whom one plays with. */
function Modes({ players, change }: Pick<Props, 'players' | 'change'>) {
  const { setUp } = useWords().pages;
  const choose = (mode: Mode) => change({ ...players, mode });
  return (
    <fieldset className="setup-modes">
      <legend>{setUp.players}</legend>
      {MODES.map((mode) => (
        <label key={mode} className="setup-pick">
          <input type="radio" name="mode" data-testid={`mode-${mode}`} checked={mode === players.mode} onChange={() => choose(mode)} />
          <span>
            <b>{setUp.modes[mode].name}</b>
            <small>{setUp.modes[mode].about}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** What is to be said of each side: a name, or the program that plays it. */
function BothSides({ sides, players, change }: Omit<Props, 'suggested'>) {
  const { setUp } = useWords().pages;
  const { mode, names, programs } = players;
  return (
    <div className="setup-both">
      {([0, 1] as const).map((side) => {
        const { army, leader } = sides[side];
        return (
          <div key={side} className="app-field">
            <label htmlFor={mode === 'two' ? `name-${side}` : `seat-${side}-player`} className="setup-army">
              <SideChip side={side} />
              <span>
                {army} <small>{leader}</small>
              </span>
            </label>
            {mode === 'two' ? (
              <NameField side={side} label={setUp.name(army)} names={names} change={(next) => change({ ...players, names: next })} />
            ) : (
              <SeatFields
                id={`seat-${side}`}
                army={army}
                seat={programs[side]}
                programsOnly
                change={(seat) => change({ ...players, programs: side === 0 ? [seat, programs[1]] : [programs[0], seat] })}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}

/** Who plays, and against whom. */
export function WhoPlays({ sides, suggested, players, change }: Props) {
  const { mode, side, opponent } = players;
  return (
    <>
      <Modes players={players} change={change} />
      {mode === 'program' && (
        <>
          <SideChoice sides={sides} side={side} suggested={suggested} choose={(chosen) => change(onSide(players, chosen))} />
          <OpponentChoice seat={opponent} choose={(seat) => change({ ...players, opponent: seat })} />
        </>
      )}
      {(mode === 'two' || mode === 'watch') && <BothSides sides={sides} players={players} change={change} />}
    </>
  );
}
