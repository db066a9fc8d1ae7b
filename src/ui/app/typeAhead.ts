import { isTyping } from './keyboard';

/** How long keys wait for a field that does not come, in milliseconds. */
const LONGEST = 5000;

let awaited: AbortController | undefined;

/** Whether a field has been asked for to write in and is still on its way: as it is drawn it is to take the focus. */
export const isAwaited = (): boolean => awaited !== undefined;

function enter(field: HTMLInputElement | HTMLTextAreaElement, typed: string): void {
  if (typed === '') return;
  field.setRangeText(typed, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Keeps what is typed for the field that takes the focus next, or gives it up by Escape, by a press anywhere and after a while. */
function typeAhead(): void {
  awaited?.abort();
  const waiting = new AbortController();
  const options = { capture: true, signal: waiting.signal };
  let typed = '';
  const end = () => waiting.abort();
  const timer = setTimeout(end, LONGEST);
  waiting.signal.addEventListener('abort', () => {
    clearTimeout(timer);
    if (awaited === waiting) awaited = undefined;
  });
  awaited = waiting;
  const keep = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, repeat } = event;
    const isLetter = [...key].length === 1 && (!ctrlKey || event.getModifierState('AltGraph')) && !metaKey;
    if (isTyping(event) || key === 'Escape') return end();
    if (key === 'Backspace') typed = typed.slice(0, -1);
    else if (!isLetter && key !== 'Enter') return;
    // What is held down is the key that has asked for the field.
    else if (isLetter && !repeat) typed += key;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('keydown', keep, options);
  addEventListener('pointerdown', end, options);
  addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof Element) || !target.matches('input, textarea')) return;
      end();
      // What is drawn just now hears of it only when it is there.
      queueMicrotask(() => enter(target as HTMLInputElement, typed));
    },
    options,
  );
}

/** Puts the keyboard into the field of this test id; where it is still on its way, what is typed meanwhile goes there, and is no key of the page. */
export function writeIn(testid: string): void {
  const field = document.querySelector<HTMLInputElement>(`[data-testid="${testid}"]`);
  if (field) requestAnimationFrame(() => field.focus());
  else typeAhead();
}
