import type { Page } from '../app/routes';
import LessonScreen from '../learn/lesson/LessonScreen';
import { LESSONS } from '../learn/lessons';
import { LESSON_IDS } from '../learn/lessons/types';
import { useLessonWords } from '../words/lessons';

const Lesson: Page<'lesson'> = ({ route }) => {
  const words = useLessonWords();
  const id = LESSON_IDS.find((one) => one === route.id && LESSONS[one]);
  if (id) return <LessonScreen key={id} id={id} />;
  return (
    <p className="app-waiting">
      {words.unknown} <a href="#/learn">{words.all}</a>
    </p>
  );
};

export default Lesson;
