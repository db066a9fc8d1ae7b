import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useWords } from '../words';

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
  useEffect(() => {
    import('../learn/RulePanel').then(
      (part) => {
        fetched = part.RulePanel;
        set(() => fetched);
      },
      () => set('failed'),
    );
  }, []);
  if (typeof Panel === 'function') return <Panel {...props} />;
  return <p class="table-waiting">{Panel === 'failed' ? common.trouble.chunkText : common.loading}</p>;
}
