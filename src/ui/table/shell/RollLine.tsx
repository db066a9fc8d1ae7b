import { DieFace } from '../../board/DieFace';
import { useWords } from '../../words';
import { typeDie } from '../session';
import { askedText } from './askedText';
import { Die } from './Die';
import { useGame, useTable } from './hooks';

/** In the line under the map: the die that an order waits for, and its faces to be pressed. */
export function RollLine() {
  const { dice } = useWords().table;
  const snapshot = useGame((now) => now);
  const rolling = useTable((state) => state.rolling);
  if (!rolling) return null;
  const text = askedText(snapshot);
  return (
    <div className="table-line table-line--roll" data-testid="roll-line">
      {rolling.fallen.length > 0 && (
        <span className="table-line__dice">
          {rolling.fallen.map((face, i) => (
            <Die key={i} face={face} />
          ))}
        </span>
      )}
      <p>{text}</p>
      <fieldset className="table-faces" aria-label={text}>
        {Array.from({ length: rolling.die.sides }, (_, i) => i + 1).map((face) => (
          <button
            key={face}
            type="button"
            className="table-faces__one"
            data-face={face}
            aria-label={dice.die(face)}
            onClick={() => typeDie(face)}
          >
            {face > 6 ? (
              face
            ) : (
              <svg className="table-die" viewBox="0 0 24 24" aria-hidden="true">
                <DieFace face={face} />
              </svg>
            )}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
