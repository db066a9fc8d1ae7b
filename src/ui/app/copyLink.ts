import { wholeWords, wordsNow } from '../words';
import { copyText } from './copyText';
import { whenFetched } from './fetched';
import { notify } from './toasts';
import { uncopied } from './uncopied';

/**
 * Copies a link that holds a whole game; says so, or why there is none, or shows it where the browser forbids copying. To be called in the click
 * itself; a record that is still being read and does not come is nothing to copy, and whoever reads it says why. `said`: what the link holds, if no game.
 */
export function copyLink(record: object | Promise<object>, prefix?: string, said?: string): void {
  const parts = Promise.all([import('../../store/link'), wholeWords()]);
  const printed = Promise.all([parts, record]).then(([[{ printLink }], there]) => printLink(there, prefix));
  const link = printed.then((hash) => {
    if (!hash.ok) throw new Error('the record makes no link');
    return location.href.split('#')[0] + hash.value;
  });
  const copied = copyText(link);
  whenFetched(parts, async () => {
    const hash = await printed.catch(() => undefined);
    if (!hash) return;
    const { table, faults } = wordsNow();
    if (!hash.ok) notify(table.linkFailed(faults.expected(hash.faults[0]?.expected ?? 'link.record')), 'trouble');
    else if (await copied) notify(said ?? table.linkCopied);
    else uncopied.setState({ link: await link });
  });
}
