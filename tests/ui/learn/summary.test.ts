/* Where the end of a lesson leads. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { factsOf } from '../../../src/scenarios';
import { Summary } from '../../../src/ui/learn/lesson/Summary';
import type { LessonId } from '../../../src/ui/systems/lessons';
import { speak } from '../../../src/ui/words';
import { emptyPage } from '../noPage';
import { lessonOf, lessons } from './taken';

emptyPage();
beforeAll(() => speak('en'));

/** Where its links lead, the main one first, without that to all lessons. */
function ways(id: LessonId): readonly string[] {
  const html = renderToStaticMarkup(createElement(Summary, { lesson: lessonOf(id), repeat: () => undefined }));
  const nav = /<nav.*?<\/nav>/s.exec(html)![0];
  expect(nav.match(/app-button--main/g)).toHaveLength(1);
  expect(nav.indexOf('app-button--main')).toBeLessThan(nav.indexOf('href='));
  return [...nav.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!).filter((href) => href !== '#/learn');
}

test('leads to the next lesson of the game, and from its last one to a battle first', () => {
  expect(ways('counters')).toEqual(['#/learn/terrain']);
  expect(ways('boarding')).toEqual(['#/learn/arrows']);
  expect(ways('battle')).toEqual(['#/battles/spartolus', '#/learn/ships']);
  expect(ways('arrows')).toEqual(['#/battles/diekplus', '#/learn/zones']);
  expect(ways('clash')).toEqual(['#/battles']);
});

test('leads to the battle that the end of the lesson names', () => {
  const named = lessons.filter(({ onward }) => onward !== undefined);
  expect(named).not.toEqual([]);
  for (const { end, onward } of named) {
    const { title } = factsOf(onward!)!;
    expect(end.en).toContain(title.en);
    expect(end.fr).toContain(title.fr);
  }
});
