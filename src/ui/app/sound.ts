import { createPart } from '../../store/part';
import { preferences } from '../../store/preferences';
import { isCalm } from '../board/scenes';
import type { Cue } from './sounds';

const part = createPart(() => import('./soundMaker'));

/** Browsers let a page be heard once somebody has touched it. */
const mayBeHeard = (): boolean =>
  (navigator.userActivation?.hasBeenActive ?? true) && document.visibilityState === 'visible' && preferences.getState().volume > 0;

/** How often something was to be heard, or nothing any more: what makes sounds may come later than that. */
let asked = 0;

/** Nothing is heard any more of what was to be. */
export function hush(): void {
  asked++;
  part.now()?.hush();
}

/** Lets sounds be heard, if they are wished for, in place of others, of which the last one dies away; what makes them comes with the first. Where motion is reduced, one alone: the last. */
export function sound(cues: readonly Cue[]): void {
  const last = cues.at(-1);
  if (last === undefined || !mayBeHeard()) return;
  const heard = isCalm() ? [{ ...last, after: 0 }] : cues;
  const turn = ++asked;
  part.load().then(
    ({ play }) => {
      if (turn === asked && mayBeHeard()) play(heard);
    },
    // A game without sound is a game.
    () => undefined,
  );
}
