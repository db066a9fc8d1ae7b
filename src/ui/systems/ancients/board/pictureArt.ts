import './ground.css';
import '../../../board/counters.css';
import './counters.css';
import type { PictureArt } from '../../../board/art';
import { CounterLayer } from './CounterLayer';
import type { LandFacts } from './facts';
import { TerrainLayer } from './TerrainLayer';

/** The ground of a battle on land and the counters on it. */
export const landGround: PictureArt<LandFacts> = { Terrain: TerrainLayer, Pieces: CounterLayer };
