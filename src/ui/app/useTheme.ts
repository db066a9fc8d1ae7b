import { useStore } from 'zustand';
import { type WornTheme, worn } from './theme';

/** The theme that the page wears now: `system` is settled, and on paper it is high contrast. */
export const useTheme = (): WornTheme => useStore(worn);
