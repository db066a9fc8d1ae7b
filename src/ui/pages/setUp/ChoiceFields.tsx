import type { ReactNode } from 'react';
import type { Side } from '../../../kernel/twoSides';
import { Icon } from '../../app/Icon';
import { useWords } from '../../words';
import { type Choices, madeFor } from './choices';
import { DiceMade, Preference, SeedField } from './MoreFields';
import { NameField, SideChoice } from './PlayerFields';
import type { NamedSides, Players } from './players';
import { WhoPlays } from './WhoPlays';

interface Props {
  readonly sides: NamedSides;
  /** Undefined: either side is as good. */
  readonly suggested?: Side | undefined;
  readonly choices: Choices;
  readonly change: (choices: Choices) => void;
}

/** What few people ask for; it opens where it holds what is wrong. */
function More({ sides, suggested, choices, change }: Props) {
  const { setUp } = useWords().pages;
  const { players, seed } = choices;
  const { mode, side, names } = players;
  const dice = madeFor(choices);
  const seat = (next: Partial<Players>) => change({ ...choices, players: { ...players, ...next } });
  const make = (made: Choices['dice']) => change({ ...choices, dice: made });
  return (
    <details className="setup-more" id="setup-more">
      <summary data-testid="setup-more">
        <span>
          <b>{setUp.more}</b>
          <small>{setUp.moreHint[mode]}</small>
        </span>
        <Icon name="down" />
      </summary>
      <div>
        {mode === 'program' && (
          <div className="app-field">
            <label htmlFor={`name-${side}`}>{setUp.yourName}</label>
            <NameField side={side} names={names} change={(next) => seat({ names: next })} />
          </div>
        )}
        {mode === 'two' && dice !== 'both' && <Preference flag="handOver" />}
        {mode !== 'watch' && <DiceMade by="typed" dice={dice} change={make} />}
        {mode === 'two' && <DiceMade by="both" dice={dice} change={make} />}
        {dice === 'both' && <SideChoice sides={sides} side={side} suggested={suggested} choose={(chosen) => seat({ side: chosen })} />}
        {dice === 'seeded' && <SeedField text={seed} change={(text) => change({ ...choices, seed: text })} />}
      </div>
    </details>
  );
}

/** Where the number is wrong that the dice are to begin from: it is shown. */
export function showSeed(): void {
  document.getElementById('setup-more')?.setAttribute('open', '');
  document.getElementById('seed')?.focus();
}

/** Who plays, against whom, and the rest; what the battle itself leaves to be chosen stands between. */
export function ChoiceFields({ children, ...props }: Props & { readonly children: ReactNode }) {
  const { sides, suggested, choices, change } = props;
  return (
    <>
      <WhoPlays sides={sides} suggested={suggested} players={choices.players} change={(players) => change({ ...choices, players })} />
      {choices.players.mode !== 'watch' && <Preference flag="advice" />}
      {children}
      <More {...props} />
    </>
  );
}
