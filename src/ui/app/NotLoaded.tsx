import { useWords } from '../words';

/** Where a part of the program could not be fetched. */
export function NotLoaded({ retry }: { readonly retry: () => void }) {
  const { actions, trouble } = useWords().common;
  return (
    <section class="app-trouble" role="alert">
      <h1>{trouble.chunkTitle}</h1>
      <p>{trouble.chunkText}</p>
      <div class="app-row">
        <button type="button" class="app-button app-button--main" onClick={retry}>
          {actions.retry}
        </button>
        <button type="button" class="app-button" onClick={() => location.reload()}>
          {trouble.reload}
        </button>
      </div>
    </section>
  );
}
