import { Check } from '../../app/Check';
import { Icon } from '../../app/Icon';
import { randomSeed } from '../../app/newGame';
import { useWords } from '../../words';
import type { Made } from './choices';
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

const MADE = {
  typed: { words: 'ownDice', testid: 'own-dice' },
  both: { words: 'byBoth', testid: 'dice-by-both' },
} as const;

interface DiceProps {
  readonly by: keyof typeof MADE;
  readonly dice: Made;
  readonly change: (dice: Made) => void;
}

/** Whether dice are wished that the seed does not give. */
export function DiceMade({ by, dice, change }: DiceProps) {
  const { setUp } = useWords().pages;
  const { words, testid } = MADE[by];
  return (
    <label className="setup-check">
      <input
        type="checkbox"
        data-testid={testid}
        checked={dice === by}
        onChange={({ currentTarget }) => change(currentTarget.checked ? by : 'seeded')}
      />
      <span>
        <b>{setUp[words]}</b>
        <small>{setUp[`${words}Hint`]}</small>
      </span>
    </label>
  );
}
