import { OPTION_IDS, type OptionId } from '../../rules/ancients/options';
import { Icon } from '../app/Icon';
import { lackingFor } from '../pages/optionLacks';
import { Choice, parentOf } from '../pages/SetUpOptions';
import { useWords } from '../words';
import { useLabWords } from '../words/lab';

interface Props {
  /** The positions of the battles on land that are chosen. */
  readonly positions: readonly object[];
  readonly chosen: readonly OptionId[];
  readonly choose: (ids: readonly OptionId[]) => void;
  readonly compare: boolean;
  readonly setCompare: (on: boolean) => void;
}

/** The optional rules that are tried. */
export function OptionChoice({ positions, chosen, choose, compare, setCompare }: Props) {
  const words = useLabWords().form;
  const { options } = useWords();
  const shown = OPTION_IDS.filter((id) => {
    const parent = parentOf(id);
    return !parent || chosen.includes(parent);
  });
  /** Only where no battle has what it is about. */
  const lackOf = (id: OptionId) => {
    const lacks = positions.map((position) => lackingFor(id, position));
    return lacks.every((lack) => lack !== undefined) ? lacks[0] : undefined;
  };
  return (
    <>
      <details class="setup-options">
        <summary>
          <span>
            <b>{options.title}</b>
            <small>{chosen.length > 0 ? chosen.map((id) => options.rules[id].name).join(', ') : options.none}</small>
          </span>
          <Icon name="down" />
        </summary>
        <p class="app-note">{words.landOnly}</p>
        <ul>
          {shown.map((id) => (
            <Choice key={id} id={id} suits={false} lack={lackOf(id)} chosen={chosen} choose={choose}>
              {null}
            </Choice>
          ))}
        </ul>
      </details>
      {chosen.length > 0 && (
        <label class="setup-check">
          <input type="checkbox" checked={compare} onChange={({ currentTarget }) => setCompare(currentTarget.checked)} />
          <span>{words.compare}</span>
        </label>
      )}
    </>
  );
}
