import type { Side } from '../../../kernel/twoSides';
import { programOf, type Seat } from '../../../store/seats';
import { Select } from '../../app/Select';
import { SideChip } from '../../app/SideChip';
import { isLevel, LEVELS, SECONDS, takesTime } from '../../opponent/levels';
import { useWords } from '../../words';
import { useOpponentWords } from '../../words/opponent';
import { seatOf } from '../battles/usual';
import { type NamedSides, type Names, nameAt } from './players';

/** What somebody who plays is called, for the log and for the saved game. */
export function NameField({
  side,
  label,
  names,
  change,
}: {
  readonly side: Side;
  /** Where the label beside it does not say it. */
  readonly label?: string;
  readonly names: Names;
  readonly change: (names: Names) => void;
}) {
  const { setUp } = useWords().pages;
  return (
    <input
      id={`name-${side}`}
      className="app-input"
      value={names[side]}
      maxLength={40}
      autoComplete="off"
      placeholder={setUp.namePlaceholder}
      aria-label={label}
      onChange={({ currentTarget: { value } }) => change(nameAt(names, side, value))}
    />
  );
}

interface SideProps {
  readonly sides: NamedSides;
  readonly side: Side;
  /** Undefined: either is as good. */
  readonly suggested?: Side | undefined;
  readonly choose: (side: Side) => void;
}

/** Which side you play, and which one is suggested. */
export function SideChoice({ sides, side, suggested, choose }: SideProps) {
  const { setUp } = useWords().pages;
  return (
    <fieldset className="setup-sides">
      <legend>{setUp.side}</legend>
      {([0, 1] as const).map((one) => (
        <label key={one} className="setup-pick">
          <input type="radio" name="side" data-testid={`side-${one}`} checked={one === side} onChange={() => choose(one)} />
          <SideChip side={one} />
          <span>
            <b>{sides[one].army}</b>
            <small>{sides[one].leader}</small>
          </span>
          {one === suggested && <em className="page-tag page-tag--suits">{setUp.suggested}</em>}
        </label>
      ))}
    </fieldset>
  );
}

/** Which program you play against, in plain words, and how long it may think. */
export function OpponentChoice({ seat, choose }: { readonly seat: Seat; readonly choose: (seat: Seat) => void }) {
  const { setUp } = useWords().pages;
  const words = useOpponentWords();
  const { player = '', seconds = SECONDS[0] } = programOf(seat) ?? {};
  return (
    <fieldset className="setup-opponents">
      <legend>{setUp.opponent}</legend>
      {LEVELS.map((level) => (
        <label key={level} className="setup-pick setup-pick--line">
          <input
            type="radio"
            name="opponent"
            data-testid={`opponent-${level}`}
            checked={level === player}
            onChange={() => choose(seatOf(level, seconds))}
          />
          <span>
            <b>{words.levels[level]}</b>
            <small>{words.about[level]}</small>
          </span>
        </label>
      ))}
      {isLevel(player) && takesTime(player) && (
        <div className="app-field setup-seconds">
          <label htmlFor="opponent-seconds">{setUp.thinks}</label>
          <Select
            id="opponent-seconds"
            values={SECONDS}
            say={words.seconds}
            value={seconds}
            choose={(chosen) => choose(seatOf(player, chosen))}
          />
        </div>
      )}
    </fieldset>
  );
}
