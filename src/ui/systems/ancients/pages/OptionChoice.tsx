import type { OptionId } from '../../../../rules/ancients/options';
import { useLabWords } from '../../../words/lab';
import { lackingFor } from './optionLacks';
import { Choice, OptionsFold } from './SetUpOptions';

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
  /** Only where no battle has what it is about. */
  const lackOf = (id: OptionId) => {
    const lacks = positions.map((position) => lackingFor(id, position));
    return lacks.every((lack) => lack !== undefined) ? lacks[0] : undefined;
  };
  return (
    <>
      <OptionsFold
        chosen={chosen}
        choice={(id) => <Choice key={id} id={id} suits={false} lack={lackOf(id)} chosen={chosen} choose={choose} />}
      >
        <p className="app-note">{words.landOnly}</p>
      </OptionsFold>
      {chosen.length > 0 && (
        <label className="setup-check">
          <input type="checkbox" checked={compare} onChange={({ currentTarget }) => setCompare(currentTarget.checked)} />
          <span>{words.compare}</span>
        </label>
      )}
    </>
  );
}
