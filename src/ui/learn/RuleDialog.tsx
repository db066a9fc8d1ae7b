import { useLayoutEffect, useRef } from 'preact/hooks';
import { RulePanel } from './RulePanel';

interface Props {
  readonly id: string;
  readonly onClose: () => void;
}

/** One rule over a page whose choices are to stay as they are. Escape, the cross and a tap beside it close it. */
export function RuleDialog({ id, onClose }: Props) {
  const box = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = box.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={box}
      class="app-dialog learn-dialog"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <RulePanel id={id} onClose={onClose} />
    </dialog>
  );
}
