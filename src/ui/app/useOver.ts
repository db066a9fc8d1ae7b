import { type FunctionComponent, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { wholeWords } from '../words';
import { incoming } from './incoming';
import { uncopied } from './uncopied';

/** What is said over any page, of files and links; fetched when there is something to say. */
export function useOver(): FunctionComponent | undefined {
  const file = useStore(incoming, ({ hovering, reading, refused }) => hovering || reading !== undefined || refused !== undefined);
  const link = useStore(uncopied, (state) => state.link !== undefined);
  const [Over, set] = useState<FunctionComponent>();
  useEffect(() => {
    if (!file && !link) return;
    Promise.all([import('./Over'), wholeWords()]).then(
      ([part]) => set(() => part.Over),
      () => undefined,
    );
  }, [file, link]);
  return Over;
}
