import { memo } from 'react';
import type { Board } from '../../../../kernel/board';
import type { AboveProps } from '../../../board/art';
import type { Overlays, Skin } from '../../../board/facts';
import { centreOf } from '../../../board/geometry';
import { Layer } from '../../../board/Layer';
import { Arrows, Cursor, Dangers, Guide, PathLine, Sights } from '../../../board/marks';
import { Target } from '../../../board/Target';
import type { AncientFacts, AncientPath, AncientTarget } from './facts';
import { Ghost, LeaderGhost } from './Unit';

const Path = memo(({ board, path, skin, u }: { board: Board; path: AncientPath; skin: Skin; u: number }) => (
  <>
    {path.ghost && 'unit' in path.ghost && <Ghost board={board} facts={path.ghost.unit} skin={skin} />}
    {path.ghost && 'leader' in path.ghost && <LeaderGhost board={board} facts={path.ghost.leader} />}
    <PathLine board={board} path={path} u={u} />
  </>
));

/** A chip lies over the hex to the north: drawn after it, no ring there strikes it out. */
const northFirst = (board: Board, targets: readonly AncientTarget[]): readonly AncientTarget[] =>
  [...targets].sort((a, b) => centreOf(board, a.hex).y - centreOf(board, b.hex).y);

const SOUTH = 3;

/** The enemy's odds where one's own do not stand: on a target, and to the north of one, where its chip is. */
const clearOf = (board: Board, dangers: Overlays['dangers'], targets: readonly AncientTarget[] = []) =>
  dangers?.filter(({ hex }) => !targets.some((target) => target.hex === hex || target.hex === board.neighbours[hex * 6 + SOUTH]));

/** What lies over the counters. */
export const Above = memo(({ map: { board }, overlays, cursor, skin, u }: AboveProps<AncientFacts>) => {
  const { path, paths, targets } = overlays;
  return (
    <Layer board={board} name="above">
      <Arrows board={board} overlays={overlays} />
      {path && <Path board={board} path={path} skin={skin} u={u} />}
      {paths?.map((one, i) => (
        <Path key={`${i} ${one.hexes[0]}`} board={board} path={one} skin={skin} u={u} />
      ))}
      <Sights board={board} overlays={overlays} u={u} />
      {targets &&
        northFirst(board, targets).map((mark, i) => <Target key={`${i} ${mark.by} ${mark.hex}`} board={board} mark={mark} u={u} />)}
      <Dangers board={board} marks={clearOf(board, overlays.dangers, targets)} u={u} />
      <Guide board={board} hex={overlays.guide} />
      <Cursor board={board} hex={cursor} />
    </Layer>
  );
});
