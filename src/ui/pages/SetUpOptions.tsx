import { OPTION_IDS, type OptionId } from '../../rules/ancients/options';
import type { Battle } from '../../scenarios';
import { Icon } from '../app/Icon';
import { printRoute } from '../app/routes';
import { useWords } from '../words';

interface Props {
  readonly battle: Battle;
  readonly chosen: readonly OptionId[];
  readonly choose: (ids: readonly OptionId[]) => void;
}

function Choice({ id, suits, chosen, choose }: { readonly id: OptionId; readonly suits: boolean } & Omit<Props, 'battle'>) {
  const { options, pages } = useWords();
  const { name, text } = options.rules[id];
  return (
    <li class="setup-option">
      <label class="setup-check">
        <input
          type="checkbox"
          checked={chosen.includes(id)}
          onChange={({ currentTarget: { checked } }) =>
            choose(OPTION_IDS.filter((other) => (other === id ? checked : chosen.includes(other))))
          }
        />
        <b>
          {name}
          {suits && <em class="page-tag page-tag--suits">{options.recommended}</em>}
        </b>
      </label>
      <a class="page-id" href={printRoute({ screen: 'rules', id })} aria-label={`${pages.rules.rule(id)}, ${name}`}>
        {id}
      </a>
      <small class="setup-option__text">{text}</small>
    </li>
  );
}

/** The optional rules, folded away until somebody wants them. */
export function Options({ battle, chosen, choose }: Props) {
  const { options } = useWords();
  return (
    <details class="setup-options">
      <summary>
        <span>
          <b>{options.title}</b>
          <small>{chosen.length > 0 ? chosen.map((id) => options.rules[id].name).join(', ') : options.none}</small>
        </span>
        <Icon name="down" />
      </summary>
      <p class="app-note">{options.intro}</p>
      <ul>
        {OPTION_IDS.map((id) => (
          <Choice key={id} id={id} suits={battle.recommended.includes(id)} chosen={chosen} choose={choose} />
        ))}
      </ul>
    </details>
  );
}
