import type { Widened } from '../vocabulary';

/** The words round the lessons; what a lesson says stands in its own file. */
export const en = {
  title: 'Learn by playing',
  intro:
    'Short lessons at the real table: you read, you move, you fight, and the rules answer. Try whatever you like, the wrong thing too: it is explained, and one press undoes it. Take them in any order.',
  tab: 'Lesson',
  minutes: (minutes: number) => `${minutes} min`,
  done: 'Done',
  under: 'In progress',
  tally: (done: number, all: number) => (done === 0 ? `${all} lessons` : `${done} of ${all} lessons done`),
  firstOne: 'Begin with the first lesson',
  goOn: 'Go on with the lesson',
  nextOne: 'Go on with the next lesson',
  unknown: 'There is no such lesson.',
  all: 'All lessons',
  step: (step: number, all: number) => `Step ${step} of ${all}`,
  next: 'Next',
  finish: 'Finish',
  hint: 'Hint',
  back: 'Take it back',
  again: 'Start over',
  before: 'Previous step',
  reached: 'Done',
  wrong: 'Not quite',
  left: 'The phase ended before this was done. Take it back and try again.',
  answers: 'Your answer',
  ticked: 'done',
  keys: 'Press C to go on.',
  ended: 'Lesson done',
  learned: 'What you have learned',
  rules: 'In the rulebook',
  following: (title: string) => `Next lesson: ${title}`,
  battle: (title: string) => `Play ${title}`,
  battles: 'Play a battle',
  repeat: 'Repeat this lesson',
  red: 'Red',
  blue: 'Blue',
};

export type LessonWords = Widened<typeof en>;
