import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { RuleLink } from '../Prose';
import { useReading } from '../reading';
import { labelOf, PARTS, type Part, parentOf, type RuleId, type RuleNode } from '../rulebook';
import { SearchField, SearchResults } from '../search/SearchField';
import { search } from '../search/search';

function Nodes({
  nodes,
  here,
  unfolded,
}: {
  readonly nodes: readonly RuleNode[];
  readonly here: RuleId | undefined;
  readonly unfolded: ReadonlySet<RuleId>;
}) {
  const { book } = useReading();
  return (
    <ul className="guide-list">
      {nodes.map(({ id, children }) => (
        <li key={id}>
          <RuleLink id={id} here={id === here}>
            <b>{labelOf(id)}</b> <span>{book[id].title}</span>
          </RuleLink>
          {children.length > 0 && unfolded.has(id) && <Nodes nodes={children} here={here} unfolded={unfolded} />}
        </li>
      ))}
    </ul>
  );
}

function pathTo(id: RuleId | undefined): Set<RuleId> {
  const path = new Set<RuleId>();
  for (let at = id; at !== undefined; at = parentOf(at)) path.add(at);
  return path;
}

/** The parts in reading order, but for the one that is wanted first. */
const partsFrom = (first: Part | undefined) => [
  ...PARTS.filter(({ part }) => part === first),
  ...PARTS.filter(({ part }) => part !== first),
];

/** All sections, and what belongs to the one that is being read. */
function Contents({ here, first }: Pick<Props, 'here' | 'first'>) {
  const { words } = useReading();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const scrolled = box.current?.closest<HTMLElement>('.guide');
    const link = box.current?.querySelector<HTMLElement>('[aria-current]');
    if (!scrolled || !link) return;
    const [frame, place] = [scrolled.getBoundingClientRect(), link.getBoundingClientRect()];
    if (place.top < frame.top + 64 || place.bottom > frame.bottom - 48) scrolled.scrollTop += place.top - frame.top - frame.height / 3;
  }, [here]);
  return (
    <nav ref={box} className="guide-contents" aria-label={words.contents}>
      {partsFrom(first).map(({ part, sections }) => (
        <div key={part}>
          <p className="guide-part">{words.parts[part]}</p>
          <Nodes nodes={sections} here={here} unfolded={pathTo(here)} />
        </div>
      ))}
    </nav>
  );
}

interface Props {
  readonly here: RuleId | undefined;
  /** The part that the contents begin with; left out, all are in reading order. */
  readonly first?: Part | undefined;
  readonly query: string;
  readonly setQuery: (query: string) => void;
  readonly field: RefObject<HTMLInputElement | null>;
}

/** The ways into the rulebook: search, and the list of contents as long as nothing is searched for. */
export function Guide({ here, first, query, setQuery, field }: Props) {
  const { book, language } = useReading();
  const list = useRef<HTMLElement>(null);
  const found = useMemo(() => search(book, query, language), [book, query, language]);
  return (
    <div className="guide">
      <SearchField query={query} setQuery={setQuery} field={field} list={list} />
      {query.trim() === '' ? (
        <Contents here={here} first={first} />
      ) : (
        <SearchResults query={query} found={found} list={list} field={field} />
      )}
    </div>
  );
}
