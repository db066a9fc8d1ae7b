import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the page drawn at build time, where nothing can be done yet. */
export const useLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
