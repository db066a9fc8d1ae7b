import { programOf, type Seat } from '../../store/seats';
import { Select } from '../app/Select';
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
      <Select
        id={`${id}-player`}
        aria-label={words.player(army)}
        values={programsOnly ? LEVELS : (['person', ...LEVELS] as const)}
        say={(one) => (one === 'person' ? words.person : words.levels[one])}
        value={level ?? 'person'}
        choose={(one) => change(one === 'person' ? one : `${one}:${seconds}`)}
      />
      {level && takesTime(level) && (
        <Select
          id={`${id}-seconds`}
          aria-label={words.time(army)}
          values={SECONDS}
          say={words.seconds}
          value={seconds}
          choose={(chosen) => change(`${level}:${chosen}`)}
        />
      )}
      {level && <small className="seat-fields__about">{words.about[level]}</small>}
    </div>
  );
}
