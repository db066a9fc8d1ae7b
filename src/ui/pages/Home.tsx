import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Glimpse } from '../../store/glimpse';
import { library } from '../../store/library';
import { createPart } from '../../store/part';
import { progress } from '../../store/progress';
import type { GameSummary } from '../../store/storedGame';
import { Icon } from '../app/Icon';
import { OpenButton } from '../app/OpenButton';
import { type Page, printRoute } from '../app/routes';
import { preload } from '../app/screens';
import { useLive } from '../app/useLive';
import { useIfLoaded } from '../app/usePart';
import { whenIdle } from '../app/whenIdle';
import { useWords } from '../words';
import { GameProgress } from './GameProgress';
import { FrontPicture } from './maps/FrontPicture';
import { useStarting } from './setUp/useStarting';
import { playersOf, useTitles } from './titles';
import './home.css';

/** Comes with the game that is played through meanwhile, for nothing here waits for it. */
const next = createPart(async () => {
  const [prepared, glimpse, map] = await Promise.all([
    import('../../store/prepared'),
    import('../../store/glimpse'),
    import('./maps/SmallMap'),
  ]);
  return { ...prepared, ...glimpse, ...map };
});

/** A game of more plays takes a phone so long that it is not played through before somebody wants it. */
const MOST_PLAYS = 600;

/** Plays the game through that is likely to be opened next, once the page has nothing else to do, and says where it stands; anew when it has been `updated`. */
function useNext(game: GameSummary | undefined): Glimpse | undefined {
  const { id, updated } = game && game.plays <= MOST_PLAYS ? game : {};
  const [found, show] = useState<{ readonly id: string; readonly glimpse: Glimpse }>();
  useEffect(() => {
    if (id === undefined) return;
    let left = false;
    const prepare = async () => {
      const { prepareGame, glimpseIn } = await next.load();
      const played = left ? undefined : await prepareGame(id);
      if (played && !left) show({ id, glimpse: glimpseIn(played) });
    };
    // The page does without what does not come.
    const forget = whenIdle(() => prepare().catch(() => undefined));
    return () => {
      left = true;
      forget();
    };
  }, [id, updated]);
  return found && found.id === id ? found.glimpse : undefined;
}

function Continue({ game, glimpse }: { readonly game: GameSummary; readonly glimpse: Glimpse | undefined }) {
  const words = useWords();
  const titleFor = useTitles();
  const players = playersOf(game);
  const part = useIfLoaded(next);
  return (
    <a className="app-card home-continue" href={printRoute({ screen: 'play', game: game.id })}>
      <span className="home-next">
        <Icon name="play" />
        {glimpse && part && <part.SmallMap glimpse={glimpse} label={words.pages.saves.map(titleFor(game))} />}
      </span>
      <span>
        <small>{words.pages.home.continue}</small>
        <strong>{titleFor(game)}</strong>
        <small>
          {players !== '' && `${players} · `}
          <GameProgress game={game} />
        </small>
      </span>
      <Icon name="arrow" />
    </a>
  );
}

/** Whether the first battle is being begun, and what begins it: fetched when it is wanted, for the battles come with it. */
function useFirstBattle(): readonly [boolean, () => void] {
  const [starting, start] = useStarting('home');
  const begin = () => {
    preload({ screen: 'play' });
    start(async () => (await import('./firstBattle')).beginFirstBattle());
  };
  return [starting, begin];
}

/** For whoever has no game yet; until that is known it stands for the one that there may be, and is not pressed in its place. */
function FirstBattle({ disabled, begin }: { readonly disabled: boolean; readonly begin: () => void }) {
  const { first } = useWords().pages.home;
  return (
    <button type="button" className="app-card home-continue" data-testid="first-battle" disabled={disabled} onClick={begin}>
      <Icon name="play" />
      <span>
        <small>{first.kind}</small>
        <strong>{first.title}</strong>
        <small>{first.about}</small>
      </span>
      <Icon name="arrow" />
    </button>
  );
}

/** Not in the page drawn at build time: what it is written in comes before it. */
const Picture = () => useLive() && <FrontPicture />;

const Home: Page<'home'> = () => {
  const words = useWords();
  const { home } = words.pages;
  const { listed, games } = useStore(library.state);
  const unfinished = games.find((game) => game.status?.winner === undefined);
  const glimpse = useNext(unfinished);
  const [starting, begin] = useFirstBattle();
  // A newcomer begins at once; whoever has begun chooses.
  const learnt = useStore(progress.store, (all) => Object.keys(all).length > 0);
  useEffect(() => {
    void library.list();
  }, []);
  return (
    <div className="home">
      <section className="home-hero">
        <div className="home-picture">
          <Picture />
        </div>
        <div className="home-words">
          <h1>{words.common.brand}</h1>
          <p className="home-tagline">{home.tagline}</p>
          <p>{home.intro}</p>
          <div className="app-row">
            <a className="app-button app-button--main home-play" href="#/battles">
              <Icon name="play" />
              {home.play}
            </a>
            <a className="app-button" data-testid="learn" href={learnt ? '#/learn' : '#/learn/counters'}>
              <Icon name="learn" />
              {home.learn}
            </a>
          </div>
        </div>
      </section>
      <section className="home-games">
        {unfinished ? <Continue game={unfinished} glimpse={glimpse} /> : <FirstBattle disabled={!listed || starting} begin={begin} />}
        <div className="app-row">
          <a className="app-button app-button--quiet" href="#/rules">
            <Icon name="book" />
            {home.rules}
          </a>
          <a className="app-button app-button--quiet" href="#/design" data-testid="draw">
            <Icon name="pen" />
            {words.common.nav.design}
          </a>
          <a className="app-button app-button--quiet" href="#/saves">
            <Icon name="clock" />
            {home.saves}
          </a>
          <OpenButton className="app-button app-button--quiet">
            <Icon name="folder" />
            {home.open}
          </OpenButton>
          {/* Last: it comes late and moves no other. */}
          {unfinished && (
            <button type="button" className="app-button app-button--quiet" data-testid="first-battle" disabled={starting} onClick={begin}>
              <Icon name="play" />
              {home.first.title}
            </button>
          )}
        </div>
      </section>
      <ul className="home-promises">
        {home.promises.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <footer className="home-foot">
        <a href="#/design">{words.common.nav.design}</a>
        <a href="#/lab">{words.common.nav.lab}</a>
        <a href="#/help">{words.common.nav.help}</a>
        <a href="#/credits">{words.common.nav.credits}</a>
      </footer>
    </div>
  );
};

export default Home;
