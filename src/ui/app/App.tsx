import { type FunctionComponent, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '../words';
import { Announcer } from './announce';
import { Boundary } from './Boundary';
import { Header } from './Header';
import { NotLoaded } from './NotLoaded';
import { programPart } from './programPart';
import { type Route, wayOf } from './routes';
import { pageOf } from './screens';
import { arrival, hasArrived } from './scroll';
import { useSettings } from './settings';
import { Toasts } from './Toasts';
import { Title } from './title';
import { useOver } from './useOver';
import { useIfLoaded } from './usePart';
import { useRoute } from './useRoute';

/** Screens that fill the window. */
const FULL: ReadonlySet<Route['screen'] | undefined> = new Set(['play', 'lesson', 'draw']);

/** A screen and its page. */
export interface Shown {
  readonly route: Route;
  readonly Page: FunctionComponent<{ readonly route: Route }>;
}

/** The screen before stays until the next one is there. */
function usePage(first: Shown | undefined): { readonly shown: Shown | undefined; readonly failed: boolean; readonly retry: () => void } {
  const route = useRoute();
  const [shown, show] = useState(first);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // Before anything is painted: the page asked for is what there is to paint.
  useLayoutEffect(() => {
    setFailed(false);
    if (shown?.route === route) return undefined;
    let left = false;
    pageOf(route).then(
      (Page) => !left && show({ route, Page }),
      () => !left && setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [shown, route, attempt]);
  return { shown, failed, retry: () => setAttempt(attempt + 1) };
}

/** A new page begins where it should, also for the keyboard and for whoever listens. */
function useArrival(shown: Shown | undefined): void {
  const before = useRef<Shown | undefined>(undefined);
  useLayoutEffect(() => {
    if (shown !== undefined && !hasArrived(shown.route)) {
      const isFirst = before.current === undefined;
      if (!isFirst) document.getElementById('main')?.focus({ preventScroll: true });
      if (!isFirst || arrival() > 0) scrollTo(0, arrival());
    }
    before.current = shown;
  }, [shown]);
}

/** `first`: what is shown at once. */
export function App({ first }: { readonly first?: Shown | undefined }) {
  const words = useWords();
  const { shown, failed, retry } = usePage(first);
  useArrival(shown);
  const program = useIfLoaded(programPart);
  const Over = useOver();
  const Settings = useSettings();
  const title = shown && wayOf(shown.route).title?.(words);
  const full = FULL.has(shown?.route.screen);
  useLayoutEffect(() => void document.documentElement.classList.toggle('app-full', full), [full]);
  return (
    <>
      {title !== undefined && <Title name={title} />}
      <button type="button" className="app-skip" onClick={() => document.getElementById('main')?.focus()}>
        {words.common.skip}
      </button>
      <Header />
      {/* Never during a battle. */}
      {program && shown && !full && <program.NewVersionLine />}
      <main id="main" tabIndex={-1} className={full ? 'app-main app-main--full' : 'app-main'}>
        <Boundary of={shown?.route}>
          {failed ? (
            <NotLoaded retry={retry} />
          ) : shown ? (
            <shown.Page route={shown.route} />
          ) : (
            <p className="app-waiting">{words.common.loading}</p>
          )}
        </Boundary>
      </main>
      {Over && <Over />}
      {Settings && <Settings />}
      <Toasts />
      <Announcer />
    </>
  );
}
