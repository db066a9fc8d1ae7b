import { Fragment, type ReactNode, useEffect, useMemo } from 'react';
import { type Battle, factsOf, type Said, twinsOf } from '../../../scenarios';
import { titleWith } from '../../../scenarios/titles';
import { variantOf, variedBattle } from '../../../scenarios/variants';
import { designIdOf } from '../../../store/designId';
import { battlePart, fetchBattle } from '../../app/battleParts';
import { Icon } from '../../app/Icon';
import { beginGame } from '../../app/newGame';
import { type Page, printRoute, type RouteOf } from '../../app/routes';
import { SideChip } from '../../app/SideChip';
import { preload } from '../../app/screens';
import { useTitle } from '../../app/title';
import { useIfLoaded } from '../../app/usePart';
import { BattleBalance } from '../../lab/BattleBalance';
import { balances } from '../../lab/balances';
import { cardFor } from '../../systems/cards';
import { useLanguage, useWords } from '../../words';
import { fetchOpponentWords, useOpponentWords } from '../../words/opponent';
import { MapPicture } from '../maps/MapPicture';
import { useStarting } from '../setUp/useStarting';
import { BattleHead, useBattleTitle } from './BattleHead';
import { BattleNotes } from './BattleMarks';
import { BattleSides } from './BattleSides';
import { HowToWin } from './HowToWin';
import { RulesOf } from './RulesOf';
import { useVariant } from './useVariant';
import { against, seatOf, suggestedSide, usualOpponent } from './usual';
import { VariantChoice } from './VariantChoice';
import '../pages.css';
import './battles.css';

/** What the page waits for besides its words. */
export const words = ({ battle }: RouteOf<'battle'>) => Promise.all([fetchOpponentWords(), balances.load(), fetchBattle(battle)]);

interface Chosen {
  readonly battle: Battle;
  /** The version that is to be played; undefined: the battle itself. */
  readonly chosen: string | undefined;
  readonly choose: (variant: string | undefined) => void;
}

/** Begins at once with what most people would choose, and says what that is; the set-up offers the rest. `varied`: the battle as the version has it. */
function PlayCard({ battle, varied, chosen, choose }: Chosen & { readonly varied: Battle }) {
  const {
    battle: words,
    battles: { lists },
  } = useWords().pages;
  const design = designIdOf(battle.id);
  const opponents = useOpponentWords();
  const language = useLanguage();
  const [starting, start] = useStarting('battle');
  const side = suggestedSide(battle, useIfLoaded(balances) ?? {});
  const level = usualOpponent(battle);
  const begin = () => {
    const { id, position } = varied;
    const title = titleWith(battle, variantOf(battle, chosen))[language];
    start(() => beginGame({ battle: id, title, seats: against(side, seatOf(level)), position }));
  };
  return (
    <div className="app-card battle-play">
      <VariantChoice battle={battle} chosen={chosen} choose={choose} />
      <p>
        <SideChip side={side} />
        <span>
          <b>{words.yourSide(battle.sides[side].name[language])}</b>
          <small>{opponents.against(opponents.levels[level])}</small>
        </span>
      </p>
      <button type="button" className="app-button app-button--main" data-testid="play-now" disabled={starting} onClick={begin}>
        <Icon name="play" />
        {words.play}
      </button>
      <a
        className="app-button"
        data-testid="set-up"
        href={printRoute({ screen: 'setUp', battle: battle.id, ...(chosen ? { variant: chosen } : {}) })}
      >
        <Icon name="sliders" />
        {words.setUp}
      </a>
      {design !== undefined && (
        <a className="app-button" href={printRoute({ screen: 'draw', design })}>
          <Icon name="pen" />
          {lists.change}
        </a>
      )}
    </div>
  );
}

