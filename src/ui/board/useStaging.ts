import { useCallback, useEffect, useState } from 'react';
import { BLOW, isCalm, type Scene } from './scenes';

interface Staging<Pieces> {
  readonly scenes: readonly Scene[];
  readonly pieces: Pieces;
  /** The pieces as they are drawn: those of before until the last blow has fallen. */
  readonly drawn: Pieces;
  /** The scene that is on; -1: none. */
  readonly on: number;
  readonly struck: boolean;
}

export interface Staged<Pieces> {
  readonly pieces: Pieces;
  readonly scene: Scene | undefined;
  /** Its place among the scenes of the play. */
  readonly at: number;
  readonly struck: boolean;
}

function begun<Pieces>(before: Staging<Pieces>, scenes: readonly Scene[], pieces: Pieces, ms: number): Staging<Pieces> {
  if (scenes === before.scenes) {
    const isHeld = before.on >= 0 && before.drawn !== before.pieces;
    return { ...before, pieces, drawn: isHeld ? before.drawn : pieces };
  }
  const isStaged = ms > 0 && scenes.length > 0 && document.visibilityState === 'visible';
  if (!isStaged) return { scenes, pieces, drawn: pieces, on: -1, struck: true };
  // Whoever wants nothing to move sees at once what is now, with its dice and its stamp.
  return isCalm() ? { scenes, pieces, drawn: pieces, on: 0, struck: true } : { scenes, pieces, drawn: before.drawn, on: 0, struck: false };
}

/** The next moment of what is staged: the blow, the next scene, the end. Whoever is lost is there until the end, to fade. */
function onward<Pieces>(now: Staging<Pieces>): Staging<Pieces> {
  const isLast = now.on === now.scenes.length - 1;
  const loses = now.scenes[now.on]?.stamps.some(({ tone }) => tone === 'loss');
  if (!now.struck) return { ...now, struck: true, drawn: isLast && !loses ? now.pieces : now.drawn };
  return isLast ? { ...now, on: -1, drawn: now.pieces } : { ...now, on: now.on + 1, struck: isCalm() };
}

/** Plays scenes one after another and holds the pieces back meanwhile. It holds nobody up: a click, a tap or a key ends it at once, as does the next play. */
export function useStaging<Pieces>(pieces: Pieces, scenes: readonly Scene[], ms: number): Staged<Pieces> {
  const [known, set] = useState<Staging<Pieces>>({ scenes, pieces, drawn: pieces, on: -1, struck: true });
  const now = scenes === known.scenes && pieces === known.pieces ? known : begun(known, scenes, pieces, ms);
  if (now !== known) set(now);
  const { on, struck } = now;
  const end = useCallback(() => set((last) => ({ ...last, on: -1, struck: true, drawn: last.pieces })), []);
  useEffect(() => {
    if (on < 0) return;
    const timer = setTimeout(() => set(onward), ms * (isCalm() ? 1 : struck ? 1 - BLOW : BLOW));
    return () => clearTimeout(timer);
  }, [on, struck, ms]);
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
  return { pieces: now.drawn, scene: now.scenes[on], at: on, struck };
}
