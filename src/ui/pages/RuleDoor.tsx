import { type MouseEvent, useState } from 'react';
import { createPart } from '../../store/part';
import { printRoute } from '../app/routes';
import { useIfLoaded } from '../app/usePart';
import { useWords } from '../words';

const ruleDialog = createPart(() => import('../learn/RuleDialog'));

interface Props {
  readonly id: string;
  /** What the rule is called here. */
  readonly name: string;
}

/** A rule's number that opens its text over the page; the page's choices stay. Without it, and in a new window, the link leads to the rulebook. */
export function RuleDoor({ id, name }: Props) {
  const { pages } = useWords();
  const part = useIfLoaded(ruleDialog);
  const [isOpen, setOpen] = useState(false);
  const href = printRoute({ screen: 'rules', id });
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    ruleDialog.load().then(
      () => setOpen(true),
      () => {
        location.hash = href;
      },
    );
  };
  return (
    <>
      <a className="page-id" href={href} aria-label={`${pages.rules.rule(id)}, ${name}`} onClick={open}>
        {id}
      </a>
      {isOpen && part && <part.RuleDialog id={id} onClose={() => setOpen(false)} />}
    </>
  );
}
