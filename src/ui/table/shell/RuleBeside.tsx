import { type FunctionComponent, useEffect, useState } from 'react';
import { PartNotLoaded } from '../../app/PartNotLoaded';
import { useWords } from '../../words';

interface Props {
  readonly id: string;
  readonly onClose: () => void;
}

type Part = FunctionComponent<Props> | 'failed' | undefined;

let fetched: Part;

/** A rule beside the map; the rulebook is fetched when somebody first asks for one. */
export function RulePanel(props: Props) {
  const { common } = useWords();
  const [Panel, set] = useState<Part>(() => fetched);
  const fetch = () => {
    import('../../learn/RulePanel').then(
      (part) => {
        fetched = part.RulePanel;
        set(() => fetched);
      },
      () => set('failed'),
    );
  };
  useEffect(fetch, []);
  const retry = () => {
    set(undefined);
    fetch();
  };
  if (typeof Panel === 'function') return <Panel {...props} />;
  if (Panel === 'failed') return <PartNotLoaded retry={retry} onClose={props.onClose} />;
  return <p className="table-waiting">{common.loading}</p>;
}
