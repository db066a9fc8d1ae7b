import type { Channel } from './channel';

/** How a page asks for a game: only if nobody has it, in its turn when it becomes free, or whoever has it. */
export type How = 'ifFree' | 'wait' | 'steal';

export interface Stay {
  /** Whether the game is ours. Where it was to be waited for, that may take long. */
  readonly entered: Promise<boolean>;
  leave(): void;
}

/** Lets one of the open pages at a game. `lost`: another has taken it away. */
export type Gate = (id: string, how: How, lost: () => void) => Stay;

/** The browser's own locks, which also open when the page that has one dies. */
export const lockGate =
  (locks: LockManager): Gate =>
  (id, how, lost) => {
    const giveUp = new AbortController();
    const options: LockOptions = how === 'ifFree' ? { ifAvailable: true } : how === 'steal' ? { steal: true } : { signal: giveUp.signal };
    let left = false;
    let inside = false;
    let end = (): void => undefined;
    const entered = new Promise<boolean>((resolve) => {
      const stay = (lock: Lock | null): Promise<void> | undefined => {
        inside = lock !== null && !left;
        resolve(inside);
        return inside ? new Promise((done) => (end = done)) : undefined;
      };
      locks.request(`ancients.game.${id}`, options, stay).catch(() => {
        if (inside && !left) lost();
        resolve(false);
      });
    });
    const leave = (): void => {
      left = true;
      end();
      giveUp.abort();
    };
    return { entered, leave };
  };

/** How long a page that has the game is given to say so, in milliseconds. */
const ANSWER = 150;

/** How long a page that waits lets pass before it asks again, in milliseconds: a page that dies, or closes in some browsers, says nothing. */
const AGAIN = 2_000;

/** Where the browser has no locks, as on a page that comes without encryption, the pages ask each other. */
export const talkGate =
  (channel: Channel): Gate =>
  (id, how, lost) =>
    askForGame(channel, id, how, lost);

function askForGame(channel: Channel, id: string, how: How, lost: () => void): Stay {
  let state: 'asking' | 'inside' | 'outside' | 'left' = 'outside';
  let enter: (entered: boolean) => void = () => undefined;
  const entered = new Promise<boolean>((done) => (enter = done));
  let again: ReturnType<typeof setTimeout> | undefined;
  const ask = (): void => {
    clearTimeout(again);
    state = 'asking';
    channel.post('who', id);
    setTimeout(() => {
      if (state !== 'asking') return;
      state = 'inside';
      enter(true);
    }, ANSWER);
  };
  const end = channel.hear(({ kind, id: other, from }) => {
    if (other !== id) return;
    // Of two that ask at once, the first by name has it.
    if (kind === 'who' && (state === 'inside' || (state === 'asking' && channel.name < from))) channel.post('mine', id);
    else if (kind === 'mine' && state === 'asking') {
      state = 'outside';
      if (how === 'ifFree') enter(false);
      else if (how === 'wait') again = setTimeout(ask, AGAIN);
    } else if (kind === 'taken' && state === 'inside') {
      state = 'outside';
      lost();
    } else if (kind === 'free' && how === 'wait' && state === 'outside') ask();
  });
  if (how !== 'steal') ask();
  else {
    state = 'inside';
    enter(true);
  }
  const leave = (): void => {
    if (state === 'inside') channel.post('free', id);
    state = 'left';
    clearTimeout(again);
    enter(false);
    end();
  };
  return { entered, leave };
}
