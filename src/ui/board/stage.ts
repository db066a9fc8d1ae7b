import type { Point } from './geometry';
import { isCalm } from './scenes';

const STEP_MS = 190;
const LONGEST_MS = 1200;
const FLIP_MS = 120;

/** Has pieces move: that shows what has happened and holds nothing up. */
export interface Stage {
  /** Set once the board has been drawn: what was there from the start does not move. */
  live: boolean;
  glide(element: SVGElement | null, way: readonly Point[], ms?: number): void;
  /** The same pace through transforms of any sort, so that several elements move as one; or in so many milliseconds. */
  pass(element: SVGElement | null, transforms: readonly string[], ms?: number): void;
  flip(element: SVGElement | null): void;
}

const isStill = () => isCalm() || document.visibilityState === 'hidden';

export function createStage(): Stage {
  const run = (element: SVGElement | null, frames: Keyframe[], duration: number) => {
    if (!stage.live || !element || isStill()) return;
    element.animate(frames, { duration, easing: 'linear' });
  };
  const stage: Stage = {
    live: false,
    glide(element, way, ms) {
      stage.pass(
        element,
        way.map(({ x, y }) => `translate(${x}px, ${y}px)`),
        ms,
      );
    },
    pass(element, transforms, ms = Math.min(LONGEST_MS, STEP_MS * (transforms.length - 1))) {
      if (transforms.length < 2) return;
      const frames = transforms.map((transform) => ({ transform, easing: 'ease-in-out' }));
      run(element, frames, ms);
    },
    flip(element) {
      run(element, [{ transform: 'scaleX(0.06)' }, { transform: 'scaleX(1)' }], FLIP_MS);
    },
  };
  return stage;
}
