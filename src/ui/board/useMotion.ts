import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Board, Hex } from '../../kernel/board';
import { centreOf } from './geometry';
import type { Stage } from './stage';

interface Moved {
  readonly trail?: readonly Hex[] | undefined;
}

/** Has a piece glide the way that it has come, and turn over where `hasTurned` says so of its facts before and now. */
export function useMotion<Facts extends Moved>(
  board: Board,
  facts: Facts,
  stage: Stage,
  hasTurned: (before: Facts, now: Facts) => boolean = () => false,
): { readonly whole: RefObject<SVGGElement | null>; readonly face: RefObject<SVGGElement | null> } {
  const whole = useRef<SVGGElement>(null);
  const face = useRef<SVGGElement>(null);
  const before = useRef<Facts | undefined>(undefined);
  useLayoutEffect(() => {
    const known = before.current;
    before.current = facts;
    if (known === facts) return;
    if (known && hasTurned(known, facts)) stage.flip(face.current);
    if (facts.trail && facts.trail !== known?.trail)
      stage.glide(
        whole.current,
        facts.trail.map((hex) => centreOf(board, hex)),
      );
  });
  return { whole, face };
}
