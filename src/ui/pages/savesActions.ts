import type { Fault } from '../../kernel/system';
import { fileName, saveFile } from '../../store/file';
import { library } from '../../store/library';
import { printLink } from '../../store/link';
import { notify } from '../app/toasts';
import { wordsNow } from '../words';

/** The first fault in words, over the page. */
function notifyFault(fault: Fault | undefined): void {
  const { faults, pages } = wordsNow();
  const why = fault ? faults.sentence(faults.place(fault.at), faults.expected(fault.expected), fault.found) : '';
  notify(`${pages.saves.cannotRead}. ${why}`, 'trouble');
}

export async function saveToFile(id: string, title: string): Promise<void> {
  const game = await library.load(id);
  if (game.ok) saveFile(fileName(title, game.value.updated), game.value.record);
  else notifyFault(game.faults[0]);
}

/** The link, if the browser does not let the page copy it. */
export async function copyLink(id: string): Promise<string | undefined> {
  const game = await library.load(id);
  const hash = game.ok ? await printLink(game.value.record) : game;
  if (!hash.ok) {
    notifyFault(hash.faults[0]);
    return undefined;
  }
  const link = location.href.split('#')[0] + hash.value;
  try {
    await navigator.clipboard.writeText(link);
  } catch {
    return link;
  }
  notify(wordsNow().pages.saves.linkCopied);
  return undefined;
}
