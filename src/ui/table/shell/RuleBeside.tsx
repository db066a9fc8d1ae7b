import { createPart } from '../../../store/part';
import { PartNotLoaded } from '../../app/PartNotLoaded';
import { usePart } from '../../app/usePart';
import { useWords } from '../../words';
import { useSystem } from './hooks';

interface Props {
  readonly id: string;
  readonly asked: { readonly byKey?: boolean };
  readonly onClose: () => void;
}

const rulePanel = createPart(() => import('../../learn/RulePanel'));

/** A rule beside the map; the rulebook is fetched when somebody first asks for one. */
export function RulePanel(props: Props) {
  const { common } = useWords();
  const { id: game } = useSystem();
  const { value, retry } = usePart(rulePanel);
  if (value) return <value.RulePanel {...props} game={game} />;
  if (retry) return <PartNotLoaded retry={retry} onClose={props.onClose} />;
  return <p className="table-waiting">{common.loading}</p>;
}
