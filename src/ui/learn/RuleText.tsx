import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { useWords } from '../words';
import { unbroken } from '../words/naming';
import { type Paragraph, parentOf, parseInline, RULE_IDS, type Rulebook, type RuleEntry, type RuleId, type Table } from './rulebook';
import './learn.css';

/** Called for a plain click on the number of another rule; without it the link leads to the rule's own page. */
export type OpenRule = ((id: RuleId) => void) | undefined;

interface LinkProps {
  readonly id: RuleId;
  readonly open: OpenRule;
  readonly children: ComponentChildren;
}

/** A rule's number as a link to its text. */
export function RuleLink({ id, open, children }: LinkProps) {
  const follow = (event: MouseEvent) => {
    if (!open || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open(id);
  };
  return (
    <a class="learn-link" href={`#/rules/${encodeURIComponent(id)}`} onClick={follow}>
      {children}
    </a>
  );
}

function Inline({ text, open }: { readonly text: string; readonly open: OpenRule }) {
  return (
    <>
      {parseInline(text).map((part, i) => {
        if (part.kind === 'emphasis') return <em key={i}>{part.text}</em>;
        if (part.kind === 'text') return unbroken(part.text);
        return (
          <RuleLink key={i} id={part.id} open={open}>
            {part.text.replace(/^FAQ /, 'FAQ\u00a0')}
          </RuleLink>
        );
      })}
    </>
  );
}

function TableView({ table, open }: { readonly table: Table; readonly open: OpenRule }) {
  const id = useId();
  return (
    <figure class="learn-table">
      <figcaption id={id}>
        <Inline text={table.caption} open={open} />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by itself, also by keyboard */}
      <section tabIndex={0} aria-labelledby={id}>
        <table aria-labelledby={id}>
          <thead>
            <tr>
              {table.head.map((cell, i) => (
                <th key={i} scope="col">
                  <Inline text={cell} open={open} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(([name = '', ...cells]) => (
              <tr key={name}>
                <th scope="row">
                  <Inline text={name} open={open} />
                </th>
                {cells.map((cell, i) => (
                  <td key={i}>
                    <Inline text={cell} open={open} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </figure>
  );
}

function ParagraphView({ paragraph, open }: { readonly paragraph: Paragraph; readonly open: OpenRule }) {
  const { rules } = useWords().pages;
  if (typeof paragraph === 'string') {
    return (
      <p>
        <Inline text={paragraph} open={open} />
      </p>
    );
  }
  if ('list' in paragraph) {
    return (
      <ul>
        {paragraph.list.map((item) => (
          <li key={item}>
            <Inline text={item} open={open} />
          </li>
        ))}
      </ul>
    );
  }
  if ('table' in paragraph) return <TableView table={paragraph.table} open={open} />;
  return (
    <p class="learn-example">
      <strong>{rules.example}</strong>
      <span>
        <Inline text={paragraph.example} open={open} />
      </span>
    </p>
  );
}

interface ListProps {
  readonly title: string;
  readonly ids: readonly RuleId[];
  readonly book: Rulebook;
  readonly open: OpenRule;
}

function RuleList({ title, ids, book, open }: ListProps) {
  if (ids.length === 0) return null;
  return (
    <nav class="learn-list" aria-label={title}>
      <p class="learn-list__title">{title}</p>
      <ul>
        {ids.map((id) => (
          <li key={id}>
            <RuleLink id={id} open={open}>
              <b>{id}</b> {book[id].title}
            </RuleLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The text of one rule: paragraphs, tables, what we ruled, and where to read on. */
export function RuleText({ id, book, open }: { readonly id: RuleId; readonly book: Rulebook; readonly open?: OpenRule }) {
  const { rules } = useWords().pages;
  const entry: RuleEntry = book[id];
  const parent = parentOf(id);
  return (
    <div class="learn-text">
      {entry.text.map((paragraph, i) => (
        <ParagraphView key={`${id} ${i}`} paragraph={paragraph} open={open} />
      ))}
      {entry.ruling !== undefined && (
        <aside class="learn-ruling">
          <strong>{rules.ruling}</strong>
          <p>
            <Inline text={entry.ruling} open={open} />
          </p>
        </aside>
      )}
      <RuleList title={rules.within} ids={RULE_IDS.filter((other) => parentOf(other) === id)} book={book} open={open} />
      <RuleList title={rules.see} ids={entry.see ?? []} book={book} open={open} />
      {parent !== undefined && <RuleList title={rules.part} ids={[parent]} book={book} open={open} />}
    </div>
  );
}
