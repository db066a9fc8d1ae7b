import '../../table/shell/table.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { match } from '../../../store/match';
import { progress } from '../../../store/progress';
import { fetchRules } from '../../../store/systems';
import { NotLoaded } from '../../app/NotLoaded';
import { useTitle } from '../../app/title';
import type { LessonId } from '../../systems/lessons';
import { cardOf } from '../../systems/lessons';
import { Battle } from '../../table/shell/Battle';
import { livePart } from '../../table/shell/livePart';
import { useLanguage, useWords, wholeWords } from '../../words';
import { LESSONS } from '../lessons';
import type { Lesson } from '../lessons/types';
import { useCourse } from './current';
import { goOnByKey } from './goOnByKey';
import { Summary } from './Summary';
import { startLesson } from './startLesson';
import './lesson.css';

/** A lesson and all that it is played by. */
async function fetchLesson(id: LessonId): Promise<Lesson> {
  const fetch = LESSONS[id];
  if (!fetch) throw new Error(`no lesson ${id}`);
  const [lesson] = await Promise.all([fetch(), wholeWords()]);
  await Promise.all([livePart(lesson.system).load(), ...lesson.steps.map(({ setting }) => setting && fetchRules(setting.position))]);
  return lesson;
}

type Opening = { readonly state: 'waiting' | 'failed' } | { readonly state: 'there'; readonly lesson: Lesson };

function useLesson(id: LessonId, again: number): Opening {
  const [opening, show] = useState<Opening>({ state: 'waiting' });
  const language = useLanguage();
  // A lesson goes on in another language, it does not begin again.
  const spoken = useRef(language);
  useEffect(() => {
    spoken.current = language;
  }, [language]);
  const gone = useRef(false);
  // At once: the end of an effect waits for the next page to be painted, and the lesson is not to begin on its table.
  useLayoutEffect(
    () => () => {
      gone.current = true;
    },
    [],
  );
  useEffect(() => {
    show((before) => (before.state === 'failed' ? { state: 'waiting' } : before));
    let leave: (() => void) | undefined;
    let left = false;
    const begin = (lesson: Lesson) => {
      if (left || gone.current) return;
      const taken = startLesson(lesson, cardOf(id).title[spoken.current]);
      if ('fault' in taken) throw new Error(taken.fault);
      leave = taken.leave;
      show({ state: 'there', lesson });
    };
    fetchLesson(id)
      .then(begin)
      .catch(() => !left && show({ state: 'failed' }));
    addEventListener('keydown', goOnByKey);
    return () => {
      left = true;
      leave?.();
      removeEventListener('keydown', goOnByKey);
    };
  }, [id, again]);
  useEffect(() => {
    if (match.store.getState().now?.head.practice) match.rename(cardOf(id).title[language]);
  }, [id, language]);
  return opening;
}

/** A lesson at the table, and when it has been taken what there was to learn. */
export default function LessonScreen({ id }: { readonly id: LessonId }) {
  const { common } = useWords();
  const language = useLanguage();
  const [again, repeat] = useState(0);
  const opening = useLesson(id, again);
  const { course, state } = useCourse();
  useTitle(cardOf(id).title[language]);
  const steps = course?.lesson.steps.length;
  const ended = steps !== undefined && state.step >= steps;
  useEffect(() => {
    if (ended) progress.write(id, { step: 0, done: true });
  }, [ended, id]);
  if (opening.state === 'failed') return <NotLoaded retry={() => repeat(again + 1)} />;
  if (opening.state !== 'there' || !course) return <p className="app-waiting">{common.loading}</p>;
  return ended ? <Summary lesson={opening.lesson} repeat={() => repeat(again + 1)} /> : <Battle />;
}
