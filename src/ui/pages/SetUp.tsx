import { useEffect, useState } from 'preact/hooks';
import { OPTION_IDS, type OptionId } from '../../rules/ancients/options';
import { type Battle, battleById } from '../../scenarios';
import { library } from '../../store/library';
import { preferences } from '../../store/preferences';
import { newGame } from '../../store/storedGame';
import { Icon } from '../app/Icon';
import { go } from '../app/routes';
import { type Page, preload } from '../app/screens';
import { useTitle } from '../app/title';
import { useStore } from '../app/useStore';
import { useLanguage, useWords } from '../words';
import { BattleSides, SideChip } from './BattleSides';
import { sketchBattle } from './battleFacts';
import { MiniMap } from './MiniMap';
import { parseSeed, randomSeed } from './seed';
import './pages.css';
import './battles.css';

type Names = readonly [string, string];

function Players({ battle, names, change }: { readonly battle: Battle; readonly names: Names; readonly change: (names: Names) => void }) {
  const words = useWords().pages;
  const language = useLanguage();
  const field = (side: 0 | 1) => {
    const { [language]: army, leader } = battle.sides[side];
    return (
      <div class="app-field">
        <label for={`name-${side}`} class="setup-army">
          <SideChip side={side} />
          <span>
            {army} <small>{leader[language]}</small>
          </span>
        </label>
        <input
          id={`name-${side}`}
          class="app-input"
          value={names[side]}
          maxLength={40}
          autocomplete="off"
          placeholder={words.setUp.namePlaceholder}
          aria-label={words.setUp.name(army)}
          onInput={({ currentTarget: { value } }) => change(side === 0 ? [value, names[1]] : [names[0], value])}
        />
      </div>
    );
  };
  return (
    <fieldset class="setup-players">
      <legend>{words.setUp.players}</legend>
      {field(0)}
      {field(1)}
      <button
        type="button"
        class="app-button setup-swap"
        aria-label={words.setUp.swap}
        title={words.setUp.swap}
        onClick={() => change([names[1], names[0]])}
      >
        <Icon name="swap" />
      </button>
    </fieldset>
  );
}

function SeedField({ text, change }: { readonly text: string; readonly change: (text: string) => void }) {
  const { setUp } = useWords().pages;
  const wrong = parseSeed(text) === undefined;
  return (
    <div class="app-field">
      <label for="seed">{setUp.seed}</label>
      <div class="setup-seed">
        <input
          id="seed"
          class="app-input"
          inputMode="numeric"
          autocomplete="off"
          value={text}
          aria-invalid={wrong}
          aria-describedby="seed-hint"
          onInput={({ currentTarget }) => change(currentTarget.value)}
        />
        <button
          type="button"
          class="app-button"
          onClick={() => change(String(randomSeed()))}
          aria-label={setUp.newSeed}
          title={setUp.newSeed}
        >
          <Icon name="dice" />
        </button>
      </div>
      <small id="seed-hint" class={wrong ? 'setup-wrong' : undefined}>
        {wrong ? setUp.seedWrong : setUp.seedHint}
      </small>
    </div>
  );
}

function HandOver() {
  const { setUp } = useWords().pages;
  const on = useStore(preferences, (all) => all.handOver);
  return (
    <label class="setup-check">
      <input type="checkbox" checked={on} onChange={({ currentTarget }) => preferences.setState({ handOver: currentTarget.checked })} />
      <span>
        <b>{setUp.handOver}</b>
        <small>{setUp.handOverHint}</small>
      </span>
    </label>
  );
}

function Options({
  battle,
  chosen,
  choose,
}: {
  readonly battle: Battle;
  readonly chosen: readonly string[];
  readonly choose: (ids: string[]) => void;
}) {
  const { options } = useWords();
  return (
    <details class="setup-options">
      <summary>
        {options.title}
        <small>{chosen.length > 0 ? chosen.map((id) => options.rules[id as OptionId].name).join(', ') : options.none}</small>
      </summary>
      <p class="app-note">{options.intro}</p>
      {OPTION_IDS.map((id) => (
        <div key={id} class="setup-option">
          <label class="setup-check">
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={({ currentTarget: { checked } }) =>
                choose(OPTION_IDS.filter((other) => (other === id ? checked : chosen.includes(other))))
              }
            />
            <span>
              <b>{options.rules[id].name}</b>
              {battle.recommended.includes(id) && <em>{options.recommended}</em>}
              <small>{options.rules[id].text}</small>
            </span>
          </label>
          <a href={`#/rules/${id}`}>{id}</a>
        </div>
      ))}
    </details>
  );
}

function SetUpForm({ battle }: { readonly battle: Battle }) {
  const { setUp } = useWords().pages;
  const language = useLanguage();
  const [names, name] = useState<Names>(['', '']);
  const [seedText, seedTo] = useState(() => String(randomSeed()));
  const [chosen, choose] = useState<readonly string[]>([]);
  const [starting, start] = useState(false);
  const begin = async (event: SubmitEvent) => {
    event.preventDefault();
    const seed = parseSeed(seedText);
    if (seed === undefined) {
      document.getElementById('seed')?.focus();
      return;
    }
    start(true);
    const called: [string, string] = [names[0].trim(), names[1].trim()];
    const record = { version: 1, battle: battle.id, names: called, position: { ...battle.position, options: chosen }, seed, plays: [] };
    const game = newGame({ battle: battle.id, title: battle.title[language], names: called, record }, Date.now());
    await library.keep(game);
    go({ screen: 'play', game: game.id });
  };
  return (
    <form class="app-card setup-form" onSubmit={begin} noValidate>
      <Players battle={battle} names={names} change={name} />
      <fieldset class="setup-table">
        <legend>{setUp.table}</legend>
        <HandOver />
        <SeedField text={seedText} change={seedTo} />
      </fieldset>
      <Options battle={battle} chosen={chosen} choose={choose} />
      <button type="submit" class="app-button app-button--main setup-start" disabled={starting}>
        <Icon name="play" />
        {starting ? setUp.starting : setUp.start}
      </button>
    </form>
  );
}

function Brief({ battle }: { readonly battle: Battle }) {
  const words = useWords().pages.battles;
  const language = useLanguage();
  const sketch = sketchBattle(battle.position);
  return (
    <div class="setup-brief">
      <MiniMap sketch={sketch} label={words.map(battle.title[language])} />
      <p>{battle.summary[language]}</p>
      <BattleSides battle={battle} sketch={sketch} />
      <h2>{words.ground}</h2>
      <p>{battle.ground[language]}</p>
      <h2>{words.special}</h2>
      <ul>
        {battle.special.map((rule) => (
          <li key={rule.en}>{rule[language]}</li>
        ))}
      </ul>
      <p class="app-note">
        {words.sources} {battle.sources.join('; ')}
      </p>
    </div>
  );
}

const SetUp: Page<'setUp'> = ({ route }) => {
  const words = useWords().pages.battles;
  const language = useLanguage();
  const battle = battleById(route.battle);
  useTitle(battle?.title[language] ?? words.unknown);
  useEffect(() => preload('play'), []);
  return (
    <>
      <a class="page-back" href="#/battles">
        <Icon name="back" />
        {words.all}
      </a>
      <header class="page-head">
        <h1>{battle?.title[language] ?? words.unknown}</h1>
        {battle && (
          <p>
            {battle.date[language]} · {battle.place[language]}
          </p>
        )}
      </header>
      {battle && (
        <div class="setup-columns">
          <SetUpForm key={battle.id} battle={battle} />
          <Brief battle={battle} />
        </div>
      )}
    </>
  );
};

export default SetUp;
