import type { FunctionComponent } from 'react';
import { createParts } from '../../store/part';
import { wholeWords } from '../words';
import { type Route, type Screen, wayOf } from './routes';

const screens = createParts((screen: Screen) => wayOf({ screen } as Route).load());

/** The page of a route, fetched if it is not there yet. */
export async function pageOf(route: Route): Promise<FunctionComponent<{ readonly route: Route }>> {
  // The battle is on the screen before all words are there.
  const whole = route.screen === 'play' ? undefined : wholeWords();
  const [{ default: page, words: own }] = await Promise.all([screens(route.screen).load(), whole]);
  await own?.(route);
  return page as FunctionComponent<{ readonly route: Route }>;
}

/** Fetches a screen that will likely be wanted next; a failure shows when it is really wanted. */
export const preload = ({ screen }: Pick<Route, 'screen'>): void => screens(screen).preload();
