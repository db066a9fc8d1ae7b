import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Route } from '../../app/routes';
import { arriveByItself, comesBack } from '../../app/scroll';
import { isRuleId, type Rulebook } from '../rulebook';
import { bringUp, type Place, placeNow } from './place';

export type RulesRoute = Extract<Route, { readonly screen: 'rules' }>;

/** Where the rulebook was left, by address. In pixels of the page it could not be said: what is off the screen has only about its height. */
const left = new Map<string, Place>();

function rememberPlace(covered: number): void {
  const place = placeNow(covered);
  if (place) left.set(location.hash, place);
}

/**
 * Arrives at the paragraph of the address; coming back, or in another language, where one was. `covered`: as many pixels at the top of the
 * window are covered.
 */
export function useArrivalAt(route: RulesRoute, covered: number, book: Rulebook): void {
  const drawn = useRef(book);
  const read = useRef<Place | undefined>(undefined);
  // While the page still shows the other language.
  if (drawn.current !== book) {
    const place = placeNow(covered);
    read.current = place && { id: place.id };
    drawn.current = book;
  }
  useEffect(() => {
    const { navigation } = globalThis as { readonly navigation?: EventTarget };
    const remember = () => rememberPlace(covered);
    navigation?.addEventListener('navigate', remember);
    return () => navigation?.removeEventListener('navigate', remember);
  }, [covered]);
  useLayoutEffect(() => {
    const before = read.current ?? (comesBack() ? left.get(location.hash) : undefined);
    read.current = undefined;
    if (before) bringUp(before);
    else if (route.id !== undefined && isRuleId(route.id)) bringUp({ id: route.id });
    else return;
    arriveByItself(route);
  }, [route, book]);
}
