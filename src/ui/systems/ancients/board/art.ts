import type { BoardArt } from '../../../board/art';
import type { LandPieces } from '../../../board/facts';
import { Above } from './Above';
import { Below } from './Below';
import { CounterLayer } from './CounterLayer';
import { TerrainLayer } from './TerrainLayer';

/** The sheets of a battle on land. */
export const landArt: BoardArt<LandPieces> = { Terrain: TerrainLayer, Below, Pieces: CounterLayer, Above };
