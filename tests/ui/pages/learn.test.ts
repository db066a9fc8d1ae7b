/* The list of lessons, and where its main button leads. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { type LessonProgress, progress } from '../../../src/store/progress';
import Learn from '../../../src/ui/pages/Learn';
import { CARDS, type LessonId } from '../../../src/ui/systems/lessons';
import { speak } from '../../../src/ui/words';
import { lessonWords } from '../../../src/ui/words/lessons';
import { emptyPage } from '../noPage';

emptyPage();
beforeAll(() => speak('en'));

const [first, second] = CARDS.map(({ id }) => id) as [LessonId, LessonId];
const at = (step: number): LessonProgress => ({ step, done: false });
const DONE: LessonProgress = { step: 0, done: true };

test.each([
  ['begin', {}, first, 'firstOne'],
  ['begin, though one has looked in', { [first]: at(0) }, first, 'firstOne'],
  ['go on in the one that is under way', { [first]: at(3) }, first, 'goOn'],
  ['take the next', { [first]: DONE }, second, 'nextOne'],
  ['go on in a later one', { [first]: DONE, [second]: at(1) }, second, 'goOn'],
  ['take the next, though another is under way', { [first]: DONE, [CARDS[2]!.id]: at(2) }, second, 'nextOne'],
] as const)('the main button says what it does: %s', (_, taken, id, said) => {
  // What is kept is read by a page that is drawn as text as it was at first.
  vi.spyOn(progress.store, 'getInitialState').mockReturnValue(taken);
  const page = renderToStaticMarkup(createElement(Learn, { route: { screen: 'learn' } }));
  const [, href, inside] = /app-button--main" href="([^"]*)">(.*?)<\/a>/.exec(page) ?? [];
  expect([href, inside?.replace(/<[^>]*>/g, '')]).toEqual([`#/learn/${id}`, lessonWords.en[said]]);
});
