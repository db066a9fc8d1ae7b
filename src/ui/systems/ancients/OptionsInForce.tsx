import { isOption, paragraphOf } from '../../../rules/ancients/options';
import { RuleLink } from '../../table/shell/RuleLink';
import { useGame } from './hooks';
import { useWords } from './words';

/** The optional rules that this game is played by, each with its text a tap away. */
export function OptionsInForce() {
  const { options } = useWords();
  const ids = useGame((now) => now.context.options);
  const inForce = ids.filter(isOption);
  if (inForce.length === 0) return <p className="table-options app-note">{options.none}</p>;
  return (
    <section className="table-options" data-testid="options">
      <h3>{options.inForce}</h3>
      <ul>
        {inForce.map((id) => (
          <li key={id}>
            {options.rules[id].name} <RuleLink id={paragraphOf(id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
