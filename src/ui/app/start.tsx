import { createRoot } from 'react-dom/client';
import { seen } from '../../store/company';
import { earlyOpened, newestFoundEarly, takeTable } from '../../store/earlyOpening';
import { library } from '../../store/library';
import { languageFor, preferences } from '../../store/preferences';
import { presence } from '../../store/presence';
import { isSpoken, speak, spoken } from '../words';
import { App, type Shown } from './App';
import { whenFetched } from './fetched';
import { watchDrops } from './incoming';
import { keepProgramLater } from './programPart';
import { goInstead, route, watchRoute } from './routes';
import { pageOf, preload } from './screens';
import { watchScroll } from './scroll';
import { watchTheme } from './theme';

/** Milliseconds that the first screen waits at most for its game, and for its page. */
const PATIENCE = 500;

/** What comes of something, or nothing where it lets itself be waited for. */
const inTime = <Of,>(coming: Promise<Of>): Promise<Of | undefined> =>
  Promise.race([coming, new Promise<undefined>((done) => setTimeout(done, PATIENCE))]);

/** The page that is asked for; whoever asks for it again hears that it does not come. */
async function shownFirst(): Promise<Shown | undefined> {
  const asked = route.getState();
  const Page = await pageOf(asked).catch(() => undefined);
  return Page && { route: asked, Page };
}

/** What keeps the keyboard comes with the first thing that it stands on. Nobody has asked for it, and so nobody hears if it does not come. */
function watchFocus(): void {
  const keep = ({ target }: Event) =>
    import('./keptFocus').then(
      ({ keepFocus }) => keepFocus(target as Element),
      () => undefined,
    );
  addEventListener('focusin', keep, { once: true });
}

/** A page that goes or is put aside may never come back. */
function watchLeaving(): void {
  addEventListener('pagehide', () => {
    library.leave();
    presence.leave();
  });
  // A page that comes back from where the browser puts pages aside is at its game no longer: somebody else may be.
  addEventListener('pageshow', ({ persisted }) => persisted && route.getState().screen === 'play' && location.reload());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') library.leave();
    // Another page may have played or removed what is listed here.
    else if (library.state.getState().listed) void library.list();
    seen();
  });
}

/** The page, from the first word to the last screen. */
export async function start(root: HTMLElement): Promise<void> {
  const language = () => languageFor(preferences.getState().language, navigator.languages);
  watchRoute();
  // Its page is on its way while its words and its game are.
  preload(route.getState());
  watchScroll();
  spoken.subscribe((now) => {
    document.documentElement.lang = now.language;
  });
  await speak(language(), route.getState().screen === 'play' ? 'table' : 'pages');
  watchTheme();
  watchDrops();
  watchFocus();
  watchLeaving();
  if (!('popover' in HTMLElement.prototype)) whenFetched(import('./popovers'), ({ watchPopovers }) => watchPopovers());
  // What did not come when it was chosen is asked for again.
  preferences.subscribe(() => {
    if (!isSpoken(language())) whenFetched(speak(language()), () => undefined);
  });
  // What was begun for the table is not for a later visit.
  route.subscribe((now) => now.screen === 'play' || takeTable());
  const { screen, ...asked } = route.getState();
  // The table is drawn once, with the game on it, unless the game lets itself be waited for.
  if (screen === 'play') await inTime(earlyOpened());
  const newest = newestFoundEarly();
  if (screen === 'play' && !('game' in asked) && newest !== undefined) goInstead({ screen, game: newest });
  createRoot(root).render(<App first={await inTime(shownFirst())} />);
  keepProgramLater();
}
