import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { openModal } from './modals';

interface Props {
  /** Another look beside that of all dialogs. */
  readonly look?: string;
  /** The id of its heading. */
  readonly labelledBy?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The frame of a modal dialog, which is open as long as it is drawn. Escape and a tap beside it close it. */
export function Modal({ look, labelledBy, onClose, children }: Props) {
  const box = useRef<HTMLDialogElement>(null);
  const beside = useRef(false);
  useLayoutEffect(() => openModal(box.current!), []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={box}
      className={look ? `app-dialog ${look}` : 'app-dialog'}
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Text that is selected beyond the edge ends in a click beside it too.
      onPointerDown={({ target, currentTarget }) => {
        beside.current = target === currentTarget;
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget && beside.current) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
