import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { Icon } from '../app/Icon';
import { useWords } from '../words';
import { RuleText } from './RuleText';
import { isRuleId, type RuleId } from './rulebook';
import { useRulebook } from './useRulebook';

interface Props {
  /** The rule to show; another one starts afresh. */
  readonly id: string;
  readonly onClose: () => void;
}

/** One rule beside the map. Links inside lead on within the panel, and back again. */
export function RulePanel({ id, onClose }: Props) {
  const words = useWords();
  const fetched = useRulebook();
  const [trail, follow] = useState<readonly string[]>([id]);
  const title = useRef<HTMLHeadingElement>(null);
  const heading = useId();
  const shown = trail.at(-1) ?? id;
  const rule: RuleId | undefined = isRuleId(shown) ? shown : undefined;
  useEffect(() => follow([id]), [id]);
  useEffect(() => {
    // What is read moves on with what is shown; the text before it would only be heard again.
    if (trail.length > 1) title.current?.focus();
    title.current?.closest('.learn-panel')?.scrollTo(0, 0);
  }, [trail]);
  return (
    <section class="learn-panel" aria-labelledby={heading}>
      <header class="learn-panel__head">
        {trail.length > 1 && (
          <button
            type="button"
            class="app-button app-button--icon"
            aria-label={words.pages.rules.back}
            onClick={() => follow(trail.slice(0, -1))}
          >
            <Icon name="back" />
          </button>
        )}
        <h2 id={heading} ref={title} tabIndex={-1}>
          <span class="learn-number">{shown}</span> {rule && fetched.state === 'there' ? fetched.book[rule].title : ''}
        </h2>
        <button type="button" class="app-button app-button--icon" aria-label={words.common.actions.close} onClick={onClose}>
          <Icon name="cross" />
        </button>
      </header>
      {rule === undefined ? (
        <p>{words.pages.rules.unknown(shown)}</p>
      ) : fetched.state === 'there' ? (
        <RuleText id={rule} book={fetched.book} open={(next) => follow([...trail, next])} />
      ) : (
        <p>{fetched.state === 'failed' ? words.pages.rules.failed : words.common.loading}</p>
      )}
    </section>
  );
}
