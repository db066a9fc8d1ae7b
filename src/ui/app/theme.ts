import { createStore } from 'zustand/vanilla';
import { preferences, type Theme } from '../../store/preferences';
import { contrastWish, darkWish, settled } from './settled';

export type WornTheme = Exclude<Theme, 'system'>;

/** What the page wears: known when it is drawn for somebody, not in the page drawn at build time. */
export const worn = createStore<WornTheme>(() => 'light');

function wear(theme: WornTheme): void {
  const root = document.documentElement;
  root.dataset['theme'] = theme;
  worn.setState(theme, true);
  const page = getComputedStyle(root).getPropertyValue('--page').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', page);
}

/** Keeps the page in the theme chosen, in the system's if that is the choice, and on paper in high contrast. */
export function watchTheme(): void {
  const wearChosen = () => wear(settled(preferences.getState().theme));
  preferences.subscribe((now, before) => {
    if (now.theme !== before.theme) wearChosen();
  });
  darkWish().addEventListener('change', wearChosen);
  contrastWish().addEventListener('change', wearChosen);
  window.addEventListener('beforeprint', () => wear('contrast'));
  window.addEventListener('afterprint', wearChosen);
  wearChosen();
}
