import type { Page } from '../app/routes';
import LessonScreen from '../learn/lesson/LessonScreen';
import { LESSONS } from '../learn/lessons';
import { CARDS } from '../systems/lessons';
import { useLessonWords } from '../words/lessons';

const Lesson: Page<'lesson'> = ({ route }) => {
  const words = useLessonWords();
  const id = CARDS.find(({ id: one }) => one === route.id && LESSONS[one])?.id;
  if (id) return <LessonScreen key={id} id={id} />;
  return (
    <p className="app-waiting">
      {words.unknown} <a href="#/learn">{words.all}</a>
    </p>
  );
};

export default Lesson;
