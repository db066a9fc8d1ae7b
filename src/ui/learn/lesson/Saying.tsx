import type { MouseEvent } from 'react';
import { readRule } from '../../table/shell/readRule';
import { useLanguage } from '../../words';
import { unbroken } from '../../words/naming';
import { pathOf } from '../book/place';
import type { Said } from '../lessons/types';
import { parseInline, type RuleId } from '../rulebook';

/** A rule opens beside the map; where there is none, or with a key held down, the link leads to it. */
function follow(event: MouseEvent, rule: RuleId): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || !document.querySelector('.table')) return;
  event.preventDefault();
  readRule(rule);
}

/** What a lesson says, in the reader's language, with its links. */
export function Saying({ said }: { readonly said: Said }) {
  const language = useLanguage();
  return (
    <>
      {parseInline(said[language]).map((part, i) => {
        if (part.kind === 'emphasis') return <em key={i}>{part.text}</em>;
        if (part.kind === 'text') return unbroken(part.text);
        return (
          <a key={i} className="lesson-link" href={pathOf(part.id)} onClick={(event) => follow(event, part.id)}>
            {part.text}
          </a>
        );
      })}
    </>
  );
}
