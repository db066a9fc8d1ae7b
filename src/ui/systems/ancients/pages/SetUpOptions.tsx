import type { ReactElement, ReactNode } from 'react';
import { clashesIn, OPTION_IDS, type OptionId, paragraphOf } from '../../../../rules/ancients/options';
import { Icon } from '../../../app/Icon';
import type { OptionsProps } from '../../../pages/battles/battleCard';
import { RuleDoor } from '../../../pages/RuleDoor';
import { OPTION_GROUP_IDS, OPTION_GROUPS } from '../optionGroups';
import { useWords } from '../words';
import { type Lack, lackingFor } from './optionLacks';
import { Nightfall, type Times } from './SetUpNightfall';

interface Props {
  readonly battle: OptionsProps['battle'];
  /** What the battle was drawn with: its position holds what those rules keep, so that it cannot be played without them. */
  readonly drawn: readonly OptionId[];
  readonly chosen: readonly OptionId[];
  readonly choose: (ids: readonly OptionId[]) => void;
  readonly times: Times;
  readonly setTimes: (times: Times) => void;
}

/** The option that another is a part of: it can only be chosen with it. */
const parentOf = (id: OptionId): OptionId | undefined => clashesIn([id]).find(({ why }) => why === 'needs')?.with;

/** A chosen option that this one cannot be played with. */
function rivalOf(id: OptionId, chosen: readonly OptionId[]): OptionId | undefined {
  const clash = clashesIn([...chosen, id]).find((one) => one.why === 'excludes' && (one.id === id || one.with === id));
  return clash && (clash.id === id ? clash.with : clash.id);
}

/** Those that a battle was drawn with, and of those that suit it all that go with them. */
function suitingWith(drawn: readonly OptionId[], suiting: readonly OptionId[]): OptionId[] {
  const taken = OPTION_IDS.filter((id) => drawn.includes(id) || (suiting.includes(id) && rivalOf(id, drawn) === undefined));
  return taken.filter((id) => {
    const parent = parentOf(id);
    return !parent || taken.includes(parent);
  });
}

/** Switched on or off, with the parts that cannot stay without it. */
function switched(id: OptionId, on: boolean, chosen: readonly OptionId[]): OptionId[] {
  return OPTION_IDS.filter((other) => (other === id ? on : chosen.includes(other) && (on || parentOf(other) !== id)));
}

export function Choice({
  id,
  suits,
  lack,
  drawn = false,
  chosen,
  choose,
  children,
}: {
  readonly id: OptionId;
  readonly suits: boolean;
  readonly lack: Lack | undefined;
  readonly drawn?: boolean;
  readonly children?: ReactNode;
} & Pick<Props, 'chosen' | 'choose'>) {
  const { options } = useWords();
  const { name, text } = options.rules[id];
  const rival = chosen.includes(id) ? undefined : rivalOf(id, chosen);
  const missing = rival ? options.notWith(options.rules[rival].name) : lack && options.lacks[lack];
  const why = drawn ? options.drawn : missing;
  return (
    <li className={parentOf(id) ? 'setup-option setup-option--part' : 'setup-option'} data-option={id}>
      <label className="setup-check">
        <input
          type="checkbox"
          checked={chosen.includes(id)}
          disabled={drawn || (why !== undefined && !chosen.includes(id))}
          aria-describedby={why === undefined ? undefined : `why-${id}`}
          onChange={({ currentTarget: { checked } }) => choose(switched(id, checked, chosen))}
        />
        <b>
          {name}
          {suits && <em className="page-tag page-tag--suits">{options.recommended}</em>}
        </b>
      </label>
      <RuleDoor id={paragraphOf(id)} name={name} />
      <small className="setup-option__text">{text}</small>
      {why !== undefined && (
        <small className="setup-option__text setup-option__why" id={`why-${id}`}>
          {why}
        </small>
      )}
      {children}
    </li>
  );
}

interface FoldProps extends Pick<Props, 'chosen'> {
  /** Where others have such a fold as well. */
  readonly game?: string | undefined;
  readonly onToggle?: () => void;
  /** What is said before them. */
  readonly children: ReactNode;
  readonly choice: (id: OptionId) => ReactElement;
}

/** The optional rules by kind, folded away until somebody wants them; a part of one only while that is chosen. */
export function OptionsFold({ game, chosen, onToggle, children, choice }: FoldProps) {
  const { options } = useWords();
  const isShown = (id: OptionId): boolean => {
    const parent = parentOf(id);
    return !parent || chosen.includes(parent);
  };
  return (
    <details className="setup-options" onToggle={onToggle}>
      <summary>
        <span>
          <b>{game ? `${options.title} · ${game}` : options.title}</b>
          <small>{chosen.length > 0 ? chosen.map((id) => options.rules[id].name).join(', ') : options.none}</small>
        </span>
        <Icon name="down" />
      </summary>
      {children}
      <div className="setup-groups">
        {OPTION_GROUP_IDS.map((group) => (
          <section key={group}>
            <h3>{options.groups[group]}</h3>
            <ul>{OPTION_GROUPS[group].filter(isShown).map(choice)}</ul>
          </section>
        ))}
      </div>
    </details>
  );
}

/** What they do is fetched while they are read. */
const fetchOptions = (): void => void import('../../../../rules/ancients').catch(() => undefined);

/** The optional rules that a battle can be played with. */
export function Options({ battle, drawn, chosen, choose, times, setTimes }: Props) {
  const { options } = useWords();
  const suiting = battle.recommended.filter((id): id is OptionId => (OPTION_IDS as readonly string[]).includes(id));
  return (
    <OptionsFold
      chosen={chosen}
      onToggle={fetchOptions}
      choice={(id) => (
        <Choice
          key={id}
          id={id}
          suits={suiting.includes(id)}
          lack={lackingFor(id, battle.position)}
          drawn={drawn.includes(id)}
          chosen={chosen}
          choose={choose}
        >
          {id === '13.4' && chosen.includes(id) && <Nightfall times={times} change={setTimes} />}
        </Choice>
      )}
    >
      <p className="app-note">{options.intro}</p>
      {suiting.length > 0 && (
        <button type="button" className="app-button setup-suiting" onClick={() => choose(suitingWith(drawn, suiting))}>
          {options.takeSuiting}
        </button>
      )}
    </OptionsFold>
  );
}
