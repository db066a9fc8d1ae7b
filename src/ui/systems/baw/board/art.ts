import './ground.css';
import '../../../board/counters.css';
import './units.css';
import './marks.css';
import type { BoardArt } from '../../../board/art';
import { Above } from './Above';
import { Below } from './Below';
import type { AncientFacts } from './facts';
import { Terrain } from './Terrain';
import { UnitLayer } from './UnitLayer';

/** The sheets of a Battle of the Ancient World. */
export const ancientArt: BoardArt<AncientFacts> = { Terrain, Below, Pieces: UnitLayer, Above };
