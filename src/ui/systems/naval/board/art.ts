import './marks.css';
import './sea.css';
import './ships.css';
import type { BoardArt } from '../../../board/art';
import type { SeaFacts } from './facts';
import { SeaAbove } from './SeaAbove';
import { SeaBelow } from './SeaBelow';
import { SeaTerrain } from './SeaTerrain';
import { ShipLayer } from './ShipLayer';
import { comeToRam } from './trail';

/** The sheets of a battle at sea. */
export const seaArt: BoardArt<SeaFacts> = {
  Terrain: SeaTerrain,
  Below: SeaBelow,
  Pieces: ShipLayer,
  Above: SeaAbove,
  come: comeToRam,
};
