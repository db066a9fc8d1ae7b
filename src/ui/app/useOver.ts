import { type FunctionComponent, useEffect } from 'react';
import { useStore } from 'zustand';
import { createPart } from '../../store/part';
import { wholeWords } from '../words';
import { whenFetched } from './fetched';
import { incoming } from './incoming';
import { uncopied } from './uncopied';
import { useIfLoaded } from './usePart';

const over = createPart(async () => {
  const [part] = await Promise.all([import('./Over'), wholeWords()]);
  return part;
});

/** What is said over any page, of files and links; fetched when there is something to say. */
export function useOver(): FunctionComponent | undefined {
  const soon = useStore(incoming, ({ hovering, reading }) => hovering || reading !== undefined);
  const refused = useStore(incoming, (state) => state.refused);
  const byHand = useStore(uncopied, (state) => state);
  const said = byHand.link === undefined ? refused : byHand;
  useEffect(() => {
    if (soon) over.preload();
  }, [soon]);
  useEffect(() => {
    if (said) whenFetched(over.load(), () => undefined);
  }, [said]);
  return useIfLoaded(over)?.Over;
}
