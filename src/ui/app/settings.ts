import type { FunctionComponent } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { createPart } from '../../store/part';
import { fetchSettingsWords } from '../words/settings';
import { whenFetched } from './fetched';
import { useIfLoaded } from './usePart';

const part = createPart(async () => {
  const [loaded] = await Promise.all([import('./SettingsDialog'), fetchSettingsWords()]);
  return loaded;
});

const opened = createStore(() => ({ open: false }));

/** Opens the settings over any page, once they have come. */
export const openSettings = (): void => whenFetched(part.load(), () => opened.setState({ open: true }));

export const closeSettings = (): void => opened.setState({ open: false });

/** The settings while they are open. */
export function useSettings(): FunctionComponent | undefined {
  const open = useStore(opened, (state) => state.open);
  const loaded = useIfLoaded(part);
  return open ? loaded?.SettingsDialog : undefined;
}
