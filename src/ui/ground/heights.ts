import type { Board, Hex } from '../../kernel/board';
import { bumpsOf, hachure } from './field';
import { contoursOf, createRelief, smoothPath } from './relief';

const FOOT = 0.5;
const LEVELS = [FOOT, 0.82, 1.12, 1.5, 1.9, 2.3];

/** High ground as contour lines, from the foot up, with strokes downhill. */
export interface Heights {
  readonly contours: readonly string[];
  readonly hachures: string;
}

/** `levelOf` a hex: 0 where it is flat. */
export function drawHeights(board: Board, levelOf: (hex: Hex) => number, width: number, height: number): Heights {
  const bumps = bumpsOf(board, levelOf);
  if (bumps.length === 0) return { contours: [], hachures: '' };
  const relief = createRelief(bumps, width, height, 0.16, 17);
  const lines = LEVELS.map((level) => contoursOf(relief, level)).filter((loops) => loops.length > 0);
  return { contours: lines.map(smoothPath), hachures: lines.slice(0, 5).map(hachure).join('') };
}

/** Hexes of one kind as one natural shape. */
export function drawPatch(board: Board, isOf: (hex: Hex) => boolean, width: number, height: number, roughness: number): string {
  const bumps = bumpsOf(board, (hex) => Number(isOf(hex)));
  return bumps.length === 0 ? '' : smoothPath(contoursOf(createRelief(bumps, width, height, roughness, 29), FOOT));
}
