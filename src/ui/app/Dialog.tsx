import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { useWords } from '../words';
import { Icon } from './Icon';
import { Modal } from './Modal';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** A modal dialog with a title and a cross that closes it. */
export function Dialog({ title, onClose, children }: Props) {
  const words = useWords();
  const id = useId();
  return (
    <Modal labelledBy={id} onClose={onClose}>
      <div class="app-dialog__box">
        <header class="app-dialog__head">
          <h2 id={id}>{title}</h2>
          <button type="button" class="app-button app-button--icon" aria-label={words.common.actions.close} onClick={onClose}>
            <Icon name="cross" />
          </button>
        </header>
        {children}
      </div>
    </Modal>
  );
}
