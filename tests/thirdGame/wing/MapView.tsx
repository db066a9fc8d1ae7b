import { memo } from 'react';
import { type Hex, printHex } from '../../../src/kernel/board';
import type { BelowProps, BoardArt, PiecesProps } from '../../../src/ui/board/art';
import { Board } from '../../../src/ui/board/Board';
import { BoardTable } from '../../../src/ui/board/BoardTable';
import type { MapFacts, Overlays } from '../../../src/ui/board/facts';
import { boundsOf, centreOf } from '../../../src/ui/board/geometry';
import { Layer } from '../../../src/ui/board/Layer';
import { AreaMarks, Cursor } from '../../../src/ui/board/marks';
import { gridPath } from '../../../src/ui/board/outline';
import { PrintedMap } from '../../../src/ui/board/PrintedMap';
import type { MapFrame } from '../../../src/ui/table/contract/system';
import { useGame } from '../../../src/ui/table/shell/hooks';
import type { Context, Man, State } from '../rules';

/** The men on the map. */
type Men = readonly Man[];

/** All that the board is told of draughts: a bare map, men, and the marks of every board. */
interface Told {
  readonly map: MapFacts;
  readonly pieces: Men;
  readonly overlays: Overlays;
}

const Ground = memo(({ map }: { map: MapFacts }) => {
  const { width, height } = boundsOf(map.board);
  return (
    <PrintedMap map={map} sketch={{ width, height, outside: '', grid: gridPath(map.board) }} whole>
      <rect width={width} height={height} />
    </PrintedMap>
  );
});

const art: BoardArt<Told> = {
  Terrain: Ground,
  Below: ({ map: { board }, overlays }: BelowProps<Told>) => (
    <Layer board={board} name="below">
      <AreaMarks board={board} overlays={overlays} />
    </Layer>
  ),
  Pieces: ({ map: { board }, pieces }: PiecesProps<Told>) => (
    <Layer board={board} name="pieces">
      {pieces.map(({ id, side, hex }) => {
        const { x, y } = centreOf(board, hex);
        return <circle key={id} className={`man man--${side + 1}`} cx={x} cy={y} r="18" data-hex={hex} />;
      })}
    </Layer>
  ),
  Above: ({ map: { board }, cursor }) => (
    <Layer board={board} name="above">
      <Cursor board={board} hex={cursor} />
    </Layer>
  ),
};

const standing = ({ men }: State): Men => men.filter(({ hex }) => hex >= 0);

const tell = (context: Context, hex: Hex): string => printHex(context.board, hex);

/** The squared field and the men on it. */
export function MapView({ frame }: { readonly frame: MapFrame }) {
  const context = useGame((now) => now.context);
  const men = standing(useGame((now) => now.shown) as State);
  const occupied = men.map(({ hex }) => hex);
  return (
    <Board map={{ board: context.board }} art={art} pieces={men} occupied={occupied} describe={(hex) => tell(context, hex)} {...frame} />
  );
}

/** The same as a table to be read. */
export function MapTable({ onHex }: { readonly onHex: (hex: Hex) => void }) {
  const context = useGame((now) => now.context);
  const hexes = standing(useGame((now) => now.shown) as State).map(({ hex }) => hex);
  const labels = { show: 'As a table', caption: 'Men', hex: 'Hex', holds: 'Holds' };
  return <BoardTable map={{ board: context.board }} hexes={hexes} describe={(hex) => tell(context, hex)} labels={labels} onHex={onHex} />;
}
