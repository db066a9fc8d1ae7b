import { memo } from 'react';
import type { Board, Hex } from '../../../../kernel/board';
import type { AboveProps } from '../../../board/art';
import type { Skin } from '../../../board/facts';
import { centreOf } from '../../../board/geometry';
import { Layer } from '../../../board/Layer';
import { Arrows, Cursor, Dangers, Guide, PathLine, Sights, Wheel } from '../../../board/marks';
import { num } from '../../../board/outline';
import { Target } from '../../../board/Target';
import { ChosenFront, Ghost } from './Counter';
import type { LandFacts, LandPath } from './facts';
import { Lying } from './Lying';

/** A crack across the face, as pale and hatched as the face it foretells. */
function Harm({ board, hex }: { board: Board; hex: Hex }) {
  const { x, y } = centreOf(board, hex);
  return (
    <g className="board-harm" transform={`translate(${num(x + 22)} ${num(y - 22)})`}>
      <circle className="board-harm__disc" r="10" />
      <path className="board-harm__crack" d="M2-6.5L-3 .6H2.6L-2 6.5" />
    </g>
  );
}

const Path = memo(({ board, path, skin, u }: { board: Board; path: LandPath; skin: Skin; u: number }) => (
  <>
    {path.ghost && <Ghost board={board} facts={path.ghost} skin={skin} />}
    <PathLine board={board} path={path} u={u} />
    {path.harm?.map((hex) => (
      <Harm key={hex} board={board} hex={hex} />
    ))}
  </>
));

/** What lies over the counters. */
export const Above = memo(({ map: { board }, pieces: { counters, lying }, overlays, cursor, skin, u }: AboveProps<LandFacts>) => {
  const { selected, path, paths, targets, wheel } = overlays;
  const chosen = selected === undefined ? undefined : counters.filter(({ hex }) => hex === selected).at(-1);
  return (
    <Layer board={board} name="above">
      <Arrows board={board} overlays={overlays} />
      {chosen && !path?.ghost && <ChosenFront board={board} facts={chosen} />}
      {path && <Path board={board} path={path} skin={skin} u={u} />}
      {paths?.map((one, i) => (
        <Path key={`${i} ${one.hexes[0]}`} board={board} path={one} skin={skin} u={u} />
      ))}
      <Sights board={board} overlays={overlays} u={u} />
      {targets?.map((mark, i) => (
        <Target key={`${i} ${mark.by} ${mark.hex}`} board={board} mark={mark} u={u} />
      ))}
      <Dangers board={board} marks={overlays.dangers} u={u} />
      {lying.map(({ hex, count }) => (
        <Lying key={`lying ${hex}`} board={board} hex={hex} count={count} />
      ))}
      <Guide board={board} hex={overlays.guide} />
      <Cursor board={board} hex={cursor} />
      {wheel && <Wheel board={board} wheel={wheel} u={u} />}
    </Layer>
  );
});
