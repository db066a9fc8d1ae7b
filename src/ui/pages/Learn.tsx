import { useStore } from 'zustand';
import { type LessonProgress, progress } from '../../store/progress';
import { Icon } from '../app/Icon';
import { type Page, printRoute } from '../app/routes';
import { useTitle } from '../app/title';
import { TOUR_CARD } from '../design/tourCard';
import { LESSONS } from '../learn/lessons';
import type { CardOfLesson } from '../learn/lessons/card';
import { CARDS } from '../systems/lessons';
import { useLanguage } from '../words';
import { useLessonWords } from '../words/lessons';
import './pages.css';
import '../learn/lesson/learnPage.css';

/** Those that are there. */
const lessons = CARDS.filter(({ id }) => LESSONS[id]);

const isUnderWay = (taken: LessonProgress | undefined): boolean => taken !== undefined && !taken.done && taken.step > 0;

function Row({
  card,
  number,
  taken,
}: {
  readonly card: CardOfLesson;
  readonly number: number;
  readonly taken: LessonProgress | undefined;
}) {
  const words = useLessonWords();
  const language = useLanguage();
  const under = isUnderWay(taken);
  return (
    <li>
      <a
        className={taken?.done ? 'learn-lesson learn-lesson--done' : 'learn-lesson'}
        data-testid="lesson-link"
        href={printRoute({ screen: 'lesson', id: card.id })}
      >
        <span className="learn-lesson__number">{taken?.done ? <Icon name="check" /> : number}</span>
        <span className="learn-lesson__text">
          <strong>{card.title[language]}</strong>
          <span>{card.about[language]}</span>
        </span>
        <span className="learn-lesson__state">
          {(taken?.done || under) && <span>{taken?.done ? words.done : words.under}</span>}
          <span>{words.minutes(card.minutes)}</span>
        </span>
        <Icon name="arrow" />
      </a>
    </li>
  );
}

/** All lessons, to be taken in any order. */
const Learn: Page<'learn'> = () => {
  const words = useLessonWords();
  const taken = useStore(progress.store, (all) => all);
  const done = [...lessons, TOUR_CARD].filter(({ id }) => taken[id]?.done).length;
  const next = lessons.find(({ id }) => !taken[id]?.done);
  useTitle(words.title);
  return (
    <div className="learn-page">
      <header className="page-head">
        <h1>{words.title}</h1>
        <p>{words.intro}</p>
        <div className="learn-page__on">
          {next && (
            <a className="app-button app-button--main" href={printRoute({ screen: 'lesson', id: next.id })}>
              <Icon name="play" />
              {isUnderWay(taken[next.id]) ? words.goOn : next === lessons[0] ? words.firstOne : words.nextOne}
            </a>
          )}
          <span className="learn-page__tally">{words.tally(done, lessons.length + 1)}</span>
        </div>
      </header>
      <ol className="learn-lessons">
        {lessons.map((card, i) => (
          <Row key={card.id} card={card} number={i + 1} taken={taken[card.id]} />
        ))}
        <Row card={TOUR_CARD} number={lessons.length + 1} taken={taken[TOUR_CARD.id]} />
      </ol>
    </div>
  );
};

export default Learn;
