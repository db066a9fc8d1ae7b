import { wholeWords, wordsNow } from '../words';
import { notify } from './toasts';
import { uncopied } from './uncopied';

/** Copies a link that holds a whole game; says so, or why there is none, or shows it where the browser forbids copying. */
export async function copyLink(record: object): Promise<void> {
  const { printLink } = await import('../../store/link');
  const hash = await printLink(record);
  await wholeWords();
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
}
