import type { KeyboardEvent } from 'react';

/** A handler of keys that does something on Enter. The press ends there: else it would press what the focus goes back to. */
export const onEnter =
  (act: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    act();
  };
