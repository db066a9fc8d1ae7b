import { useWords } from '../words';
import { tryAgain } from './tryAgain';

/** Where a part of the program did not come: to try again, or to load the page anew. */
export function RetryButtons({ retry }: { readonly retry: () => void }) {
  const { actions, trouble } = useWords().common;
  return (
    <>
      <button type="button" className="app-button app-button--main" onClick={() => tryAgain(retry)}>
        {actions.retry}
      </button>
      <button type="button" className="app-button" onClick={() => location.reload()}>
        {trouble.reload}
      </button>
    </>
  );
}
