import type { Hex } from '../../../kernel/board';
import type { Refusal } from '../../../kernel/game';
import type { BareEvent } from '../../../kernel/twoSides';
import type { Snapshot } from '../../../store/match';
import type { Tool } from '../../../store/table';
import type { Sought } from './passages';

/** What has happened at the table, for whoever puts it into words or shows it; no part of the game. */
export type SessionEvent =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** Events of a play that stay to be read; `together`: of so many that were made in one go. */
  | { readonly kind: 'played'; readonly events: readonly BareEvent[]; readonly together?: number }
  /** What was played has begun a branch, or goes on in one: this. */
  | { readonly kind: 'branched'; readonly branch: number }
  /** An order of a person at this page has been played. */
  | { readonly kind: 'ordered'; readonly after: Snapshot }
  /** Another tool is in hand, or something has been chosen with it but not yet ordered. */
  | { readonly kind: 'chosen'; readonly before: Tool }
  /** A piece, or without one a hex, is looked at or has been taken in hand. */
  | { readonly kind: 'selected'; readonly unit: number | undefined; readonly hex: Hex }
  | { readonly kind: 'cancelled' }
  /** An order waits for a die that the players roll themselves. */
  | { readonly kind: 'dieAsked' }
  /** Nothing can be ordered before the other side, or this device, has done something. */
  | { readonly kind: 'awaited' }
  /** An order that waited for one is not given. */
  | { readonly kind: 'takenBack' }
  /** The phase is not ended at once, for this is left undone. */
  | { readonly kind: 'warned'; readonly text: string }
  /** The game stands somewhere else; `dropped`: the next order leaves what lies behind that moment. */
  | { readonly kind: 'stepped'; readonly dropped?: number }
  /** A moment of the log is shown, with what was played last before it, and where; `crosses`: that the game as it stands gives way to it, or comes with it, has been told. */
  | { readonly kind: 'shown'; readonly events: readonly BareEvent[]; readonly hexes: readonly Hex[]; readonly crosses: boolean }
  /** There is none of what was looked for in the log. */
  | { readonly kind: 'notFound'; readonly sought: Exclude<Sought, 'step'> }
  | { readonly kind: 'undoStopped'; readonly why: 'die' | 'player' | 'sight' }
  | { readonly kind: 'sight' }
  /** A hex is to be brought into sight. */
  | { readonly kind: 'reveal'; readonly hex: Hex };

export interface SessionListener {
  hear(event: SessionEvent): void;
  /** Calls back once the words for a refusal are there: at once where they are. */
  whenReadable(then: () => void): void;
}

const NOBODY: SessionListener = { hear: () => undefined, whenReadable: (then) => then() };

let listener = NOBODY;

/** The one that surrounds the session hears of it from now on; returns how to end that. */
export function listenToSession(next: SessionListener): () => void {
  listener = next;
  return () => {
    if (listener === next) listener = NOBODY;
  };
}

export const emit = (event: SessionEvent): void => listener.hear(event);

export const whenReadable = (then: () => void): void => listener.whenReadable(then);
