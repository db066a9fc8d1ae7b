import { useEffect } from 'preact/hooks';
import { library } from '../../store/library';
import { whenFetched } from '../app/fetched';
import { notify } from '../app/toasts';
import { useStore } from '../app/useStore';
import { wholeWords, wordsNow } from '../words';

/** Tells whoever plays a game that lasts only as long as the page. */
export function useUnkept(): void {
  const keeps = useStore(library.state, (state) => state.keeps);
  useEffect(() => {
    if (keeps === 'page') whenFetched(wholeWords(), () => notify(wordsNow().pages.saves.pageOnly, 'trouble'));
  }, [keeps]);
}
