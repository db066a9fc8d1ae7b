import './ground.css';
import '../../../board/counters.css';
import './counters.css';
import './marks.css';
import type { BoardArt } from '../../../board/art';
import { Above } from './Above';
import { Below } from './Below';
import { CounterLayer } from './CounterLayer';
import type { LandFacts } from './facts';
import { TerrainLayer } from './TerrainLayer';

/** The sheets of a battle on land. */
export const landArt: BoardArt<LandFacts> = { Terrain: TerrainLayer, Below, Pieces: CounterLayer, Above };
