import './sea.css';
import './ships.css';
import { Above } from '../Above';
import type { BoardArt } from '../art';
import { Below } from '../Below';
import type { SeaPieces } from './facts';
import { SeaTerrain } from './SeaTerrain';
import { ShipLayer } from './ShipLayer';

/** The sheets of a battle at sea. */
export const seaArt: BoardArt<SeaPieces> = { Terrain: SeaTerrain, Below, Pieces: ShipLayer, Above };