/** By which game's rules it is played, and where the same battle is by those of another. */
function Rules({ id }: { readonly id: string }) {
  const { battles: words } = useWords().pages;
  const game = factsOf(id)?.system;
  return (
    game && (
      <div className="battle-rules">
        <RulesOf game={game} />
        {twinsOf(id).map((twin) => (
          <a key={twin.id} href={printRoute({ screen: 'battle', battle: twin.id })}>
            {words.alsoBy(words.games[twin.system])}
          </a>
        ))}
      </div>
    )
  );
}

function Facts({ battle }: { readonly battle: Battle }) {
  const { battles: words } = useWords().pages;
  const card = cardFor(battle.position);
  const { counters, minutes } = battle.size;
  return (
    <ul className="page-tags">
      <li className="page-tag page-tag--main">
        {battle.beginners ? words.beginners : words.criteria.difficulty.values[battle.difficulty]}
      </li>
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
  // One's own are in whatever language they were written.
  const isOurs = designIdOf(battle.id) === undefined;
  return (
    <p className="app-note">
      {words.sources}{' '}
      {battle.sources.map((source, i) => (
        <Fragment key={i}>
          {i > 0 && ' · '}
          {isOurs && source.en === source.fr ? <span lang="en">{source.en}</span> : source[language]}
        </Fragment>
      ))}
    </p>
  );
}

function Sentences({ title, said, children }: { readonly title: string; readonly said: readonly Said[]; readonly children?: ReactNode }) {
  const language = useLanguage();
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {said.map((one) => (
          <li key={one.en}>{one[language]}</li>
        ))}
      </ul>
      {children}
    </section>
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
        <p className="battle-story__lead">{battle.story[language]}</p>
        <BattleSides battle={battle} card={card} sketch={card.sketch(battle.position)} />
        <Sentences title={words.tryThis} said={battle.try} />
        <Sources battle={battle} />
      </div>
      <div>
        <HowToWin battle={battle} />
        <section>
          <h2>{card.groundTitle(words)}</h2>
          <p>{battle.ground[language]}</p>
        </section>
        {(battle.special.length > 0 || suiting !== undefined) && (
          <Sentences title={words.special} said={battle.special}>
            {suiting !== undefined && <p className="app-note">{suiting}</p>}
          </Sentences>
        )}
        {card.differs && (
          <p className="app-note">
            <a href={printRoute({ screen: 'rules', id: card.differs })}>{words.differs}</a>
          </p>
        )}
      </div>
    </div>
  );
}

/** A battle as the version that is chosen makes it. */
export function BattleAsChosen({ battle, chosen, choose }: Chosen) {
  const { battles: words } = useWords().pages;
  const language = useLanguage();
  const measured = useIfLoaded(balances);
  const varied = useMemo(() => variedBattle(battle, variantOf(battle, chosen)), [battle, chosen]);
  const title = battle.title[language];
  return (
    <div className="battle-page">
      <div className="battle-main">
        <MapPicture
          of={battle.id}
          otherwise={varied === battle ? undefined : varied.position}
          size={cardFor(varied.position).sketch(varied.position)}
          label={words.map(title)}
        />
      </div>
      <aside className="battle-aside">
        <Facts battle={varied} />
        <PlayCard battle={battle} varied={varied} chosen={chosen} choose={choose} />
        <Rules id={battle.id} />
        {measured?.[battle.id] && <BattleBalance battle={battle} level="h2" isVaried={varied !== battle} />}
        <BattleNotes id={battle.id} title={title} />
      </aside>
      <Story battle={varied} />
    </div>
  );
}

const BattlePage: Page<'battle'> = ({ route }) => {
  const { battles: words } = useWords().pages;
  const battle = useIfLoaded(battlePart(route.battle));
  const [chosen, choose] = useVariant(route, battle);
  useTitle(useBattleTitle(battle));
  useEffect(() => preload({ screen: 'play' }), []);
  return (
    <>
      <BattleHead id={route.battle} battle={battle} back={{ href: '#/battles', name: words.all }} />
      {battle && <BattleAsChosen key={battle.id} battle={battle} chosen={chosen} choose={choose} />}
    </>
  );
};

export default BattlePage;
