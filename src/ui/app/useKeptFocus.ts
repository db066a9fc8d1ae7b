import { type FocusEventHandler, type RefObject, useLayoutEffect, useRef } from 'react';

const PRESSED = 'a[href], button';

/**
 * Keeps the keyboard in a list: where the entry that it stood in goes, it comes to the one that stands there now, or else to the page, as after a way to
 * another one. `entries`: whatever changes with them.
 */
export function useKeptFocus<List extends HTMLElement>(
  entries: unknown,
): { readonly ref: RefObject<List | null>; readonly onFocus: FocusEventHandler } {
  const ref = useRef<List>(null);
  const stood = useRef<{ readonly element: Element; readonly at: number }>(undefined);
  useLayoutEffect(() => {
    if (!stood.current || stood.current.element.isConnected) return;
    const entry = [...(ref.current?.children ?? [])].slice(0, stood.current.at + 1).at(-1);
    stood.current = undefined;
    if (document.activeElement !== document.body) return;
    const next = entry?.matches(PRESSED) ? entry : (entry?.querySelector(PRESSED) ?? document.getElementById('main'));
    if (next instanceof HTMLElement) next.focus();
  }, [entries]);
  return {
    ref,
    onFocus: ({ target, currentTarget }) => {
      stood.current = { element: target, at: [...currentTarget.children].findIndex((entry) => entry.contains(target)) };
    },
  };
}
