import { programOf, type Seat } from '../../store/seats';
import { useOpponentWords } from '../words/opponent';
import { isLevel, LEVELS, SECONDS, takesTime } from './levels';

interface Props {
  readonly id: string;
  readonly army: string;
  readonly seat: Seat;
  readonly change: (seat: Seat) => void;
  /** Nobody sits there himself. */
  readonly programsOnly?: boolean;
}

/** Who plays a side, and how long it may think. */
export function SeatFields({ id, army, seat, change, programsOnly = false }: Props) {
  const words = useOpponentWords();
  const program = programOf(seat);
  const level = program && isLevel(program.player) ? program.player : undefined;
  const seconds = program?.seconds ?? SECONDS[0];
  return (
    <div className="seat-fields">
      <select
        id={`${id}-player`}
        className="app-input"
        aria-label={words.player(army)}
        value={level ?? 'person'}
        onChange={({ currentTarget: { value } }) => change(isLevel(value) ? `${value}:${seconds}` : 'person')}
      >
        {!programsOnly && <option value="person">{words.person}</option>}
        {LEVELS.map((name) => (
          <option key={name} value={name}>
            {words.levels[name]}
          </option>
        ))}
      </select>
      {level && takesTime(level) && (
        <select
          id={`${id}-seconds`}
          className="app-input"
          aria-label={words.time(army)}
          value={String(seconds)}
          onChange={({ currentTarget: { value } }) => change(`${level}:${Number(value)}`)}
        >
          {SECONDS.map((n) => (
            <option key={n} value={String(n)}>
              {words.seconds(n)}
            </option>
          ))}
        </select>
      )}
      {level && <small className="seat-fields__about">{words.about[level]}</small>}
    </div>
  );
}
