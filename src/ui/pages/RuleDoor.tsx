import { type FunctionComponent, type MouseEvent, useState } from 'react';
import { printRoute } from '../app/routes';
import { useWords } from '../words';

type Dialog = FunctionComponent<{ readonly id: string; readonly onClose: () => void }>;

interface Props {
  readonly id: string;
  /** What the rule is called here. */
  readonly name: string;
}

/** A rule's number that opens its text over the page; the page's choices stay. Without it, and in a new window, the link leads to the rulebook. */
export function RuleDoor({ id, name }: Props) {
  const { pages } = useWords();
  const [Shown, show] = useState<Dialog>();
  const href = printRoute({ screen: 'rules', id });
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    import('../learn/RuleDialog').then(
      ({ RuleDialog }) => show(() => RuleDialog),
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
      {Shown && <Shown id={id} onClose={() => show(undefined)} />}
    </>
  );
}
