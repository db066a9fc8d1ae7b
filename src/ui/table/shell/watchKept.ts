import { library } from '../../../store/library';
import { match } from '../../../store/match';
import { notify } from '../../app/toasts';
import { wholeWords, wordsNow } from '../../words';

/** What has been told already. */
const told = { pageOnly: false, parted: 0 };

function tell(what: 'pageOnly' | 'parted'): void {
  // Where the words do not come, the page is not to be loaded anew for them: the game would be lost.
  wholeWords().then(
    () => notify(wordsNow().pages.saves[what], 'trouble'),
    () => undefined,
  );
}

function look(): void {
  const { keeps, parted } = library.state.getState();
  // A lesson is not kept anyway.
  if (match.store.getState().now?.head.practice) return;
  if (keeps === 'page' && !told.pageOnly) {
    told.pageOnly = true;
    tell('pageOnly');
  }
  if (parted > told.parted) {
    told.parted = parted;
    tell('parted');
  }
}

/** Tells whoever plays, once, that games last only as long as the page, and each time when two pages have played on in one. Returns how to end it. */
export function watchKept(): () => void {
  look();
  return library.state.subscribe(look);
}
