import { type KeyboardEvent, type RefObject, useId } from 'react';
import { Icon } from '../../app/Icon';
import { LearnIcon } from '../icons';
import { RuleLink } from '../Prose';
import { useReading } from '../reading';
import { labelOf, parentOf, type RuleId } from '../rulebook';
import type { Found, Run } from './search';

interface Props {
  readonly query: string;
  readonly setQuery: (query: string) => void;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly list: RefObject<HTMLElement | null>;
}

const linksIn = (list: HTMLElement | null): HTMLAnchorElement[] => [...(list?.querySelectorAll('a') ?? [])];

/** Where a word is typed; the arrow down goes on into what is found. */
export function SearchField({ query, setQuery, field, list }: Props) {
  const { search } = useReading().words;
  const id = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    const [first] = linksIn(list.current);
    if (event.key === 'Escape' && query !== '') {
      event.preventDefault();
      event.stopPropagation();
      setQuery('');
    } else if (event.key === 'ArrowDown' && first) {
      event.preventDefault();
      first.focus();
    } else if (event.key === 'Enter' && query !== '') {
      event.preventDefault();
      first?.click();
    }
  };
  return (
    <search className="search">
      <label className="app-unseen" htmlFor={id}>
        {search.label}
      </label>
      <LearnIcon name="search" />
      <input
        ref={field}
        id={id}
        className="app-input"
        type="search"
        autoComplete="off"
        spellCheck={false}
        placeholder={search.label}
        title={search.hint}
        value={query}
        onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {query !== '' && (
        <button
          type="button"
          className="app-button app-button--icon search__clear"
          aria-label={search.clear}
          onClick={() => {
            setQuery('');
            field.current?.focus();
          }}
        >
          <Icon name="cross" />
        </button>
      )}
    </search>
  );
}

const Runs = ({ of }: { readonly of: readonly Run[] }) => <>{of.map((run, i) => (run.hit ? <mark key={i}>{run.text}</mark> : run.text))}</>;

function sectionOf(id: RuleId): RuleId {
  const parent = parentOf(id);
  return parent === undefined ? id : sectionOf(parent);
}

interface ResultsProps {
  readonly query: string;
  readonly found: readonly Found[];
  readonly list: RefObject<HTMLElement | null>;
  readonly field: RefObject<HTMLInputElement | null>;
}

/** What was found, each with its section; arrows go up and down. */
export function SearchResults({ query, found, list, field }: ResultsProps) {
  const { book, words } = useReading();
  const step = (event: KeyboardEvent, by: number) => {
    const links = linksIn(list.current);
    const at = document.activeElement instanceof HTMLAnchorElement ? links.indexOf(document.activeElement) : -1;
    if (at < 0) return;
    event.preventDefault();
    (at + by < 0 ? field.current : links[at + by])?.focus();
  };
  return (
    <section
      ref={list}
      className="search-results"
      aria-label={words.search.results}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown') step(event, 1);
        else if (event.key === 'ArrowUp') step(event, -1);
      }}
    >
      <p role="status" className="search-count">
        {found.length > 0 ? words.search.found(found.length) : words.search.nothing(query.trim())}
      </p>
      {found.length === 0 && <p className="app-note">{words.search.advice}</p>}
      <ul className="guide-list">
        {found.map(({ id, title, excerpt }) => {
          const section = sectionOf(id);
          return (
            <li key={id}>
              <RuleLink id={id}>
                {section !== id && (
                  <small>
                    {labelOf(section)} {book[section].title}
                  </small>
                )}
                <span className="search-title">
                  <b>{labelOf(id)}</b> <Runs of={title} />
                </span>
                {excerpt.length > 0 && (
                  <span className="search-excerpt">
                    <Runs of={excerpt} />
                  </span>
                )}
              </RuleLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
