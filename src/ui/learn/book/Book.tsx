import { Examples } from '../examples/Examples';
import { Prose, RuleLink } from '../Prose';
import { useReading } from '../reading';
import { labelOf, PARTS, type Rulebook, type RuleId, type RuleNode } from '../rulebook';
import { CopyLink } from './CopyLink';
import { anchorOf } from './place';

const HEADINGS = ['h3', 'h4', 'h5'] as const;

function SeeAlso({ ids }: { readonly ids: readonly RuleId[] }) {
  const { book, words } = useReading();
  return (
    <p className="book-see">
      <span className="book-see__title">{words.see}</span>
      {ids.map((id) => (
        <RuleLink key={id} id={id}>
          <b>{labelOf(id)}</b> {book[id].title}
        </RuleLink>
      ))}
    </p>
  );
}

/** A paragraph with its number, its own link, and those below it. */
function Entry({ node, depth }: { readonly node: RuleNode; readonly depth: number }) {
  const { book } = useReading();
  const { id, children } = node;
  const { title, see } = book[id];
  const Heading = HEADINGS[Math.min(depth, 2)] ?? 'h5';
  return (
    <>
      <section
        className={`book-rule book-rule--${Math.min(depth, 2)}`}
        id={anchorOf(id)}
        data-paragraph={id}
        aria-labelledby={`${anchorOf(id)}-title`}
      >
        <div className="book-rule__head">
          <Heading id={`${anchorOf(id)}-title`} tabIndex={-1}>
            <span className="learn-number">{labelOf(id)}</span> {title}
          </Heading>
          <CopyLink id={id} />
        </div>
        <div className="learn-text">
          <Prose id={id} between={<Examples of={id} />} />
          {see && <SeeAlso ids={see} />}
        </div>
      </section>
      {children.map((child) => (
        <Entry key={child.id} node={child} depth={depth + 1} />
      ))}
    </>
  );
}

/** About how high a section will be, in lines: what is off the screen is not laid out before it is wanted. */
function heightOf(book: Rulebook, { id, children }: RuleNode): number {
  const { text, ruling, see } = book[id];
  const lines = text.reduce((sum, paragraph) => {
    if (typeof paragraph === 'string') return sum + 0.5 + paragraph.length / 80;
    if ('list' in paragraph || 'steps' in paragraph) {
      const items = 'list' in paragraph ? paragraph.list : paragraph.steps;
      return sum + 0.5 + items.reduce((all, item) => all + 1.2 + item.length / 110, 0);
    }
    if ('example' in paragraph) return sum + 2.2 + paragraph.example.length / 80;
    return sum + 2.5 + 1.5 * paragraph.table.rows.length;
  }, 4.2);
  const own = lines + (ruling === undefined ? 0 : 2.5 + ruling.length / 80) + (see ? 1.3 : 0);
  return Math.round(children.reduce((sum, child) => sum + heightOf(book, child), own));
}

/** The whole rulebook, in its order. */
export function Book() {
  const { book, words } = useReading();
  return (
    <>
      {PARTS.map(({ part, sections }) => (
        <section key={part} className="book-part" aria-labelledby={`rules-${part}`}>
          <h2 id={`rules-${part}`}>{words.parts[part]}</h2>
          {sections.map((node) => (
            <div key={node.id} className="book-section" style={{ '--height': heightOf(book, node) }}>
              <Entry node={node} depth={0} />
            </div>
          ))}
        </section>
      ))}
    </>
  );
}
