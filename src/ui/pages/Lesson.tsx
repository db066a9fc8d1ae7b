import { useEffect } from 'react';
import { whenFetched } from '../app/fetched';
import type { Page } from '../app/routes';
import { Title } from '../app/title';
import { TOUR_CARD } from '../design/tourCard';
import LessonScreen from '../learn/lesson/LessonScreen';
import { LESSONS } from '../learn/lessons';
import { CARDS } from '../systems/lessons';
import { useWords } from '../words';
import { fetchDesignWords } from '../words/design';
import { useLessonWords } from '../words/lessons';

/** The lesson that is taken at the drawing table itself. */
function TourDoor() {
  const { common } = useWords();
  useEffect(() => {
    let left = false;
    const parts = Promise.all([import('../design/tour'), fetchDesignWords()]);
    const begun = parts.then(([{ beginTour }]) => (left ? undefined : beginTour()));
    whenFetched(begun, () => undefined);
    return () => {
      left = true;
    };
  }, []);
  return <p className="app-waiting">{common.loading}</p>;
}

const Lesson: Page<'lesson'> = ({ route }) => {
  const words = useLessonWords();
  const id = CARDS.find(({ id: one }) => one === route.id && LESSONS[one])?.id;
  if (route.id === TOUR_CARD.id) return <TourDoor />;
  if (id) return <LessonScreen key={id} id={id} />;
  return (
    <div className="app-waiting">
      <Title name={words.unknown} />
      <h1>{words.unknown}</h1>
      <p>
        <a href="#/learn">{words.all}</a>
      </p>
    </div>
  );
};

export default Lesson;
