import './ui/app/fonts.css';
import './ui/app/theme.css';
import './ui/app/base.css';
import { render } from 'preact';
import { library } from './store/library';
import { languageFor, preferences } from './store/preferences';
import { App } from './ui/app/App';
import { watchDrops } from './ui/app/incoming';
import { forgetOldTrees } from './ui/app/oldTrees';
import { parseRoute, watchRoute } from './ui/app/routes';
import { preload } from './ui/app/screens';
import { watchScroll } from './ui/app/scroll';
import { watchTheme } from './ui/app/theme';
import { speak } from './ui/words';

async function start(root: HTMLElement): Promise<void> {
  const language = () => languageFor(preferences.getState().language, navigator.languages);
  forgetOldTrees();
  watchRoute();
  watchScroll();
  // Side by side: the words, the screen and, for a battle, the storage, which takes its time to open.
  const { screen } = parseRoute(location.hash);
  preload(screen);
  if (screen === 'play') void library.list();
  await speak(language());
  watchTheme();
  watchDrops();
  preferences.subscribe((now, before) => {
    if (now.language !== before.language) void speak(language());
  });
  render(<App />, root);
}

const root = document.getElementById('app');
if (root) {
  start(root).catch(() => {
    // Without words there are only these.
    root.textContent = 'Ancients could not be loaded. Please reload the page. · Le jeu n’a pas pu être chargé. Rechargez la page.';
  });
}
