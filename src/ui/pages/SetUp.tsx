import { Fragment, type SubmitEvent, useEffect, useState } from 'react';
import { type Battle, battleById } from '../../scenarios';
import { PEOPLE, type Seats } from '../../store/seats';
import { Icon } from '../app/Icon';
import { beginGame, randomSeed } from '../app/newGame';
import type { Page } from '../app/routes';
import { preload } from '../app/screens';
import { useTitle } from '../app/title';
import { BattleBalance } from '../lab/BattleBalance';
import { cardFor } from '../systems/cards';
import { useLanguage, useWords } from '../words';
import { fetchOpponentWords } from '../words/opponent';
import { BattleSides } from './BattleSides';
import { MapPicture } from './maps/MapPicture';
import { Choice, type Names, Players, SeedField } from './SetUpFields';
import { parseSeed } from './seed';
import './pages.css';
import './battles.css';

function SetUpForm({ battle }: { readonly battle: Battle }) {
  const { setUp } = useWords().pages;
  const language = useLanguage();
  const [names, name] = useState<Names>(['', '']);
  const [seats, seat] = useState<Seats>(PEOPLE);
  const [seedText, seedTo] = useState(() => String(randomSeed()));
  const { Options } = cardFor(battle.position);
  const [position, lay] = useState<object>(battle.position);
  const [starting, start] = useState(false);
  const nameOf = (side: 0 | 1): string => (seats[side] === 'person' ? names[side].trim() : '');
  const begin = async (event: SubmitEvent) => {
    event.preventDefault();
    const seed = parseSeed(seedText);
    if (seed === undefined) {
      document.getElementById('seed')?.focus();
      return;
    }
    start(true);
    await beginGame({
      battle: battle.id,
      title: battle.title[language],
      names: [nameOf(0), nameOf(1)],
      seats,
      position,
      seed,
    });
  };
  return (
    <form className="app-card setup-form" onSubmit={begin} noValidate>
      <Players battle={battle} names={names} change={name} seats={seats} seat={seat} />
      <fieldset className="setup-table">
        <legend>{setUp.table}</legend>
        <Choice flag="handOver" />
        <Choice flag="advice" />
        <SeedField text={seedText} change={seedTo} />
      </fieldset>
      {Options && <Options battle={battle} change={lay} />}
      <button type="submit" className="app-button app-button--main setup-start" disabled={starting}>
        <Icon name="play" />
        {starting ? setUp.starting : setUp.start}
      </button>
    </form>
  );
}

function Brief({ battle }: { readonly battle: Battle }) {
  const words = useWords().pages.battles;
  const language = useLanguage();
  const card = cardFor(battle.position);
  const sketch = card.sketch(battle.position);
  return (
    <div className="setup-brief">
      <MapPicture of={battle.id} size={sketch} label={words.map(battle.title[language])} />
      <p>{battle.summary[language]}</p>
      <BattleSides battle={battle} card={card} sketch={sketch} />
      <BattleBalance battle={battle} level="h2" />
      <h2>{card.groundTitle(words)}</h2>
      <p>{battle.ground[language]}</p>
      <h2>{words.special}</h2>
      <ul>
        {battle.special.map((rule) => (
          <li key={rule.en}>{rule[language]}</li>
        ))}
      </ul>
      <p className="app-note">
        {words.sources}{' '}
        {battle.sources.map((source, i) => (
          <Fragment key={i}>
            {i > 0 && ' · '}
            {typeof source === 'string' ? <span lang="en">{source}</span> : source[language]}
          </Fragment>
        ))}
      </p>
    </div>
  );
}

export const words = fetchOpponentWords;

const SetUp: Page<'setUp'> = ({ route }) => {
  const words = useWords().pages.battles;
  const language = useLanguage();
  const battle = battleById(route.battle);
  useTitle(battle?.title[language] ?? words.unknown);
  useEffect(() => preload({ screen: 'play' }), []);
  return (
    <>
      <a className="page-back" href="#/battles">
        <Icon name="back" />
        {words.all}
      </a>
      <header className="page-head">
        <h1>{battle?.title[language] ?? words.unknown}</h1>
        {battle && (
          <p>
            {battle.date[language]} · {battle.place[language]}
          </p>
        )}
      </header>
      {battle && (
        <div className="setup-columns">
          <SetUpForm key={battle.id} battle={battle} />
          <Brief battle={battle} />
        </div>
      )}
    </>
  );
};

export default SetUp;
