import { useEffect, useState } from 'react';
import { tellMissing } from '../../app/fetched';
import { type Route, route } from '../../app/routes';

/**
 * Whether a game is being begun from a screen, and what begins one: no longer once whoever began it has come back to that before the table was there, or a part
 * that it wants does not come.
 */
export function useStarting(screen: Route['screen']): readonly [boolean, (begin: () => Promise<unknown>) => void] {
  const [starting, start] = useState(false);
  useEffect(() => route.subscribe((now) => now.screen === screen && start(false)), [screen]);
  const beginWith = (begin: () => Promise<unknown>) => {
    start(true);
    begin().catch(() => {
      tellMissing();
      start(false);
    });
  };
  return [starting, beginWith];
}
