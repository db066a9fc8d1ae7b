import './ui/app/fonts.css';
import './ui/app/theme.css';
import './ui/app/base.css';
import { openAhead } from './store/earlyOpening';
import { parseRoute } from './ui/app/routes';
import { allowOwnWorkers } from './ui/app/trusted';

allowOwnWorkers();

// This file is small and comes first: a stored game is read and played again while the rest of the page is on its way.
const route = parseRoute(location.hash);
if (route.screen === 'play') openAhead(route.game);

const root = document.getElementById('app');
if (root) {
  import('./ui/app/start')
    .then(({ start }) => start(root))
    .catch(() => {
      // Without words there are only these.
      root.textContent = 'Ancients could not be loaded. Please reload the page. · Le jeu n’a pas pu être chargé. Rechargez la page.';
    });
}
