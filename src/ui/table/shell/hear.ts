import { hush, sound } from '../../app/sound';
import { cuesOf } from '../../app/sounds';
import { stagedRest, whenShown } from '../session';

let callOff = (): void => undefined;

/** The play is shown no more: nor is it heard. */
export function hearNoMore(): void {
  callOff();
  hush();
}

/**
 * Lets a play be heard, if sounds are wished for: its events, its scenes, how long each of them lasts, and what its game sounds like. A press that ends
 * what the map shows of it ends that too.
 */
export function hear(...play: Parameters<typeof cuesOf>): void {
  sound(cuesOf(...play));
  const end = Date.now() + stagedRest();
  callOff();
  callOff = whenShown(() => {
    if (Date.now() < end) hush();
  });
}
