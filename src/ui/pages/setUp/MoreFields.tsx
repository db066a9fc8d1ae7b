import { Check } from '../../app/Check';
import { Icon } from '../../app/Icon';
import { randomSeed } from '../../app/newGame';
import { useWords } from '../../words';
import { parseSeed } from './seed';

export function SeedField({ text, change }: { readonly text: string; readonly change: (text: string) => void }) {
  const { setUp } = useWords().pages;
  const wrong = parseSeed(text) === undefined;
  return (
    <div className="app-field">
      <label htmlFor="seed">{setUp.seed}</label>
      <div className="setup-seed">
        <input
          id="seed"
          className="app-input"
          inputMode="numeric"
          autoComplete="off"
          value={text}
          aria-invalid={wrong}
          aria-describedby="seed-hint"
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
        <button
          type="button"
          className="app-button"
          onClick={() => change(String(randomSeed()))}
          aria-label={setUp.newSeed}
          title={setUp.newSeed}
        >
          <Icon name="dice" />
        </button>
      </div>
      <small id="seed-hint" className={wrong ? 'setup-wrong' : undefined}>
        {wrong ? setUp.seedWrong : setUp.seedHint}
      </small>
    </div>
  );
}

/** A preference that is chosen with a new game. */
export function Preference({ flag }: { readonly flag: 'advice' | 'handOver' }) {
  const { setUp } = useWords().pages;
  return (
    <Check className="setup-check" flag={flag}>
      <span>
        <b>{setUp[flag]}</b>
        <small>{setUp[`${flag}Hint`]}</small>
      </span>
    </Check>
  );
}

interface DiceProps {
  readonly on: boolean;
  readonly change: (on: boolean) => void;
}

/** Whether the players roll themselves. */
export function OwnDice({ on, change }: DiceProps) {
  const { setUp } = useWords().pages;
  return (
    <label className="setup-check">
      <input type="checkbox" data-testid="own-dice" checked={on} onChange={({ currentTarget }) => change(currentTarget.checked)} />
      <span>
        <b>{setUp.ownDice}</b>
        <small>{setUp.ownDiceHint}</small>
      </span>
    </label>
  );
}

/** Whether two who play by link make the dice together. */
export function DiceByBoth({ on, change }: DiceProps) {
  const { setUp } = useWords().pages;
  return (
    <label className="setup-check">
      <input type="checkbox" data-testid="dice-by-both" checked={on} onChange={({ currentTarget }) => change(currentTarget.checked)} />
      <span>
        <b>{setUp.byBoth}</b>
        <small>{setUp.byBothHint}</small>
      </span>
    </label>
  );
}
