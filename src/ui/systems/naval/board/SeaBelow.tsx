import { memo } from 'react';
import type { Board, Hex } from '../../../../kernel/board';
import type { BelowProps } from '../../../board/art';
import { numberPath } from '../../../board/digits';
import { centreOf } from '../../../board/geometry';
import { Layer } from '../../../board/Layer';
import { AreaMarks, Line } from '../../../board/marks';
import { hexesPath, num, outlinePath } from '../../../board/outline';
import type { ControlMark, RangeFacts, SeaFacts, SeaReach } from './facts';
import { asternShape, controlShape, turnShape } from './markShapes';

const hexesOf = (marks: readonly SeaReach[]): Hex[] => marks.map(({ hex }) => hex);

/** Where a ship may go, by how it comes there: the points left plain, with chevrons astern, in a turning arrow. */
const Reach = memo(({ board, marks, u }: { board: Board; marks: readonly SeaReach[]; u: number }) => {
  const height = Math.min(24, Math.max(12.5, 9.6 * u));
  const astern = marks.filter(({ way }) => way === 'astern');
  const turned = marks.filter(({ way }) => way === 'turn');
  const ahead = marks.filter(({ way }) => way !== 'astern');
  const numbers = marks.map(({ hex, left }) => (left === undefined ? '' : numberPath(left, centreOf(board, hex), height))).join('');
  const signs =
    astern.map(({ hex }) => asternShape(centreOf(board, hex), height)).join('') +
    turned.map(({ hex }) => turnShape(centreOf(board, hex), Math.max(15, height * 1.06))).join('');
  return (
    <>
      <path className="sea-lit" d={hexesPath(board, hexesOf(ahead), -2.5)} data-hexes={hexesOf(marks).join(' ')} />
      <path className="sea-lit sea-lit--astern" d={hexesPath(board, hexesOf(astern), -2.5)} />
      <Line d={outlinePath(board, hexesOf(astern), SEA_INSETS.astern)} kind="astern" />
      <Line d={outlinePath(board, hexesOf(ahead), SEA_INSETS.reach)} kind="reach" />
      <path className="board-points board-points--casing" d={numbers} strokeWidth={num(height * 0.46)} />
      <path className="board-points board-points--casing" d={signs} strokeWidth={num(height * 0.34)} />
      <path className="board-points" d={signs} strokeWidth={num(height * 0.14)} />
      <path className="board-points" d={numbers} strokeWidth={num(height * 0.17)} />
    </>
  );
});

/** How far within its hexes the line of each area of the sea runs, beside those of every board (`INSETS`): the farther it reaches, the nearer to the hexsides. */
export const SEA_INSETS = { reach: 1.5, astern: 2.5, boarding: 7, archery: 4.8, ballista: 2 } as const;

const Range = memo(({ board, range: { hexes, of } }: { board: Board; range: RangeFacts }) => (
  <>
    <path className={`board-tint sea-range-tint sea-range-tint--${of}`} d={hexesPath(board, hexes)} />
    <Line d={outlinePath(board, hexes, SEA_INSETS[of])} kind={of} />
  </>
));

const Control = memo(({ board, mark: { hex, side } }: { board: Board; mark: ControlMark }) => {
  const d = controlShape(board, hex, side);
  return (
    <g className={`sea-control sea-control--${side + 1}`}>
      <path className="sea-control__casing" d={d} />
      <path className="sea-control__line" d={d} />
      <path className="sea-control__core" d={d} />
    </g>
  );
});

/** What lies on the sea under the ships. */
export const SeaBelow = memo(({ map: { board }, overlays, u }: BelowProps<SeaFacts>) => {
  const { reachable, sea } = overlays;
  return (
    <Layer board={board} name="below">
      {sea?.ranges?.map((range) => (
        <Range key={range.of} board={board} range={range} />
      ))}
      {reachable && reachable.length > 0 && <Reach board={board} marks={reachable} u={u} />}
      {sea?.control?.map((mark) => (
        <Control key={mark.hex} board={board} mark={mark} />
      ))}
      <AreaMarks board={board} overlays={overlays} />
    </Layer>
  );
});
