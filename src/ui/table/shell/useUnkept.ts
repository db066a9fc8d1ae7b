import { useEffect } from 'react';
import { useStore } from 'zustand';
import { library } from '../../../store/library';
import { notify } from '../../app/toasts';
import { wholeWords, wordsNow } from '../../words';

let told = false;

/** Tells whoever plays, once, that games last only as long as the page, and each time when two pages have played on in one. */
export function useUnkept(): void {
  const parted = useStore(library.state, (state) => state.parted);
  useEffect(() => {
    if (parted === 0) return;
    const tell = () => notify(wordsNow().pages.saves.parted, 'trouble');
    wholeWords().then(tell, () => undefined);
  }, [parted]);
  const keeps = useStore(library.state, (state) => state.keeps);
  useEffect(() => {
    if (keeps !== 'page' || told) return;
    told = true;
    const tell = () => notify(wordsNow().pages.saves.pageOnly, 'trouble');
    // Where the words do not come, the page is not to be loaded anew for them: the game would be lost.
    wholeWords().then(tell, () => undefined);
  }, [keeps]);
}
