import type { Board, Hex } from '../../kernel/board';
import type { BelowProps } from './art';
import { numberPath } from './digits';
import type { ReachMark } from './facts';
import { centreOf } from './geometry';
import { Layer } from './Layer';
import { memo } from './memo';
import { hexesPath, num, outlinePath } from './outline';
import { trailShape } from './overlayShapes';

/** Every line is drawn twice: a casing that parts it from any ground, then its colour. */
export function Line({ d, kind }: { d: string; kind: string }) {
  return (
    <>
      <path class="board-casing" d={d} />
      <path class={`board-line board-line--${kind}`} d={d} />
    </>
  );
}

type AreaProps = { board: Board; hexes: readonly Hex[] | undefined; kind: string; inset: number };

/** Hexes of one meaning: a tint, and a line round them all. */
const Area = memo(({ board, hexes, kind, inset }: AreaProps) =>
  hexes && hexes.length > 0 ? (
    <>
      <path class={`board-tint board-tint--${kind}`} d={hexesPath(board, hexes)} />
      <Line d={outlinePath(board, hexes, inset)} kind={kind} />
    </>
  ) : null,
);

/** A small crack beside the points: going there costs somebody his order. */
function harmPath(board: Board, marks: readonly ReachMark[]): string {
  return marks
    .filter((mark) => mark.harm)
    .map(({ hex }) => {
      const { x, y } = centreOf(board, hex);
      return `M${num(x + 17.5)} ${num(y - 7)}l-5 7.4h5.6l-4 6.4`;
    })
    .join('');
}

const Reach = memo(({ board, marks, u }: { board: Board; marks: readonly ReachMark[]; u: number }) => {
  const hexes = marks.map((mark) => mark.hex);
  const harm = harmPath(board, marks);
  const height = Math.min(24, Math.max(12.5, 9.6 * u));
  const numbers = marks.map(({ hex, left }) => (left === undefined ? '' : numberPath(left, centreOf(board, hex), height))).join('');
  return (
    <>
      <path class="board-tint board-tint--reach" d={hexesPath(board, hexes, -2.5)} data-hexes={hexes.join(' ')} />
      <Line d={outlinePath(board, hexes, 1.5)} kind="reach" />
      <path class="board-points board-points--casing" d={numbers} stroke-width={num(height * 0.46)} />
      <path class="board-points" d={numbers} stroke-width={num(height * 0.17)} />
      {harm && <path class="board-crack board-crack--casing" d={harm} />}
      {harm && <path class="board-crack" d={harm} />}
    </>
  );
});

const Trail = memo(({ board, hexes }: { board: Board; hexes: readonly Hex[] }) => {
  const { line, dots, head } = trailShape(board, hexes);
  return (
    <g class="board-trail">
      <path class="board-trail__casing" d={line} />
      <path class="board-trail__line" d={line} />
      <path class="board-trail__mark" d={dots + head} />
    </g>
  );
});

/** What lies on the map under the counters. */
export const Below = memo(({ map: { board }, overlays, u }: BelowProps) => {
  const { reachable, selected, picked, last } = overlays;
  return (
    <Layer board={board} name="below">
      {reachable && reachable.length > 0 && <Reach board={board} marks={reachable} u={u} />}
      <Area board={board} hexes={overlays.legal} kind="legal" inset={4} />
      <Area board={board} hexes={overlays.arc} kind="fire" inset={3} />
      <Area board={board} hexes={overlays.flank} kind="flank" inset={4.5} />
      <Area board={board} hexes={overlays.front} kind="front" inset={4.5} />
      <Area board={board} hexes={overlays.threats} kind="threat" inset={5} />
      {last && last.length > 0 && <Trail board={board} hexes={last} />}
      {picked && picked.length > 0 && (
        <>
          <path class="board-tint board-tint--selected" d={hexesPath(board, picked)} />
          <Line d={outlinePath(board, picked, 2.2, 5)} kind="selected" />
        </>
      )}
      {selected !== undefined && (
        <>
          <path class="board-tint board-tint--selected" d={hexesPath(board, [selected])} />
          <Line d={outlinePath(board, [selected], 2.2, 5)} kind="selected" />
        </>
      )}
    </Layer>
  );
});
