import { type MouseEvent, type ReactNode, useId } from 'react';
import { unbroken } from '../words/naming';
import { useReading } from './reading';
import { type Paragraph, parseInline, type RuleId, type Table } from './rulebook';
import './learn.css';

/** A rule's number, or words in its place, as a link to its text. */
export function RuleLink({ id, here, children }: { readonly id: RuleId; readonly here?: boolean; readonly children: ReactNode }) {
  const { open } = useReading();
  const follow = (event: MouseEvent) => {
    if (!open || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open(id);
  };
  return (
    <a className="learn-link" href={`#/rules/${encodeURIComponent(id)}`} aria-current={here ? 'location' : undefined} onClick={follow}>
      {children}
    </a>
  );
}

function Inline({ text }: { readonly text: string }) {
  return (
    <>
      {parseInline(text).map((part, i) => {
        if (part.kind === 'emphasis') return <em key={i}>{part.text}</em>;
        if (part.kind === 'text') return unbroken(part.text);
        return (
          <RuleLink key={i} id={part.id}>
            {part.text.replace(/^FAQ /, 'FAQ\u00a0')}
          </RuleLink>
        );
      })}
    </>
  );
}

/** From so many rows on a table goes over several columns or pages when it is printed. */
const LONG = 30;

/** Whether a column holds sentences or names, which begin at the left, or figures. */
const wordy = ({ rows }: Table, column: number): boolean => rows.some((row) => (row[column] ?? '').replace(/[{}|]/g, '').length > 14);

/** Whether a table takes both columns of a printed page: it has four of its own, or sentences in the third as well as before it. */
const isWide = (table: Table): boolean => table.head.length > 3 || (wordy(table, 2) && (wordy(table, 0) || wordy(table, 1)));

function TableView({ table }: { readonly table: Table }) {
  const id = useId();
  const kinds = table.head.map((_, column) => (wordy(table, column) ? 'learn-table__words' : undefined));
  const size = table.rows.length > LONG ? ' learn-table--long' : isWide(table) ? ' learn-table--wide' : '';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by itself, also by keyboard
    <section className={`learn-table${size}`} tabIndex={0} aria-labelledby={id}>
      <table>
        <caption id={id}>
          <Inline text={table.caption} />
        </caption>
        <thead>
          <tr>
            {table.head.map((cell, i) => (
              <th key={i} scope="col" className={kinds[i]}>
                <Inline text={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([name = '', ...cells]) => (
            <tr key={name}>
              <th scope="row" className={kinds[0]} lang={table.langs?.[0]}>
                <Inline text={name} />
              </th>
              {cells.map((cell, i) => (
                <td key={i} className={kinds[i + 1]} lang={table.langs?.[i + 1]}>
                  <Inline text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const itemsOf = (items: readonly string[]) =>
  items.map((item) => (
    <li key={item}>
      <Inline text={item} />
    </li>
  ));

function ParagraphView({ paragraph }: { readonly paragraph: Paragraph }) {
  const { words } = useReading();
  if (typeof paragraph === 'string') {
    return (
      <p>
        <Inline text={paragraph} />
      </p>
    );
  }
  if ('list' in paragraph) return <ul>{itemsOf(paragraph.list)}</ul>;
  if ('steps' in paragraph) return <ol>{itemsOf(paragraph.steps)}</ol>;
  if ('table' in paragraph) return <TableView table={paragraph.table} />;
  return (
    <p className="learn-example">
      <strong>{words.example}</strong>
      <span>
        <Inline text={paragraph.example} />
      </span>
    </p>
  );
}

/** The text of one rule, and what we ruled where the original leaves something open. */
export function Prose({ id, between }: { readonly id: RuleId; readonly between?: ReactNode }) {
  const { book, words } = useReading();
  const { text, ruling } = book[id];
  return (
    <>
      {text.map((paragraph, i) => (
        <ParagraphView key={`${id} ${i}`} paragraph={paragraph} />
      ))}
      {between}
      {ruling !== undefined && (
        <aside className="learn-ruling">
          <strong>{words.ruling}</strong>
          <p>
            <Inline text={ruling} />
          </p>
        </aside>
      )}
    </>
  );
}
