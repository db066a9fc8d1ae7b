import { Examples } from './examples/Examples';
import { Prose, RuleLink } from './Prose';
import { useReading } from './reading';
import { labelOf, parentOf, RULE_IDS, type RuleId } from './rulebook';

function RuleList({ title, ids }: { readonly title: string; readonly ids: readonly RuleId[] }) {
  const { book } = useReading();
  if (ids.length === 0) return null;
  return (
    <nav className="learn-list" aria-label={title}>
      <p className="learn-list__title">{title}</p>
      <ul>
        {ids.map((id) => (
          <li key={id}>
            <RuleLink id={id}>
              <b>{labelOf(id)}</b> {book[id].title}
            </RuleLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** One rule by itself: its text, its boards, and where to read on. */
export function RuleText({ id }: { readonly id: RuleId }) {
  const { book, words } = useReading();
  const parent = parentOf(id);
  return (
    <div className="learn-text">
      <Prose id={id} between={<Examples of={id} />} />
      <RuleList title={words.within} ids={RULE_IDS.filter((other) => parentOf(other) === id)} />
      <RuleList title={words.see} ids={book[id].see ?? []} />
      {parent !== undefined && <RuleList title={words.part} ids={[parent]} />}
    </div>
  );
}
