import { useEffect, useState } from 'react';
import { type Route, route } from '../../app/routes';

/** Whether a game is being begun from a screen: no longer once whoever began it has come back to that before the table was there. */
export function useStarting(screen: Route['screen']): readonly [boolean, (starting: boolean) => void] {
  const [starting, start] = useState(false);
  useEffect(() => route.subscribe((now) => now.screen === screen && start(false)), [screen]);
  return [starting, start];
}
