import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { SystemId } from '../../store/systems';
import { Icon } from '../app/Icon';
import { isTyping } from '../app/keyboard';
import { PartNotLoaded } from '../app/PartNotLoaded';
import { wings } from '../systems/registry';
import { useWords } from '../words';
import { CopyLink } from './book/CopyLink';
import { Guide } from './book/Guide';
import { pathOf } from './book/place';
import { LearnIcon } from './icons';
import { RuleLink } from './Prose';
import { RuleText } from './RuleText';
import { ReadingContext, useReading } from './reading';
import { isRuleId, labelOf, RULE_IDS, type RuleId } from './rulebook';
import { useRulebook } from './useRulebook';

/** In the place of a rule: the contents and the search. */
const CONTENTS = 'contents';

interface Props {
  /** The rule to show; another one starts afresh. */
  readonly id: string;
  /** Another object each time that the rule is asked for. */
  readonly asked?: { readonly byKey?: boolean };
  /** The game on the table beside it: the contents begin with its rules. */
  readonly game?: SystemId | undefined;
  readonly onClose: () => void;
}

/** The paragraphs before and after, and the same one among all others. */
function Around({ id }: { readonly id: RuleId }) {
  const { book, words } = useReading();
  const place = RULE_IDS.indexOf(id);
  const [before, after] = [RULE_IDS[place - 1], RULE_IDS[place + 1]];
  return (
    <nav className="learn-around" aria-label={words.around}>
      {before && (
        <RuleLink id={before}>
          <Icon name="back" />
          <span>
            <b>{labelOf(before)}</b> {book[before].title}
          </span>
        </RuleLink>
      )}
      {after && (
        <RuleLink id={after}>
          <span>
            <b>{labelOf(after)}</b> {book[after].title}
          </span>
          <Icon name="arrow" />
        </RuleLink>
      )}
      <a href={pathOf(id)}>
        <Icon name="book" />
        {words.inBook}
      </a>
    </nav>
  );
}

function Search({ here, game }: Pick<Props, 'game'> & { readonly here: RuleId | undefined }) {
  const [query, setQuery] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const first = game && wings.get(game)?.part;
  return <Guide here={here} first={first} query={query} setQuery={setQuery} field={field} />;
}

/** One rule beside the map. Links inside lead on within the panel, and back again. */
export function RulePanel({ id, asked, game, onClose }: Props) {
  const { common } = useWords();
  const fetched = useRulebook();
  const [trail, follow] = useState<readonly string[]>([id]);
  const title = useRef<HTMLHeadingElement>(null);
  const led = useRef(false);
  const heading = useId();
  const shown = trail.at(-1) ?? id;
  const rule: RuleId | undefined = isRuleId(shown) ? shown : undefined;
  const lead = useCallback((change: (trail: readonly string[]) => readonly string[]) => {
    led.current = true;
    follow(change);
  }, []);
  const isThere = fetched.state === 'there';
  // Asked for again it is shown again, wherever reading on has led.
  useEffect(() => {
    if (asked?.byKey) led.current = true;
    follow([id]);
  }, [id, asked]);
  useEffect(() => {
    if (!isThere) return;
    // What is read moves on with what is shown; the text before it would only be heard again.
    if (led.current && shown !== CONTENTS) title.current?.focus();
    led.current = false;
    title.current?.closest('.learn-panel')?.scrollTo(0, 0);
  }, [trail, shown, isThere]);
  const there = fetched.state === 'there' ? fetched.reading : undefined;
  const reading = useMemo(() => there && { ...there, open: (next: RuleId) => lead((all) => [...all, next]) }, [there, lead]);
  if (fetched.state === 'failed') return <PartNotLoaded retry={fetched.retry} onClose={onClose} />;
  if (!reading) return <p className="learn-panel">{common.loading}</p>;
  const { book, words } = reading;
  return (
    <ReadingContext.Provider value={reading}>
      <section
        className="learn-panel"
        aria-labelledby={heading}
        onKeyDown={(event) => {
          // Outside the field of the search, which is empty now, Escape is the page's.
          if (event.key !== 'Escape' || !isTyping(event.nativeEvent)) return;
          // No dialog below goes with it.
          event.preventDefault();
          onClose();
        }}
      >
        <header className="learn-panel__head">
          {trail.length > 1 && (
            <button
              type="button"
              className="app-button app-button--icon"
              aria-label={words.back}
              onClick={() => lead((all) => all.slice(0, -1))}
            >
              <Icon name="back" />
            </button>
          )}
          <h2 id={heading} ref={title} tabIndex={-1}>
            {shown === CONTENTS ? (
              words.title
            ) : (
              <>
                <span className="learn-number">{rule ? labelOf(rule) : shown}</span> {rule ? book[rule].title : ''}
              </>
            )}
          </h2>
          {rule && <CopyLink id={rule} />}
          {shown !== CONTENTS && (
            <button
              type="button"
              className="app-button app-button--icon"
              aria-label={words.search.open}
              title={words.search.open}
              onClick={() => lead((all) => [...all, CONTENTS])}
            >
              <LearnIcon name="search" />
            </button>
          )}
          <button type="button" className="app-button app-button--icon" aria-label={common.actions.close} onClick={onClose}>
            <Icon name="cross" />
          </button>
        </header>
        {shown === CONTENTS ? (
          <Search here={[...trail].reverse().find(isRuleId)} game={game} />
        ) : rule === undefined ? (
          <p>{words.unknown(shown)}</p>
        ) : (
          <>
            <RuleText id={rule} />
            <Around id={rule} />
          </>
        )}
      </section>
    </ReadingContext.Provider>
  );
}
