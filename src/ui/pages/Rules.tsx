import { Icon } from '../app/Icon';
import type { Page } from '../app/screens';
import { useTitle } from '../app/title';
import { RuleLink, RuleText } from '../learn/RuleText';
import { isRuleId, PARTS, RULE_IDS, type Rulebook, type RuleId, type RuleNode } from '../learn/rulebook';
import { useRulebook } from '../learn/useRulebook';
import { useWords } from '../words';
import './pages.css';

function Contents({ nodes, book }: { readonly nodes: readonly RuleNode[]; readonly book: Rulebook }) {
  return (
    <ul class="page-contents">
      {nodes.map(({ id, children }) => (
        <li key={id}>
          <RuleLink id={id} open={undefined}>
            <b>{id}</b> <span>{book[id].title}</span>
          </RuleLink>
          {children.length > 0 && <Contents nodes={children} book={book} />}
        </li>
      ))}
    </ul>
  );
}

function OneRule({ id, book }: { readonly id: RuleId; readonly book: Rulebook }) {
  const { rules } = useWords().pages;
  const place = RULE_IDS.indexOf(id);
  const around = [RULE_IDS[place - 1], RULE_IDS[place + 1]] as const;
  return (
    <article class="page-rule">
      <a class="page-back" href="#/rules">
        <Icon name="back" />
        {rules.all}
      </a>
      <h1>
        <span class="learn-number">{id}</span> {book[id].title}
      </h1>
      <RuleText id={id} book={book} />
      <nav class="page-around" aria-label={rules.contents}>
        {around.map(
          (other, i) =>
            other && (
              <a key={other} class="app-button" href={`#/rules/${encodeURIComponent(other)}`} rel={i === 0 ? 'prev' : 'next'}>
                {i === 0 && <Icon name="back" />}
                <span>
                  <b>{other}</b> {book[other].title}
                </span>
                {i === 1 && <Icon name="arrow" />}
              </a>
            ),
        )}
      </nav>
    </article>
  );
}

const Rules: Page<'rules'> = ({ route }) => {
  const words = useWords();
  const { rules } = words.pages;
  const fetched = useRulebook();
  const id = route.id !== undefined && isRuleId(route.id) ? route.id : undefined;
  const book = fetched.state === 'there' ? fetched.book : undefined;
  useTitle(id && book ? `${id} ${book[id].title}` : rules.title);
  if (!book) return <p class="app-waiting">{fetched.state === 'failed' ? rules.failed : words.common.loading}</p>;
  if (id) return <OneRule key={id} id={id} book={book} />;
  return (
    <>
      <header class="page-head">
        <h1>{rules.title}</h1>
        <p>{route.id === undefined ? rules.intro : rules.unknown(route.id)}</p>
      </header>
      {PARTS.map(({ part, sections }) => (
        <section key={part} class="page-sections" aria-labelledby={`rules-${part}`}>
          <h2 id={`rules-${part}`}>{rules.parts[part]}</h2>
          <Contents nodes={sections} book={book} />
        </section>
      ))}
    </>
  );
};

export default Rules;
