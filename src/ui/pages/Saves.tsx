import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { type DamagedGame, library } from '../../store/library';
import type { GameSummary } from '../../store/storedGame';
import { FaultList } from '../app/FaultList';
import { Icon, type IconName } from '../app/Icon';
import { OpenButton } from '../app/OpenButton';
import { type Page, printRoute } from '../app/routes';
import { useWords } from '../words';
import { fetchOpponentWords } from '../words/opponent';
import { Lasting } from './Lasting';
import { SavedGame } from './SavedGame';
import { DeleteDialog, RenameDialog } from './SavesDialogs';
import { copyGameLink, saveDamaged, saveToFile } from './savesActions';
import { useTitles } from './titles';
import './pages.css';

/** What is asked over the list. */
type Asked =
  | { readonly kind: 'delete'; readonly id: string; readonly title: string }
  | { readonly kind: 'rename'; readonly id: string; readonly title: string };

interface CardProps {
  readonly game: GameSummary;
  readonly title: string;
  readonly ask: (asked: Asked) => void;
}

function GameCard({ game, title, ask }: CardProps) {
  const { pages, common } = useWords();
  return (
    <li className="app-card saves-card saves-game">
      <SavedGame game={game} title={title} />
      <div className="saves-actions">
        <a className="app-button app-button--main" href={printRoute({ screen: 'play', game: game.id })}>
          {game.status?.winner === undefined ? pages.saves.continue : pages.saves.review}
          <span className="app-unseen"> {title}</span>
        </a>
        <fieldset className="saves-more">
          <legend className="app-unseen">{pages.saves.more(title)}</legend>
          <IconButton icon="download" label={pages.saves.toFile} press={() => saveToFile(game.id, title)} />
          <IconButton icon="link" label={pages.saves.copyLink} press={() => copyGameLink(game.id)} />
          <IconButton icon="pen" label={common.actions.rename} press={() => ask({ kind: 'rename', id: game.id, title })} />
          <IconButton icon="trash" label={common.actions.delete} press={() => ask({ kind: 'delete', id: game.id, title })} />
        </fieldset>
      </div>
    </li>
  );
}

function IconButton({ icon, label, press }: { readonly icon: IconName; readonly label: string; readonly press: () => void }) {
  return (
    <button type="button" className="app-button app-button--icon" aria-label={label} title={label} onClick={press}>
      <Icon name={icon} />
    </button>
  );
}

function DamagedGames({ damaged, ask }: { readonly damaged: readonly DamagedGame[]; readonly ask: (asked: Asked) => void }) {
  const { pages, common } = useWords();
  if (damaged.length === 0) return null;
  return (
    <section className="saves-damaged">
      <h2>{pages.saves.damagedTitle}</h2>
      <p>{pages.saves.damagedText}</p>
      <ul data-keeps>
        {damaged.map(({ id, title = pages.saves.untitled, faults }) => (
          <li key={id} className="app-card saves-card">
            <div>
              <h3>{title}</h3>
              <FaultList faults={faults} />
            </div>
            <div className="saves-actions">
              <button type="button" className="app-button" onClick={() => saveDamaged(id, title)}>
                {pages.saves.toFile}
                <span className="app-unseen"> {title}</span>
              </button>
              <button type="button" className="app-button app-button--danger" onClick={() => ask({ kind: 'delete', id, title })}>
                {common.actions.delete}
                <span className="app-unseen"> {title}</span>
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NoGames() {
  const { saves, home } = useWords().pages;
  return (
    <div className="saves-empty">
      <p>
        <strong>{saves.empty}</strong>
      </p>
      <p>{saves.emptyHint}</p>
      <a className="app-button app-button--main" href="#/battles">
        {home.play}
      </a>
    </div>
  );
}

/** What the page waits for besides its words. */
export const words = fetchOpponentWords;

const Saves: Page<'saves'> = () => {
  const { pages } = useWords();
  const { listed, keeps, silent, games, damaged } = useStore(library.state, (state) => state);
  const titleFor = useTitles();
  const [asked, ask] = useState<Asked>();
  useEffect(() => {
    void library.list();
  }, []);
  const close = () => ask(undefined);
  return (
    <>
      <header className="page-head page-head--row">
        <div>
          <h1>{pages.saves.title}</h1>
          <p>
            {pages.saves.intro} {pages.saves.openHint}
          </p>
        </div>
        <OpenButton className="app-button">
          <Icon name="folder" />
          {pages.home.open}
        </OpenButton>
      </header>
      {keeps === 'page' && (
        <p className="page-warning" role="alert">
          {pages.saves.pageOnly}
        </p>
      )}
      {listed && games.length === 0 && damaged.length === 0 && (silent ? <p>{pages.saves.silent}</p> : <NoGames />)}
      <ul className="saves-list" data-keeps>
        {games.map((game) => (
          <GameCard key={game.id} game={game} title={titleFor(game)} ask={ask} />
        ))}
      </ul>
      <DamagedGames damaged={damaged} ask={ask} />
      {/* Below the list: what the browser answers late moves no button. */}
      {keeps === 'browser' && games.length > 0 && <Lasting />}
      {asked?.kind === 'delete' && <DeleteDialog id={asked.id} title={asked.title} close={close} />}
      {asked?.kind === 'rename' && <RenameDialog id={asked.id} title={asked.title} close={close} />}
    </>
  );
};

export default Saves;
