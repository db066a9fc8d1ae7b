import type { Channel, News } from './channel';

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
        if (inside && !left) return lost();
        // Where the browser forbids locks, as it does where nothing may be stored, no other page has the game either.
        inside = !left;
        resolve(inside);
      });
    });
    const leave = (): void => {
      left = true;
      end();
      giveUp.abort();
    };
    return { entered, leave };
  };

/** How long a page that has the game is given to say so, in milliseconds; and by one that looks on, which is in no hurry. */
const ANSWER = 150;
const PATIENCE = 800;

/** How long a page that waits lets pass before it asks again, in milliseconds: a page that dies, or closes in some browsers, says nothing. */
const AGAIN = 2_000;

/** What says that another page has a game, or will have it. */
const OTHERS: ReadonlySet<News['kind']> = new Set(['who', 'first', 'mine', 'taken']);

/**
 * Where the browser has no locks, as on a page that comes without encryption, the pages ask each other. A busy page may answer too late: whoever has entered
 * because nobody answered gives way when it hears that another has the game after all.
 */
export const talkGate =
  (channel: Channel): Gate =>
  (id, how, lost) =>
    askForGame(channel, id, how, lost);

function askForGame(channel: Channel, id: string, how: How, lost: () => void): Stay {
  let state: 'asking' | 'inside' | 'outside' | 'left' = 'outside';
  let enter: (entered: boolean) => void = () => undefined;
  const entered = new Promise<boolean>((done) => (enter = done));
  let next: ReturnType<typeof setTimeout> | undefined;
  const goIn = (): void => {
    state = 'inside';
    enter(true);
  };
  const ask = (patience: number): void => {
    clearTimeout(next);
    state = 'asking';
    channel.post('who', id);
    next = setTimeout(goIn, patience);
  };
  const end = (): void => {
    clearTimeout(next);
    state = 'left';
    enter(false);
    stop();
  };
  const stayOut = (): void => {
    if (how === 'ifFree') return end();
    clearTimeout(next);
    state = 'outside';
    next = setTimeout(() => ask(PATIENCE), AGAIN);
  };
  const giveWay = (): void => {
    end();
    lost();
  };
  const stop = channel.hear(({ kind, id: other, from }) => {
    if (other !== id) return;
    if (kind === 'who' && state === 'inside') channel.post('mine', id);
    // Of two that ask at once, the first by name has it; the other may have been opened too late to hear that it asks.
    else if (kind === 'who' && state === 'asking' && channel.name < from) channel.post('first', id);
    else if (state === 'asking' && OTHERS.has(kind)) stayOut();
    else if (state === 'inside' && (kind === 'taken' || (kind === 'mine' && how !== 'steal'))) giveWay();
    else if (state === 'outside' && kind === 'free') ask(ANSWER);
  });
  if (how === 'steal') goIn();
  else ask(how === 'wait' ? PATIENCE : ANSWER);
  const leave = (): void => {
    if (state === 'inside') channel.post('free', id);
    end();
  };
  return { entered, leave };
}
