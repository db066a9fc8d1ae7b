import { wholeWords, wordsNow } from '../words';
import { whenFetched } from './fetched';
import { notify } from './toasts';
import { uncopied } from './uncopied';

/** Copies a link that holds a whole game; says so, or why there is none, or shows it where the browser forbids copying. */
export function copyLink(record: object): void {
  whenFetched(Promise.all([import('../../store/link'), wholeWords()]), async ([{ printLink }]) => {
    const hash = await printLink(record);
    const { table, faults } = wordsNow();
    if (!hash.ok) {
      notify(table.linkFailed(faults.expected(hash.faults[0]?.expected ?? 'link.record')), 'trouble');
      return;
    }
    const link = location.href.split('#')[0] + hash.value;
    try {
      await navigator.clipboard.writeText(link);
      notify(table.linkCopied);
    } catch {
      uncopied.setState({ link });
    }
  });
}
