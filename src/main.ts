import './ui/app/fonts.css';
import './ui/app/theme.css';
import './ui/app/base.css';
// What the page drawn at build time wears.
import './ui/pages/home.css';
import { openEarly } from './store/earlyOpening';
import { languageFor, wishesHere } from './store/wishes';
import { parseRoute, wayOf } from './ui/app/routes';
import './ui/app/styles';
import { allowOwnWorkers } from './ui/app/trusted';
import { load } from './ui/words/load';

allowOwnWorkers();

// This file is small and comes first: a stored game is read, and words and screen are asked for, while the rest of the page is on its way.
const route = parseRoute(location.hash);
if (route.screen === 'play') openEarly(route.game);
const { table, live, panels, pages } = load[languageFor(wishesHere().language, navigator.languages)];
// Whoever waits for them says that they do not come.
for (const part of [wayOf(route).load, table, ...(route.screen === 'play' ? [] : [live, panels, pages])]) part().catch(() => undefined);

const root = document.getElementById('app');
if (root) {
  import('./ui/app/start')
    .then(({ start }) => start(root))
    .catch(() => {
      // Without words there are only these.
      root.textContent = 'Ancients could not be loaded. Please reload the page. · Le jeu n’a pas pu être chargé. Rechargez la page.';
    });
}
