import { table } from '../../../store/table';
import { useLanguage } from '../../words';
import { unbroken } from '../../words/naming';
import type { Said } from '../lessons/types';
import { RuleLink } from '../RuleText';
import { parseInline } from '../rulebook';

const open = (rule: string) => table.setState({ rule, sheet: true });

/** What a lesson says, in the reader's language, with its links: a rule opens beside the map. */
export function Saying({ said }: { readonly said: Said }) {
  const language = useLanguage();
  return (
    <>
      {parseInline(said[language]).map((part, i) => {
        if (part.kind === 'emphasis') return <em key={i}>{part.text}</em>;
        if (part.kind === 'text') return unbroken(part.text);
        return (
          <RuleLink key={i} id={part.id} open={open}>
            {part.text}
          </RuleLink>
        );
      })}
    </>
  );
}
