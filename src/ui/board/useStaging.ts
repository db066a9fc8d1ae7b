import { useCallback, useEffect, useState } from 'react';
import { BLOW, isCalm, NO_SCENES, type Scene } from './scenes';

interface Staging<Pieces> {
  readonly of: unknown;
  readonly scenes: readonly Scene[];
  readonly pieces: Pieces;
  /** The pieces as they are drawn: those of before until the last blow has fallen. */
  readonly drawn: Pieces;
  /** How many plays have been staged, with this one. */
  readonly run: number;
  /** The scene that is on; -1: none. */
  readonly on: number;
  readonly struck: boolean;
}

/** Scenes to be shown, and how long each, in milliseconds. */
export interface Show {
  /** Another one with each play that is shown: another language, or another pace, makes no other play of it. */
  readonly of: unknown;
  readonly scenes: readonly Scene[];
  readonly ms: number;
  /** What is drawn now is what was there before the play: it stays until the blow. */
  readonly holds: boolean;
  /** A press or a key has ended it. */
  readonly onCut?: () => void;
}

export const NO_SHOW: Show = { of: undefined, scenes: NO_SCENES, ms: 0, holds: false };

/** What the board draws now. */
interface Drawn<Pieces> {
  readonly pieces: Pieces;
  readonly scenes: readonly Scene[];
  /** The scene that is on; -1: none. */
  readonly on: number;
  /** Another one with each scene. */
  readonly key: string;
  readonly struck: boolean;
}

/** What is drawn until the blow, of the pieces drawn so far and those of now; whoever comes takes so many milliseconds. */
type Come<Pieces> = (before: Pieces, now: Pieces, ms: number) => Pieces;

function stagingOf<Pieces>(
  before: Staging<Pieces>,
  pieces: Pieces,
  { of, scenes, ms, holds }: Show,
  come: Come<Pieces> = (drawn) => drawn,
): Staging<Pieces> {
  if (scenes === before.scenes || (of !== undefined && of === before.of)) {
    const isHeld = before.on >= 0 && before.drawn !== before.pieces;
    return { ...before, of, scenes, pieces, drawn: isHeld ? before.drawn : pieces };
  }
  const isStaged = ms > 0 && scenes.length > 0 && document.visibilityState === 'visible';
  if (!isStaged) return { ...before, of, scenes, pieces, drawn: pieces, on: -1, struck: true };
  // Whoever wants nothing to move sees at once what is now, with its dice and its stamp.
  const next = { of, scenes, pieces, run: before.run + 1, on: 0 };
  return isCalm()
    ? { ...next, drawn: pieces, struck: true }
    : { ...next, drawn: holds ? come(before.drawn, pieces, ms) : pieces, struck: false };
}

/** The next moment of what is staged: the blow, the next scene, the end. Whoever is lost is there until the end, to fade. */
function nextMoment<Pieces>(now: Staging<Pieces>): Staging<Pieces> {
  const isLast = now.on === now.scenes.length - 1;
  const loses = now.scenes[now.on]?.stamps.some(({ tone }) => tone === 'loss');
  if (!now.struck) return { ...now, struck: true, drawn: isLast && !loses ? now.pieces : now.drawn };
  return isLast ? { ...now, on: -1, drawn: now.pieces } : { ...now, on: now.on + 1, struck: isCalm() };
}

/** Plays scenes one after another and holds the pieces back meanwhile. It holds nobody up: a click, a tap or a key ends it at once, as does the next play. */
export function useStaging<Pieces>(pieces: Pieces, show: Show, come?: Come<Pieces>): Drawn<Pieces> {
  const { scenes, ms, onCut } = show;
  const [known, set] = useState<Staging<Pieces>>({ of: show.of, scenes, pieces, drawn: pieces, run: 0, on: -1, struck: true });
  const now = scenes === known.scenes && pieces === known.pieces ? known : stagingOf(known, pieces, show, come);
  if (now !== known) set(now);
  const { run, on, struck } = now;
  const end = useCallback(() => {
    set((last) => ({ ...last, on: -1, struck: true, drawn: last.pieces }));
    onCut?.();
  }, [onCut]);
  useEffect(() => {
    if (on < 0) return;
    const timer = setTimeout(() => set(nextMoment), ms * (isCalm() ? 1 : struck ? 1 - BLOW : BLOW));
    return () => clearTimeout(timer);
  }, [run, on, struck, ms]);
  const isOn = on >= 0;
  useEffect(() => {
    if (!isOn) return;
    addEventListener('pointerdown', end, true);
    addEventListener('keydown', end, true);
    return () => {
      removeEventListener('pointerdown', end, true);
      removeEventListener('keydown', end, true);
    };
  }, [isOn, end]);
  return { pieces: now.drawn, scenes: now.scenes, on, key: `${run} ${on}`, struck };
}
