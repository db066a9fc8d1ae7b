import { useWords } from '../words';
import { RetryButtons } from './RetryButtons';

interface Props {
  readonly retry: () => void;
  /** Of what can be closed. */
  readonly onClose?: () => void;
}

/** In the place of a part of a page that could not be fetched, while the rest of the page stands. */
export function PartNotLoaded({ retry, onClose }: Props) {
  const { actions, trouble } = useWords().common;
  return (
    <section className="app-trouble" role="alert">
      <p>
        <b>{trouble.partTitle}.</b> {trouble.chunkText}
      </p>
      <div className="app-row">
        <RetryButtons retry={retry} />
        {onClose && (
          <button type="button" className="app-button" onClick={onClose}>
            {actions.close}
          </button>
        )}
      </div>
    </section>
  );
}
