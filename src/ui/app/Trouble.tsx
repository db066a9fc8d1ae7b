import { useWords } from '../words';
import { whenFetched } from './fetched';
import { notify } from './toasts';

/** What stands in the place of a part that broke. */
export function Trouble({ error }: { readonly error: unknown }) {
  const { trouble } = useWords().common;
  const save = () =>
    whenFetched(import('../pages/rescue'), async ({ rescue }) => {
      if (!(await rescue())) notify(trouble.nothing, 'trouble');
    });
  return (
    <section className="app-trouble" role="alert">
      <h1>{trouble.title}</h1>
      <p>{trouble.text}</p>
      <div className="app-row">
        <button type="button" className="app-button app-button--main" onClick={save}>
          {trouble.save}
        </button>
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
