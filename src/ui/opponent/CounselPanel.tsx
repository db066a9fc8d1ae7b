import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { preferences } from '../../store/preferences';
import { mayDecide } from '../table/session';
import { bringUp, useTold } from '../table/shell/cards';
import { Glyph } from '../table/shell/Glyph';
import { useGame, useTutor } from '../table/shell/hooks';
import { useCounselWords } from '../words/counsel';
import { useOpponentWords } from '../words/opponent';
import { Adviser } from './Adviser';
import { CoursePart } from './CoursePart';
import { counselOf, dropCounsel } from './counsel';
import { MistakesPart } from './MistakesPart';
import { analysis } from './mistakes';
import { opponent } from './opponent';
import { Plans } from './Plans';

/** How the whole game went: its curve and its mistakes. */
function GamePart() {
  return (
    <div className="course-parts" data-keeps>
      <CoursePart />
      <MistakesPart />
    </div>
  );
}

/** What was asked for comes into sight, and again when it is answered: it may stand below what was asked for earlier. */
function useBroughtUp(isAsking: boolean) {
  const card = useRef<HTMLElement>(null);
  const waited = useRef(false);
  useEffect(() => {
    if (isAsking || waited.current) bringUp(card.current);
    waited.current = isAsking;
  }, [isAsking]);
  return card;
}

/** How the moment that is shown stands and what might be done, with reasons; a tap draws a line on the map. */
export function CounselPanel() {
  const words = useOpponentWords();
  const own = useCounselWords();
  const now = useGame((all) => all);
  const past = now.looking !== undefined;
  const state = useStore(opponent, (all) => all);
  const { asking } = state;
  const wished = useStore(preferences, (all) => all.advice);
  const advises = useTutor() === undefined && wished;
  const personal = mayDecide(now);
  const searched = useStore(analysis, (all) => all.now !== undefined && (all.now.isOn || all.now.done > 0 || all.now.failed));
  const course = state.course !== undefined || searched;
  const shown = counselOf(now, state);
  const unasked = advises && personal;
  const card = useBroughtUp(asking && !unasked);
  useTold(course || unasked || asking || shown !== undefined);
  return (
    <>
      {course && <GamePart key="game" />}
      {unasked ? (
        <Adviser counsel={shown} />
      ) : asking ? (
        <section ref={card} className="counsel app-card app-note">
          <p>{words.asking}</p>
        </section>
      ) : (
        shown && (
          <section ref={card} className="counsel app-card" data-testid="counsel" aria-label={words.counsel}>
            <header>
              <h3>{past ? own.stood : words.stands}</h3>
              <button type="button" className="app-button app-button--icon" aria-label={words.close} onClick={dropCounsel}>
                <Glyph name="cross" />
              </button>
            </header>
            <Plans counsel={shown} />
          </section>
        )
      )}
      {shown && !course && <GamePart key="game" />}
    </>
  );
}
