import { preferences, type Theme } from '../../store/preferences';

const darkWish = () => window.matchMedia('(prefers-color-scheme: dark)');
const contrastWish = () => window.matchMedia('(prefers-contrast: more)');

/** index.html settles the same before the first paint. */
function settled(theme: Theme): Exclude<Theme, 'system'> {
  if (theme !== 'system') return theme;
  if (contrastWish().matches) return 'contrast';
  return darkWish().matches ? 'dark' : 'light';
}

function wear(theme: Exclude<Theme, 'system'>): void {
  const root = document.documentElement;
  root.dataset.theme = theme;
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
