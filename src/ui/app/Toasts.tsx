import { useWords } from '../words';
import { Icon } from './Icon';
import { dismiss, toasts } from './toasts';
import { useStore } from './useStore';

export function Toasts() {
  const words = useWords();
  const shown = useStore(toasts, (all) => all);
  return (
    <div class="app-toasts" role="status" aria-live="polite">
      {shown.map((toast) => (
        <div key={toast.id} class={`app-toast app-toast--${toast.tone}`}>
          <p>{toast.text}</p>
          {toast.remedy === 'reload' && (
            <button type="button" class="app-button app-toast__remedy" onClick={() => location.reload()}>
              {words.common.trouble.reload}
            </button>
          )}
          <button
            type="button"
            class="app-button app-button--icon"
            aria-label={words.common.actions.dismiss}
            onClick={() => dismiss(toast.id)}
          >
            <Icon name="cross" />
          </button>
        </div>
      ))}
    </div>
  );
}
