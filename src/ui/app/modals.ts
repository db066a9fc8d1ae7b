import { createStore } from 'zustand/vanilla';

/** The modal dialogs that are open, the one on top last. What lies outside it can neither be seen well nor pressed nor heard. */
export const modals = createStore<readonly HTMLDialogElement[]>(() => []);

/** A dialog opens over all others; returns how it closes. */
export function openModal(dialog: HTMLDialogElement): () => void {
  if (!dialog.open) dialog.showModal();
  modals.setState((open) => [...open, dialog], true);
  return () => {
    modals.setState((open) => open.filter((one) => one !== dialog), true);
    dialog.close();
  };
}
