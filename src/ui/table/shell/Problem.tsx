import type { Fault } from '../../../kernel/game';
import { FaultList } from '../../pages/FaultList';
import { useWords } from '../../words';

/** No game, or one that cannot be opened: what is wrong, and where to go from here. */
export function Problem({ faults }: { readonly faults: readonly Fault[] | undefined }) {
  const { noGame } = useWords().table;
  const { nav } = useWords().common;
  const damaged = faults?.some(({ expected }) => expected === 'game.known') ? undefined : faults;
  return (
    <section className="app-trouble">
      <h1>{damaged ? noGame.damaged : noGame.title}</h1>
      {damaged ? <FaultList faults={damaged} /> : <p>{faults ? noGame.gone : noGame.text}</p>}
      <div className="app-row">
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
