import { useState } from 'react';
import { SYSTEM_IDS, type SystemId } from '../../rules/ids';
import { type Battle, battlesOf } from '../../scenarios';
import { Icon } from '../app/Icon';
import { type Page, printRoute } from '../app/routes';
import { BattleBalance } from '../lab/BattleBalance';
import { cardFor } from '../systems/cards';
import { useLanguage, useWords } from '../words';
import { BattleSides } from './BattleSides';
import { MapPicture } from './maps/MapPicture';
import './pages.css';
import './battles.css';

function BattleCard({ battle }: { readonly battle: Battle }) {
  const words = useWords().pages.battles;
  const language = useLanguage();
  const card = cardFor(battle.position);
  const suiting = card.suiting?.(battle);
  const sketch = card.sketch(battle.position);
  const title = battle.title[language];
  const href = printRoute({ screen: 'setUp', battle: battle.id });
  return (
    <article className="app-card battle-card" aria-labelledby={`battle-${battle.id}`}>
      <div className="battle-card__map">
        <MapPicture of={battle.id} size={sketch} label={words.map(title)} />
      </div>
      <div className="battle-card__text">
        <header>
          <h3 id={`battle-${battle.id}`}>{title}</h3>
          <p className="app-note">
            {battle.date[language]} · {battle.place[language]}
          </p>
        </header>
        <ul className="page-tags">
          <li className="page-tag page-tag--main">{words.levels[battle.level]}</li>
          <li className="page-tag">
            <Icon name="clock" />
            {words.minutes(battle.size.minutes)}
          </li>
          <li className="page-tag">{words.turns(sketch.turns)}</li>
        </ul>
        <p>{battle.summary[language]}</p>
        <BattleSides battle={battle} card={card} sketch={sketch} />
        <BattleBalance battle={battle} level="h4" />
        <div className="battle-card__special">
          <h4>{words.special}</h4>
          <ul>
            {battle.special.map((rule) => (
              <li key={rule.en}>{rule[language]}</li>
            ))}
          </ul>
        </div>
        {suiting !== undefined && <p className="app-note">{suiting}</p>}
        <a className="app-button app-button--main" href={href} aria-label={words.setUp(title)}>
          {words.choose}
          <Icon name="arrow" />
        </a>
      </div>
    </article>
  );
}

function Filter({ shown, show }: { readonly shown: SystemId | 'all'; readonly show: (field: SystemId | 'all') => void }) {
  const { every, fields, which } = useWords().pages.battles;
  return (
    <fieldset className="battle-filter">
      <legend className="app-unseen">{which}</legend>
      {(['all', ...SYSTEM_IDS] as const).map((field) => (
        <label key={field}>
          <input type="radio" name="field" checked={field === shown} onChange={() => show(field)} />
          <span>{field === 'all' ? every : fields[field]}</span>
        </label>
      ))}
    </fieldset>
  );
}

const Battles: Page<'battles'> = () => {
  const words = useWords().pages.battles;
  const [shown, show] = useState<SystemId | 'all'>('all');
  return (
    <>
      <header className="page-head">
        <h1>{words.title}</h1>
        <p>{words.intro}</p>
      </header>
      <Filter shown={shown} show={show} />
      {SYSTEM_IDS.filter((field) => shown === 'all' || shown === field).map((field) => (
        <section key={field} className="battle-list" aria-labelledby={`battles-${field}`}>
          <h2 id={`battles-${field}`}>{words.fields[field]}</h2>
          {battlesOf(field).map((battle) => (
            <BattleCard key={battle.id} battle={battle} />
          ))}
        </section>
      ))}
    </>
  );
};

export default Battles;
