import { preferences } from '../../../store/preferences';
import { afterPaint } from '../../board/afterPaint';
import { fetchHelp } from '../contract/helpPart';
import { whenStirred } from '../contract/whenStirred';

// Nobody has asked for it: it is tried again when somebody does.
const fetchQuietly = (): void => void fetchHelp().catch(() => undefined);

/** Fetches the help at the table while it is wished: what waits for a question once somebody is there, advice, which comes unasked, though nobody stirs. Returns how to end it. */
export function fetchHelpWished(): () => void {
  let callOff = (): void => undefined;
  const look = (): void => {
    callOff();
    const { threats, advice } = preferences.getState();
    callOff = advice ? afterPaint(fetchQuietly) : threats ? whenStirred(fetchQuietly) : () => undefined;
  };
  const leave = preferences.subscribe(look);
  look();
  return () => {
    leave();
    callOff();
  };
}
