import { kept, outsideOf } from '../../../board/drawing/field';
import { boundsOf } from '../../../board/geometry';
import { gridPath, hexesPath } from '../../../board/outline';
import type { Frame } from '../../../board/PrintedMap';
import type { AncientMap, Ground } from './facts';

/** What a map is at first sight: hexes in the colours of their ground. */
export interface Sketch extends Frame {
  readonly flats: Readonly<Record<Exclude<Ground, 'clear'>, string>>;
}

function sketchMap({ board, ground }: AncientMap): Sketch {
  const hexes = [...Array(board.size).keys()];
  const flat = (kind: Ground) =>
    hexesPath(
      board,
      hexes.filter((hex) => ground[hex] === kind),
      0.3,
    );
  return {
    ...boundsOf(board),
    outside: outsideOf(board),
    grid: gridPath(board),
    flats: {
      forest: flat('forest'),
      river: flat('river'),
      ford: flat('ford'),
      sea: flat('sea'),
      rampart: flat('rampart'),
      camp: flat('camp'),
      works: flat('works'),
    },
  };
}

const sketches = kept(sketchMap);
export const sketchOf = sketches.of;
