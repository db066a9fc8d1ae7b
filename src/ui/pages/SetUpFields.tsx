import type { Battle } from '../../scenarios';
import type { Seats } from '../../store/seats';
import { Check } from '../app/Check';
import { Icon } from '../app/Icon';
import { randomSeed } from '../app/newGame';
import { SeatFields } from '../opponent/SeatFields';
import { useLanguage, useWords } from '../words';
import '../opponent/opponent.css';
import { SideChip } from './BattleSides';
import { parseSeed } from './seed';

export type Names = readonly [string, string];

export function Players({
  battle,
  names,
  change,
  seats,
  seat,
}: {
  readonly battle: Battle;
  readonly names: Names;
  readonly change: (names: Names) => void;
  readonly seats: Seats;
  readonly seat: (seats: Seats) => void;
}) {
  const words = useWords().pages;
  const language = useLanguage();
  const field = (side: 0 | 1) => {
    const { [language]: army, leader } = battle.sides[side];
    return (
      <div className="app-field">
        <label htmlFor={`seat-${side}-player`} className="setup-army">
          <SideChip side={side} />
          <span>
            {army} <small>{leader[language]}</small>
          </span>
        </label>
        <SeatFields
          id={`seat-${side}`}
          army={army}
          seat={seats[side]}
          change={(chosen) => seat(side === 0 ? [chosen, seats[1]] : [seats[0], chosen])}
        />
        <input
          id={`name-${side}`}
          className="app-input"
          value={names[side]}
          maxLength={40}
          autoComplete="off"
          placeholder={words.setUp.namePlaceholder}
          aria-label={words.setUp.name(army)}
          hidden={seats[side] !== 'person'}
          onChange={({ currentTarget: { value } }) => change(side === 0 ? [value, names[1]] : [names[0], value])}
        />
      </div>
    );
  };
  return (
    <fieldset className="setup-players">
      <legend>{words.setUp.players}</legend>
      {field(0)}
      {field(1)}
      <button
        type="button"
        className="app-button setup-swap"
        aria-label={words.setUp.swap}
        title={words.setUp.swap}
        onClick={() => {
          change([names[1], names[0]]);
          seat([seats[1], seats[0]]);
        }}
      >
        <Icon name="swap" />
      </button>
    </fieldset>
  );
}

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
export function Choice({ flag }: { readonly flag: 'advice' | 'handOver' }) {
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
