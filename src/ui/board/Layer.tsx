import type { ReactNode } from 'react';
import type { Board } from '../../kernel/board';
import { boundsOf } from './geometry';

/** Room round the hexes for the coordinates, in map units. */
export const MARGIN = 25;

/** The size of a sheet for a map, in map units. */
export function sheetOf(board: Pick<Board, 'columns' | 'rows'>): { readonly width: number; readonly height: number } {
  const { width, height } = boundsOf(board);
  return { width: Math.round(width + 2 * MARGIN), height: Math.round(height + 2 * MARGIN) };
}

export interface LayerProps {
  readonly board: Board;
  readonly name: 'print' | 'places' | 'below' | 'pieces' | 'above' | 'scene';
  readonly children?: ReactNode;
}

/** Clear spots that stretch a sheet whose marks come and go to its full extent: Chromium works out the layers of the page anew when what one holds grows or shrinks. */
const Corners = ({ width, height }: { readonly width: number; readonly height: number }) => (
  <>
    <rect x={-MARGIN} y={-MARGIN} width="1" height="1" fill="transparent" />
    <rect x={width + MARGIN - 1} y={height + MARGIN - 1} width="1" height="1" fill="transparent" />
  </>
);

/** One sheet of the stack. Each is a layer of its own to the browser, so that drawing one leaves the others alone. */
export function Layer({ board, name, children }: LayerProps) {
  const { width, height } = boundsOf(board);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a sheet of the application that carries the name; what lies on it is named piece by piece
    <svg
      className={`board-layer board-layer--${name}`}
      viewBox={`${-MARGIN} ${-MARGIN} ${width + 2 * MARGIN} ${height + 2 * MARGIN}`}
      preserveAspectRatio="none"
      aria-hidden={name === 'pieces' ? undefined : 'true'}
    >
      {(name === 'below' || name === 'above') && <Corners width={width} height={height} />}
      {children}
    </svg>
  );
}
