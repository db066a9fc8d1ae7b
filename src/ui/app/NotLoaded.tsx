import { useWords } from '../words';
import { RetryButtons } from './RetryButtons';

/** Where a part of the program could not be fetched. */
export function NotLoaded({ retry }: { readonly retry: () => void }) {
  const { trouble } = useWords().common;
  return (
    <section className="app-trouble" role="alert">
      <h1>{trouble.chunkTitle}</h1>
      <p>{trouble.chunkText}</p>
      <div className="app-row">
        <RetryButtons retry={retry} />
      </div>
    </section>
  );
}
