import { preferences, type Theme } from '../../store/preferences';
import { contrastWish, darkWish, settled } from './settled';

function wear(theme: Exclude<Theme, 'system'>): void {
  const root = document.documentElement;
  root.dataset['theme'] = theme;
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
