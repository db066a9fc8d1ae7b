import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Dialog } from '../../app/Dialog';
import { isKey } from '../../app/keyboard';
import { useMedia } from '../../app/useMedia';
import { LearnIcon } from '../icons';
import { type Reading, ReadingContext } from '../reading';
import { isRuleId, labelOf, type RuleId } from '../rulebook';
import { markIn } from '../search/mark';
import { askedFor } from '../search/search';
import { Book } from './Book';
import { Guide } from './Guide';
import { bringUp, pathOf } from './place';
import { printBook } from './printBook';
import { type RulesRoute, useArrivalAt } from './useArrivalAt';
import { useHere } from './useHere';
import './book.css';

/** The contents and the search stand beside the text if there is room, else they come when they are asked for. */
const ROOMY = '(min-width: 961px)';

/** Heights of what stays at the top of the window, in pixels. */
const HEADER = 56;
const BAR = 58;

interface Props {
  readonly reading: Reading;
  readonly route: RulesRoute;
}

/** The rulebook to be read: all of it, with its contents and search. */
export function RulebookPage({ reading, route }: Props) {
  const asked = route.id;
  const { book, words, language } = reading;
  const id = asked !== undefined && isRuleId(asked) ? asked : undefined;
  const roomy = useMedia(ROOMY);
  const covered = roomy ? HEADER : HEADER + BAR;
  const here = useHere(covered, book);
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const text = useRef<HTMLDivElement>(null);
  useArrivalAt(route, covered, book);
  const follow = useCallback((next: RuleId) => {
    setOpen(false);
    // The address that is there already tells nobody anything.
    if (location.hash === pathOf(next)) bringUp({ id: next });
    else location.hash = pathOf(next);
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => markIn(text.current, askedFor(query, language)), 120);
    return () => clearTimeout(timer);
  }, [query, book, language]);
  useEffect(() => () => markIn(null, []), []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isKey(event, '/')) return;
      event.preventDefault();
      if (roomy) field.current?.focus();
      else setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [roomy]);
  const read = useMemo(() => ({ ...reading, open: follow }), [reading, follow]);
  // Drawn once for each language: it is long.
  const drawn = useMemo(() => <Book />, [book]);
  const guide = <Guide here={here} query={query} setQuery={setQuery} field={field} />;
  return (
    <ReadingContext.Provider value={read}>
      <div className="book">
        {/* With keys: the text is never drawn anew because the window is turned or printed. */}
        {roomy ? (
          <aside key="aside" className="book-aside">
            {guide}
          </aside>
        ) : (
          <div key="bar" className="book-bar">
            <button type="button" className="app-button book-bar__open" onClick={() => setOpen(true)}>
              <LearnIcon name="search" />
              <span>
                <small>{words.search.open}</small>
                {here && (
                  <span className="book-bar__here">
                    <b>{labelOf(here)}</b> {book[here].title}
                  </span>
                )}
              </span>
            </button>
          </div>
        )}
        <div key="text" ref={text} className="book-text">
          <header className="page-head">
            <h1>{words.title}</h1>
            <p>{asked === undefined || id ? words.intro : words.unknown(asked)}</p>
            <button type="button" className="app-button book-print" onClick={printBook}>
              <LearnIcon name="print" />
              {words.print}
            </button>
          </header>
          {drawn}
        </div>
      </div>
      {open && !roomy && (
        <Dialog title={words.search.open} onClose={() => setOpen(false)}>
          {guide}
        </Dialog>
      )}
    </ReadingContext.Provider>
  );
}
