import { type ReactNode, useEffect, useId, useState } from 'react';
import { type Board, columnName, printHex } from '../../kernel/board';
import { afterPaint } from './afterPaint';
import type { MapFacts } from './facts';
import { centreOf, SIDE } from './geometry';
import { Layer } from './Layer';
import { num } from './outline';

/** What every printed map has: its size, the grid, and the halves of hexes outside it. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly outside: string;
  readonly grid: string;
}

const Names = ({ board }: { board: Board }) => (
  <g className="board-names">
    {Array.from({ length: board.size }, (_, hex) => {
      const { x, y } = centreOf(board, hex);
      const name = printHex(board, hex);
      return (
        <text key={name} x={num(x)} y={num(y - 25)}>
          {name}
        </text>
      );
    })}
  </g>
);

/** Letters above and below, numbers on both sides, as far as the rows of the outer columns go. */
const Coordinates = ({ map: { board }, sketch: { width, height } }: { map: MapFacts; sketch: Frame }) => {
  const columns = [...Array(board.columns).keys()];
  const rows = [...Array(board.rows).keys()];
  const last = board.columns - 1;
  return (
    <g className="board-coordinates">
      {columns.flatMap((column) =>
        [-12, height + 13].map((y) => (
          <text key={`${column} ${y}`} x={num(SIDE + column * 1.5 * SIDE)} y={num(y)}>
            {columnName(column)}
          </text>
        )),
      )}
      {rows.flatMap((row) =>
        [-14, width + 14].map((x) => (
          <text
            key={`${row} ${x}`}
            // Two figures are smaller: they have no more room than one.
            className={row >= 9 ? 'board-coordinates__two' : undefined}
            x={x}
            y={num(centreOf(board, row * board.columns + (x < 0 ? 0 : last)).y)}
          >
            {row + 1}
          </text>
        )),
      )}
    </g>
  );
};

/** Where nothing is painted, as when the pages' pictures are drawn, there is nothing to wait for. */
const isPainted = typeof requestAnimationFrame === 'function';

/** The whole drawing of a map: at once if it has been made, else after the sketch has been painted; then never again. */
export function useDrawing<Map extends MapFacts, Drawing>(
  map: Map,
  isDrawn: (map: Map) => boolean,
  drawingOf: (map: Map) => Drawing,
): Drawing | undefined {
  const [ready, setReady] = useState<Map | undefined>(isDrawn(map) || !isPainted ? map : undefined);
  useEffect(() => {
    if (isDrawn(map)) return setReady(map);
    return afterPaint(() => setReady(map));
  }, [map, isDrawn]);
  return ready === map ? drawingOf(map) : undefined;
}

export interface PrintedMapProps {
  readonly map: MapFacts;
  readonly sketch: Frame;
  /** Drawn out, so that names are due. */
  readonly whole: boolean;
  /** The ground. */
  readonly children: ReactNode;
  /** Printed over the names of hexes. */
  readonly names?: ReactNode;
  /** A class for grounds that want another print. */
  readonly tone?: string;
}

/** The sheet that lies lowest: a ground, what the paper adds to it, and the print. */
export const PrintedMap = ({ map, sketch, whole, children, names, tone }: PrintedMapProps) => {
  const { width, height, outside, grid } = sketch;
  // A page may show several maps.
  const id = useId();
  return (
    <Layer board={map.board} name="print">
      <g className={tone}>
        <defs>
          <clipPath id={`${id}-map`}>
            <rect width={width} height={height} />
          </clipPath>
          <pattern id={`${id}-grain`} width="126" height="126" patternUnits="userSpaceOnUse">
            <path className="board-grain" d={GRAIN} />
          </pattern>
          <radialGradient id={`${id}-vignette`} cx="50%" cy="48%" r="72%">
            <stop offset="0%" className="board-lamp" />
            <stop offset="62%" className="board-vignette" stopOpacity="0" />
            <stop offset="100%" className="board-vignette board-vignette--edge" />
          </radialGradient>
        </defs>
        <g clipPath={`url(#${id}-map)`}>
          {children}
          <path className="board-outside" d={outside} />
          <rect width={width} height={height} fill={`url(#${id}-grain)`} />
          <path className="board-grid" d={grid} />
          <rect className="board-wash" width={width} height={height} fill={`url(#${id}-vignette)`} />
          {whole && <Names board={map.board} />}
          {names}
        </g>
      </g>
      <rect className="board-frame" x="-1.5" y="-1.5" width={width + 3} height={height + 3} />
      <rect className="board-frame board-frame--outer" x="-4.5" y="-4.5" width={width + 9} height={height + 9} />
      {whole && <Coordinates map={map} sketch={sketch} />}
    </Layer>
  );
};

/** Specks and fibres of the paper. */
const GRAIN =
  'M9 14l1 .3M31 7l.6.9M52 22l1.2-.4M77 11l.5 1M98 19l1.1.2M117 9l.4.8M16 38l.9.6M41 47l1.3.1M66 39l.3 1.1M88 50l1-.5M109 41l.8.8M5 63l1.2-.2M29 71l.4 1M55 66l1 .4M80 78l1.4 0M101 69l.5.9M121 74l.9-.6M13 95l.8.7M37 103l1.2-.3M62 97l.3 1M84 108l1.1.4M107 99l.9-.8M22 119l.6.9M48 121l1.3 0M73 118l.7.7M95 122l1-.3M118 115l.5 1';
