import type { Theme } from '../../store/wishes';

export const darkWish = () => window.matchMedia('(prefers-color-scheme: dark)');
export const contrastWish = () => window.matchMedia('(prefers-contrast: more)');

/** What "system" means on this machine now. */
export function settled(theme: Theme): Exclude<Theme, 'system'> {
  if (theme !== 'system') return theme;
  if (contrastWish().matches) return 'contrast';
  return darkWish().matches ? 'dark' : 'light';
}
