import { type ReactNode, useId } from 'react';
import { useWords } from '../words';
import { Icon } from './Icon';
import { Modal } from './Modal';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal dialog with a title and a cross that closes it. */
export function Dialog({ title, onClose, children }: Props) {
  const words = useWords();
  const id = useId();
  return (
    <Modal labelledBy={id} onClose={onClose}>
      <div className="app-dialog__box">
        <header className="app-dialog__head">
          <h2 id={id}>{title}</h2>
          <button type="button" className="app-button app-button--icon" aria-label={words.common.actions.close} onClick={onClose}>
            <Icon name="cross" />
          </button>
        </header>
        {children}
      </div>
    </Modal>
  );
}
