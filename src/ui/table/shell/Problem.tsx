import { useEffect } from 'react';
import type { Fault } from '../../../kernel/game';
import { library } from '../../../store/library';
import { FaultList } from '../../app/FaultList';
import { whenFetched } from '../../app/fetched';
import { isSilent, onceItAnswers } from '../../app/silentStorage';
import { useWords } from '../../words';

interface Props {
  readonly faults: readonly Fault[] | undefined;
  /** The game that cannot be opened. */
  readonly game: string | undefined;
  /** Asks for it anew. */
  readonly retry: () => void;
}

const save = (game: string): void => whenFetched(import('../../pages/savesActions'), ({ saveDamaged }) => void saveDamaged(game));

/** No game, or one that cannot be opened: what is wrong, how to keep it, and where to go from here. A storage that answers at last is asked again. */
export function Problem({ faults, game = '', retry }: Props) {
  const { noGame, stop } = useWords().table;
  const { nav } = useWords().common;
  const silent = faults ? isSilent(faults) : library.state.getState().silent;
  useEffect(() => (silent ? onceItAnswers(library.state, game, retry) : undefined), [silent, game, retry]);
  const damaged = faults?.some(({ expected }) => expected === 'game.known') ? undefined : faults;
  return (
    <section className="app-trouble">
      <h1>{damaged ? noGame.damaged : noGame.title}</h1>
      {damaged ? <FaultList faults={damaged} /> : <p>{faults ? noGame.gone : noGame.text}</p>}
      <div className="app-row">
        {damaged && game !== '' && !silent && (
          <button type="button" className="app-button" data-testid="save-whole" onClick={() => save(game)}>
            {stop.save}
          </button>
        )}
        <a className="app-button app-button--main" href="#/battles">
          {noGame.battles}
        </a>
        <a className="app-button" href="#/saves">
          {nav.saves}
        </a>
      </div>
    </section>
  );
}
