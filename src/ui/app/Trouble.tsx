import { useEffect } from 'react';
import { useStore } from 'zustand';
import { library } from '../../store/library';
import { useWords } from '../words';
import { tellMissing } from './fetched';
import { notify } from './toasts';
import { useRoute } from './useRoute';

/** What stands in the place of a part that broke. */
export function Trouble({ error }: { readonly error: unknown }) {
  const { trouble } = useWords().common;
  const route = useRoute();
  const { games, keeps } = useStore(library.state);
  useEffect(() => void library.list(), []);
  const named = 'game' in route ? route.game : undefined;
  // At the table that is the one played last, where none is named.
  const asked = route.screen === 'play' ? (named ?? games[0]?.id) : named;
  const id = games.find((game) => game.id === asked)?.id;
  const save = (game: string) =>
    import('../pages/rescue').then(({ rescue }) => rescue(game)).then((saved) => saved || notify(trouble.unread, 'trouble'), tellMissing);
  return (
    <section className="app-trouble" role="alert">
      <h1>{trouble.title}</h1>
      <p>
        {trouble.text} {id !== undefined && keeps === 'browser' && trouble.kept}
      </p>
      <div className="app-row">
        {id !== undefined && (
          <button type="button" className="app-button app-button--main" onClick={() => save(id)}>
            {trouble.save}
          </button>
        )}
        <button type="button" className="app-button" onClick={() => location.reload()}>
          {trouble.reload}
        </button>
        <a className="app-button" href="#/">
          {trouble.home}
        </a>
      </div>
      <details>
        <summary>{trouble.detail}</summary>
        <pre>{error instanceof Error ? `${error.name}: ${error.message}` : String(error)}</pre>
      </details>
    </section>
  );
}
