import { useEffect, useRef } from 'react';
import { factsOf } from '../../../scenarios';
import { Icon } from '../../app/Icon';
import { printRoute } from '../../app/routes';
import type { LessonCard } from '../../systems/lessons';
import { CARDS, cardOf } from '../../systems/lessons';
import { wingOf } from '../../systems/registry';
import { useLanguage } from '../../words';
import { useLessonWords } from '../../words/lessons';
import { pathOf } from '../book/place';
import { LESSONS } from '../lessons';
import type { Lesson } from '../lessons/types';
import { useRulebook } from '../useRulebook';
import { Saying } from './Saying';

/** The lesson after it, of those that there are. */
function following(id: Lesson['id']): LessonCard | undefined {
  const at = CARDS.findIndex((card) => card.id === id);
  return CARDS.slice(at + 1).find((card) => LESSONS[card.id]);
}

interface Way {
  readonly href: string;
  readonly name: string;
}

/** Where to go on, best first: to the next lesson, but after the last one of a game to a battle of it. */
function useWays({ id, system, onward }: Lesson): readonly [Way, ...Way[]] {
  const words = useLessonWords();
  const language = useLanguage();
  const next = following(id);
  const lesson = next && { href: printRoute({ screen: 'lesson', id: next.id }), name: words.following(next.title[language]) };
  if (lesson && wingOf(system).lessons?.[next.id]) return [lesson];
  const battle = onward === undefined ? undefined : factsOf(onward);
  const play: Way = battle
    ? { href: printRoute({ screen: 'battle', battle: battle.id }), name: words.battle(battle.title[language]) }
    : { href: printRoute({ screen: 'battles' }), name: words.battles };
  return lesson ? [play, lesson] : [play];
}

/** After the last step: what has been learned, where it is written, and where to go on. */
export function Summary({ lesson, repeat }: { readonly lesson: Lesson; readonly repeat: () => void }) {
  const words = useLessonWords();
  const language = useLanguage();
  const book = useRulebook();
  const title = useRef<HTMLHeadingElement>(null);
  const [best, ...others] = useWays(lesson);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <div className="lesson-summary" data-testid="lesson-summary">
      <div className="lesson-summary__sheet">
        <header>
          <p className="lesson-summary__seal">
            <Icon name="check" />
            {words.ended}
          </p>
          <h1 ref={title} tabIndex={-1}>
            {cardOf(lesson.id).title[language]}
          </h1>
        </header>
        <section>
          <h2>{words.learned}</h2>
          <p className="lesson-summary__end">
            <Saying said={lesson.end} />
          </p>
        </section>
        <nav className="lesson-summary__on" aria-label={words.all}>
          <a className="app-button app-button--main" data-testid="lesson-following" href={best.href}>
            {best.name}
            <Icon name="arrow" />
          </a>
          {others.map(({ href, name }) => (
            <a key={href} className="app-button" href={href}>
              {name}
            </a>
          ))}
          <a className="app-button" href="#/learn">
            {words.all}
          </a>
          <button type="button" className="app-button app-button--quiet" onClick={repeat}>
            {words.repeat}
          </button>
        </nav>
        <section>
          <h2>{words.rules}</h2>
          <ul className="lesson-summary__rules">
            {lesson.teaches.map((id) => (
              <li key={id}>
                <a href={pathOf(id)}>
                  <b>{id}</b> {book.state === 'there' ? book.reading.book[id].title : ''}
                </a>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}
