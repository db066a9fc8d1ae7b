import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { useWords } from '../words';
import { Icon } from './Icon';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** A modal dialog that is open as long as it is drawn. Escape, the cross and a tap beside it close it. */
export function Dialog({ title, onClose, children }: Props) {
  const words = useWords();
  const box = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const dialog = box.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={box}
      class="app-dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div class="app-dialog__box">
        <header class="app-dialog__head">
          <h2 id={id}>{title}</h2>
          <button type="button" class="app-button app-button--icon" aria-label={words.common.actions.close} onClick={onClose}>
            <Icon name="cross" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
