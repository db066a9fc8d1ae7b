import type { ReactElement } from 'react';
import { isOption, OPTION_IDS, type OptionId } from '../../../../rules/baw/options/ids';
import { Icon } from '../../../app/Icon';
import type { OptionsProps } from '../../../pages/battles/battleCard';
import { optionsIn } from '../../../pages/positionFields';
import { RuleDoor } from '../../../pages/RuleDoor';
import { useOptionWords } from '../words';
import { heldOptions } from './held';

interface SwitchProps {
  readonly id: OptionId;
  readonly on: boolean;
  /** The battle is set up with it. */
  readonly suits: boolean;
  /** The position cannot be played without it. */
  readonly held: boolean;
  readonly turn: (on: boolean) => void;
}

function Switch({ id, on, suits, held, turn }: SwitchProps) {
  const { ancientWorldOptions: words } = useOptionWords();
  const { name, text } = words.rules[id];
  return (
    <li className="setup-option" data-option={id}>
      <label className="setup-check">
        <input
          type="checkbox"
          checked={on}
          disabled={held && on}
          aria-describedby={held ? `why-${id}` : undefined}
          onChange={({ currentTarget }) => turn(currentTarget.checked)}
        />
        <b>
          {name}
          {suits && <em className="page-tag page-tag--suits">{words.suits}</em>}
        </b>
      </label>
      <RuleDoor id={id} name={name} />
      <small className="setup-option__text">{text}</small>
      {held && (
        <small className="setup-option__text setup-option__why" id={`why-${id}`}>
          {words.held}
        </small>
      )}
    </li>
  );
}

interface FoldProps {
  /** Where others have such a fold as well. */
  readonly game?: string | undefined;
  readonly chosen: readonly OptionId[];
  readonly choose: (ids: readonly OptionId[]) => void;
  readonly suiting: readonly string[];
  readonly held?: readonly OptionId[];
  readonly note: ReactElement;
}

function OptionsFold({ game, chosen, choose, suiting, held = [], note }: FoldProps) {
  const { ancientWorldOptions: words } = useOptionWords();
  return (
    <details className="setup-options">
      <summary>
        <span>
          <b>{game ? `${words.title} · ${game}` : words.title}</b>
          <small>{chosen.length > 0 ? chosen.map((id) => words.rules[id].name).join(', ') : words.none}</small>
        </span>
        <Icon name="down" />
      </summary>
      {note}
      <div className="setup-groups">
        <ul>
          {OPTION_IDS.map((id) => (
            <Switch
              key={id}
              id={id}
              on={chosen.includes(id)}
              suits={suiting.includes(id)}
              held={held.includes(id)}
              turn={(on) => choose(OPTION_IDS.filter((other) => (other === id ? on : chosen.includes(other))))}
            />
          ))}
        </ul>
      </div>
    </details>
  );
}

/** B16 The optional rules of a battle that is set up: at first those of its position. */
export function OptionsAtSetUp({ battle, position, change }: OptionsProps) {
  const { ancientWorldOptions: words } = useOptionWords();
  return (
    <OptionsFold
      chosen={optionsIn(position, OPTION_IDS)}
      choose={(options) => change({ ...position, options })}
      suiting={battle.recommended}
      held={heldOptions(battle.position)}
      note={<p className="app-note">{words.intro}</p>}
    />
  );
}

interface TriedProps {
  readonly game: string | undefined;
  readonly chosen: readonly string[];
  readonly choose: (ids: readonly string[]) => void;
}

/** B16 The optional rules that are tried in the laboratory. */
export function OptionsTried({ game, chosen, choose }: TriedProps) {
  const { ancientWorldOptions: words } = useOptionWords();
  const others = chosen.filter((id) => !isOption(id));
  return (
    <OptionsFold
      game={game}
      chosen={chosen.filter(isOption)}
      choose={(ids) => choose([...others, ...ids])}
      suiting={[]}
      note={<p className="app-note">{words.only}</p>}
    />
  );
}
