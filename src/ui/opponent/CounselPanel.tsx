import { useStore } from '../app/useStore';
import { Glyph } from '../table/Glyph';
import { isProgrammed } from '../table/hands';
import { useGame, useNaming } from '../table/hooks';
import { useLanguage, useWords } from '../words';
import { useCounselWords } from '../words/counsel';
import { CounselLine } from './CounselLine';
import { CoursePart } from './CoursePart';
import { type Counsel, dropCounsel, momentOf, opponent } from './opponent';

function Plans({ counsel }: { readonly counsel: Counsel }) {
  const words = useWords().opponent;
  const own = useCounselWords();
  const language = useLanguage();
  const naming = useNaming();
  const playable = useGame((now) => now.looking === undefined && !now.outcome && !isProgrammed(now));
  const { side, hidden, expected, lines } = counsel;
  if (side === undefined) return <p>{own.over}</p>;
  if (hidden) return <p>{own.hidden}</p>;
  const percent = (value: number) => new Intl.NumberFormat(language, { style: 'percent' }).format(value);
  return (
    <>
      <p>{words.expected(naming.army(side), percent(expected))}</p>
      <div class="counsel-bar" aria-hidden="true">
        <span style={{ width: `${100 * (side === 0 ? expected : 1 - expected)}%` }} />
      </div>
      {lines.length === 0 ? (
        <p class="app-note">{words.none}</p>
      ) : (
        <>
          <h3>{words.best}</h3>
          <ol>
            {lines.map((advice) => (
              <CounselLine key={advice.order} advice={advice} percent={percent} playable={playable} />
            ))}
          </ol>
        </>
      )}
    </>
  );
}

/** How the moment that is shown stands and what might be done, with reasons; a tap draws a line on the map. */
export function CounselPanel() {
  const words = useWords().opponent;
  const own = useCounselWords();
  const cursor = useGame((now) => now.cursor);
  const moment = useGame(momentOf);
  const past = useGame((now) => now.looking !== undefined);
  const { counsel, asking } = useStore(opponent, (state) => state);
  const course = useStore(opponent, (state) => state.course !== undefined);
  const shown = counsel && counsel.cursor === cursor && counsel.moment === moment ? counsel : undefined;
  return (
    <>
      {course && <CoursePart />}
      {asking ? (
        <p class="counsel app-card app-note" aria-live="polite">
          {words.asking}
        </p>
      ) : (
        shown && (
          <section class="counsel app-card" data-testid="counsel" aria-label={words.counsel}>
            <header>
              <h3>{past ? own.stood : words.stands}</h3>
              <button type="button" class="app-button app-button--icon" aria-label={words.close} onClick={dropCounsel}>
                <Glyph name="cross" />
              </button>
            </header>
            <Plans counsel={shown} />
          </section>
        )
      )}
      {shown && !course && <CoursePart />}
    </>
  );
}
