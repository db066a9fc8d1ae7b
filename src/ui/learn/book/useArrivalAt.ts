import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Route } from '../../app/routes';
import { arriveByItself, comesBack } from '../../app/scroll';
import { isRuleId, type Rulebook, type RuleId } from '../rulebook';
import { anchorOf, bringUp } from './place';

export type RulesRoute = Extract<Route, { readonly screen: 'rules' }>;

interface Place {
  readonly id: RuleId;
  /** How far its top was from the top of the window, in pixels. */
  readonly top: number;
}

/** Where the rulebook was left, by address. In pixels of the page it could not be said: what is off the screen has only about its height. */
const left = new Map<string, Place>();

function goTo({ id, top }: Place): void {
  bringUp(id);
  const section = document.getElementById(anchorOf(id));
  if (section) scrollBy(0, section.getBoundingClientRect().top - top);
}

function rememberPlace(here: RuleId | undefined): void {
  const section = here && document.getElementById(anchorOf(here));
  if (here && section) left.set(location.hash, { id: here, top: section.getBoundingClientRect().top });
}

/** Arrives at the paragraph of the address; coming back, or in another language, where one was. */
export function useArrivalAt(route: RulesRoute, here: RuleId | undefined, book: Rulebook): void {
  const drawn = useRef<Rulebook | undefined>(undefined);
  const place = useRef(here);
  place.current = here;
  useEffect(() => {
    const { navigation } = globalThis as { readonly navigation?: EventTarget };
    const remember = () => rememberPlace(place.current);
    navigation?.addEventListener('navigate', remember);
    return () => navigation?.removeEventListener('navigate', remember);
  }, []);
  useLayoutEffect(() => {
    const translated = drawn.current !== undefined && drawn.current !== book;
    const before = translated ? place.current && { id: place.current, top: 60 } : comesBack() ? left.get(location.hash) : undefined;
    drawn.current = book;
    if (before) goTo(before);
    else if (route.id !== undefined && isRuleId(route.id)) bringUp(route.id);
    else return;
    arriveByItself(route);
  }, [route, book]);
}
