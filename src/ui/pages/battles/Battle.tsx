import { Fragment, useEffect, useState } from 'react';
import { type Battle, battleById } from '../../../scenarios';
import { isForBeginners } from '../../../scenarios/facts';
import { Icon } from '../../app/Icon';
import { beginGame } from '../../app/newGame';
import { type Page, printRoute } from '../../app/routes';
import { preload } from '../../app/screens';
import { useTitle } from '../../app/title';
import { useIfLoaded } from '../../app/usePart';
import { BattleBalance } from '../../lab/BattleBalance';
import { balances } from '../../lab/balances';
import { cardFor } from '../../systems/cards';
import { useLanguage, useWords } from '../../words';
import { fetchOpponentWords, useOpponentWords } from '../../words/opponent';
import { MapPicture } from '../maps/MapPicture';
import { BattleHead } from './BattleHead';
import { BattleSides, SideChip } from './BattleSides';
import { against, seatOf, suggestedSide, usualOpponent } from './usual';
import '../pages.css';
import './battles.css';

/** What the page waits for besides its words. */
export const words = () => Promise.all([fetchOpponentWords(), balances.load()]);

/** Begins at once with what most people would choose, and says what that is; the set-up offers the rest. */
function PlayCard({ battle }: { readonly battle: Battle }) {
  const { battle: words } = useWords().pages;
  const opponents = useOpponentWords();
  const language = useLanguage();
  const [starting, start] = useState(false);
  const side = suggestedSide(battle, useIfLoaded(balances) ?? {});
  const level = usualOpponent(battle);
  const begin = () => {
    start(true);
    const { id, title, position } = battle;
    return beginGame({ battle: id, title: title[language], seats: against(side, seatOf(level)), position });
  };
  return (
    <div className="app-card battle-play">
      <p>
        <SideChip side={side} />
        <span>
          <b>{words.yourSide(battle.sides[side][language])}</b>
          <small>{opponents.against[level]}</small>
        </span>
      </p>
      <button type="button" className="app-button app-button--main" data-testid="play-now" disabled={starting} onClick={begin}>
        <Icon name="play" />
        {words.play}
      </button>
      <a className="app-button" data-testid="set-up" href={printRoute({ screen: 'setUp', battle: battle.id })}>
        <Icon name="sliders" />
        {words.setUp}
      </a>
    </div>
  );
}

function Facts({ battle }: { readonly battle: Battle }) {
  const { battles: words } = useWords().pages;
  const card = cardFor(battle.position);
  const { counters, minutes } = battle.size;
  return (
    <ul className="page-tags">
      <li className="page-tag page-tag--main">{isForBeginners(battle) ? words.beginners : words.levels[battle.level]}</li>
      <li className="page-tag">{words.criteria.age.values[battle.age]}</li>
      <li className="page-tag">
        <Icon name="clock" />
        {words.minutes(minutes)}
      </li>
      <li className="page-tag">{words.turns(card.sketch(battle.position).turns)}</li>
      <li className="page-tag">{card.pieces(words, counters[0] + counters[1])}</li>
    </ul>
  );
}

function Sources({ battle }: { readonly battle: Battle }) {
  const { battles: words } = useWords().pages;
  const language = useLanguage();
  return (
    <p className="app-note">
      {words.sources}{' '}
      {battle.sources.map((source, i) => (
        <Fragment key={i}>
          {i > 0 && ' · '}
          {typeof source === 'string' ? <span lang="en">{source}</span> : source[language]}
        </Fragment>
      ))}
    </p>
  );
}

function Story({ battle }: { readonly battle: Battle }) {
  const { battles: words } = useWords().pages;
  const language = useLanguage();
  const card = cardFor(battle.position);
  const suiting = card.suiting?.(battle);
  return (
    <div className="battle-story">
      <div>
        <p className="battle-summary">{battle.summary[language]}</p>
        <BattleSides battle={battle} card={card} sketch={card.sketch(battle.position)} />
        <Sources battle={battle} />
      </div>
      <div>
        <section>
          <h2>{card.groundTitle(words)}</h2>
          <p>{battle.ground[language]}</p>
        </section>
        <section>
          <h2>{words.special}</h2>
          <ul>
            {battle.special.map((rule) => (
              <li key={rule.en}>{rule[language]}</li>
            ))}
          </ul>
          {suiting !== undefined && <p className="app-note">{suiting}</p>}
        </section>
      </div>
    </div>
  );
}

const BattlePage: Page<'battle'> = ({ route }) => {
  const { battles: words } = useWords().pages;
  const language = useLanguage();
  const battle = battleById(route.battle);
  useTitle(battle?.title[language] ?? words.unknown);
  useEffect(() => preload({ screen: 'play' }), []);
  return (
    <>
      <BattleHead battle={battle} back={{ href: '#/battles', name: words.all }} />
      {battle && (
        <div className="battle-page">
          <div className="battle-main">
            <MapPicture of={battle.id} size={cardFor(battle.position).sketch(battle.position)} label={words.map(battle.title[language])} />
          </div>
          <aside className="battle-aside">
            <Facts battle={battle} />
            <PlayCard battle={battle} />
            <BattleBalance battle={battle} level="h2" />
          </aside>
          <Story battle={battle} />
        </div>
      )}
    </>
  );
};

export default BattlePage;
