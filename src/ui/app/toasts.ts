import { createStore } from 'zustand/vanilla';

export interface Toast {
  readonly id: number;
  readonly tone: 'note' | 'trouble';
  readonly text: string;
  /** What may help: to load the page anew. */
  readonly remedy: 'reload' | undefined;
}

const READING_TIME = 6000;

export const toasts = createStore<readonly Toast[]>(() => []);

let last = 0;

export function dismiss(id: number): void {
  toasts.setState(
    toasts.getState().filter((toast) => toast.id !== id),
    true,
  );
}

/** A short message over the page. A note goes by itself; trouble stays until it is dismissed. */
export function notify(text: string, tone: Toast['tone'] = 'note', remedy?: Toast['remedy']): void {
  const id = ++last;
  const others = toasts.getState().filter((toast) => toast.text !== text);
  toasts.setState([...others, { id, tone, text, remedy }].slice(-3), true);
  if (tone === 'note') setTimeout(() => dismiss(id), READING_TIME);
}
