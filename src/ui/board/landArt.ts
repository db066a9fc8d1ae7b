import { Above } from './Above';
import type { BoardArt } from './art';
import { Below } from './Below';
import { CounterLayer } from './CounterLayer';
import type { LandPieces } from './facts';
import { TerrainLayer } from './TerrainLayer';

/** The sheets of a battle on land. */
export const landArt: BoardArt<LandPieces> = { Terrain: TerrainLayer, Below, Pieces: CounterLayer, Above };
