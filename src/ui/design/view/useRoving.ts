import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect } from 'react';

const buttonsIn = (bar: HTMLElement): HTMLButtonElement[] => [...bar.querySelectorAll('button')];

/** One of them is where Tab comes to. */
function stopAt(all: readonly HTMLButtonElement[], stop: Element | undefined): void {
  for (const button of all) button.tabIndex = button === stop ? 0 : -1;
}

const TO: Readonly<Record<string, (at: number, of: number) => number>> = {
  ArrowRight: (at, of) => (at + 1) % of,
  ArrowDown: (at, of) => (at + 1) % of,
  ArrowLeft: (at, of) => (at + of - 1) % of,
  ArrowUp: (at, of) => (at + of - 1) % of,
  Home: () => 0,
  End: (_, of) => of - 1,
};

/** A toolbar is one stop of Tab: arrows go through its buttons, Home and End to the first and the last; whoever comes back finds the one where he was. */
export function useRoving(bar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { current } = bar;
    if (!current) return;
    const keepOne = () => {
      const all = buttonsIn(current);
      const stops = all.filter(({ tabIndex }) => tabIndex === 0);
      if (stops.length !== 1) stopAt(all, stops.find((stop) => stop === document.activeElement) ?? stops[0] ?? all[0]);
    };
    keepOne();
    // The stop itself may go.
    const watch = new MutationObserver(keepOne);
    watch.observe(current, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [bar]);
  return {
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => stopAt(buttonsIn(currentTarget), target),
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const all = buttonsIn(event.currentTarget);
      const at = all.indexOf(event.target as HTMLButtonElement);
      const next = at < 0 ? undefined : TO[event.key]?.(at, all.length);
      if (next === undefined) return;
      event.preventDefault();
      all[next]!.focus();
    },
  };
}
