import { useLayoutEffect } from 'react';
import { table } from '../../../store/table';

const count = (more: number): void => table.setState(({ told = 0 }) => ({ told: told + more }));

/** Whether a card stands beside the map that has more to tell than the log: it gets its room from that. */
export function useTold(isThere: boolean): void {
  useLayoutEffect(() => {
    if (!isThere) return;
    count(1);
    return () => count(-1);
  }, [isThere]);
}

/** Brings a card to the upper edge of what is scrolled beside the map; nothing else moves. */
export function bringUp(card: Element | null): void {
  const scrolled = card?.closest('.table-upper, .table-sheet__body');
  if (card && scrolled) scrolled.scrollTop += card.getBoundingClientRect().top - scrolled.getBoundingClientRect().top - 8;
}
