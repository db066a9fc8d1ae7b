import { type FunctionComponent, useEffect } from 'react';
import { useStore } from 'zustand';
import { createPart } from '../../store/part';
import { wholeWords } from '../words';
import { incoming } from './incoming';
import { uncopied } from './uncopied';
import { useIfLoaded } from './usePart';

const over = createPart(async () => {
  const [part] = await Promise.all([import('./Over'), wholeWords()]);
  return part;
});

/** What is said over any page, of files and links; fetched when there is something to say. */
export function useOver(): FunctionComponent | undefined {
  const file = useStore(incoming, ({ hovering, reading, refused }) => hovering || reading !== undefined || refused !== undefined);
  const link = useStore(uncopied, (state) => state.link !== undefined);
  useEffect(() => {
    if (file || link) over.preload();
  }, [file, link]);
  return useIfLoaded(over)?.Over;
}
