import { table } from '../../../store/table';
import { isCovered } from '../../app/keyboard';
import { boardHandle } from './boardHandle';

/** At the table the keyboard is never nowhere: where the button that it stood on goes, it comes to the answer that is asked for next, or else to the map. */
export function keepKeyboard(): () => void {
  let stood: Element | undefined;
  const stand = ({ target }: Event): void => {
    stood = target instanceof Element && target.matches(':focus-visible') ? target : undefined;
  };
  const isNowhere = (): boolean => document.activeElement === document.body;
  const gone = new MutationObserver(() => {
    if (!stood || stood.isConnected) return;
    stood = undefined;
    // Whoever takes it by himself has done so.
    if (!isNowhere() || isCovered() || table.getState().dialog) return;
    document.querySelector<HTMLElement>('.table-answers button')?.focus();
    if (isNowhere()) boardHandle.current?.focus();
  });
  addEventListener('focusin', stand);
  gone.observe(document.body, { childList: true, subtree: true });
  return () => {
    removeEventListener('focusin', stand);
    gone.disconnect();
  };
}
