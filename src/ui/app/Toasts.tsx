import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { useWords } from '../words';
import { Icon } from './Icon';
import { modals } from './modals';
import { dismiss, toasts } from './toasts';

/** Short messages over the page, or over the dialog that is open. */
export function Toasts() {
  const words = useWords();
  const shown = useStore(toasts, (all) => all);
  const dialog = useStore(modals, (open) => open.at(-1));
  const said = (
    <div className="app-toasts" role="status" aria-live="polite">
      {shown.map((toast) => (
        <div key={toast.id} className={`app-toast app-toast--${toast.tone}`}>
          <p>{toast.text}</p>
          {toast.remedy === 'reload' && (
            <button type="button" className="app-button app-toast__remedy" onClick={() => location.reload()}>
              {words.common.trouble.reload}
            </button>
          )}
          <button
            type="button"
            className="app-button app-button--icon"
            aria-label={words.common.actions.dismiss}
            onClick={() => dismiss(toast.id)}
          >
            <Icon name="cross" />
          </button>
        </div>
      ))}
    </div>
  );
  return dialog ? createPortal(said, dialog) : said;
}
