import { Examples } from '../examples/Examples';
import { Prose, RuleLink } from '../Prose';
import { useReading } from '../reading';
import { labelOf, PARTS, type RuleId, type RuleNode } from '../rulebook';
import { CopyLink } from './CopyLink';
import { anchorOf } from './place';

const HEADINGS = ['h3', 'h4', 'h5'] as const;

function SeeAlso({ ids }: { readonly ids: readonly RuleId[] }) {
  const { book, words } = useReading();
  return (
    <p class="book-see">
      <span class="book-see__title">{words.see}</span>
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
        class={`book-rule book-rule--${Math.min(depth, 2)}`}
        id={anchorOf(id)}
        data-paragraph={id}
        aria-labelledby={`${anchorOf(id)}-title`}
      >
        <div class="book-rule__head">
          <Heading id={`${anchorOf(id)}-title`} tabIndex={-1}>
            <span class="learn-number">{labelOf(id)}</span> {title}
          </Heading>
          <CopyLink id={id} />
        </div>
        <div class="learn-text">
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

/** The whole rulebook, in its order. */
export function Book() {
  const { words } = useReading();
  return (
    <>
      {PARTS.map(({ part, sections }) => (
        <section key={part} class="book-part" aria-labelledby={`rules-${part}`}>
          <h2 id={`rules-${part}`}>{words.parts[part]}</h2>
          {sections.map((node) => (
            <div key={node.id} class="book-section">
              <Entry node={node} depth={0} />
            </div>
          ))}
        </section>
      ))}
    </>
  );
}
