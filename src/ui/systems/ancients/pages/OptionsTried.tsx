import { isOption, type OptionId } from '../../../../rules/ancients/options';
import { useWords } from '../words';
import { lackingFor } from './optionLacks';
import { Choice, OptionsFold } from './SetUpOptions';

interface Props {
  readonly game: string | undefined;
  /** The positions of the battles on land that are chosen. */
  readonly positions: readonly object[];
  readonly chosen: readonly string[];
  readonly choose: (ids: readonly string[]) => void;
}

/** The optional rules that are tried in the laboratory. */
export function OptionsTried({ game, positions, chosen, choose }: Props) {
  const { options } = useWords();
  const own = chosen.filter(isOption);
  const others = chosen.filter((id) => !isOption(id));
  /** Only where no battle has what it is about. */
  const lackOf = (id: OptionId) => {
    const lacks = positions.map((position) => lackingFor(id, position));
    return lacks.every((lack) => lack !== undefined) ? lacks[0] : undefined;
  };
  return (
    <OptionsFold
      game={game}
      chosen={own}
      choice={(id) => (
        <Choice key={id} id={id} suits={false} lack={lackOf(id)} chosen={own} choose={(ids) => choose([...others, ...ids])} />
      )}
    >
      <p className="app-note">{options.onLand}</p>
    </OptionsFold>
  );
}
