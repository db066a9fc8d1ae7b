import { RuleLink } from './RuleLink';

interface Props {
  readonly words: { readonly inForce: string; readonly none: string };
  readonly options: readonly { readonly name: string; readonly rule: string }[];
}

/** The optional rules that a game is played by, each with its text a tap away. */
export function OptionsInForce({ words, options }: Props) {
  if (options.length === 0) return <p className="table-options app-note">{words.none}</p>;
  return (
    <section className="table-options" data-testid="options">
      <h3>{words.inForce}</h3>
      <ul>
        {options.map(({ name, rule }) => (
          <li key={name}>
            {name} <RuleLink id={rule} />
          </li>
        ))}
      </ul>
    </section>
  );
}
