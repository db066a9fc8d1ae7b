import type { LandTableWords } from '..';
import { map } from './map';

/** What a land battle says on the map. */
export const landTable: LandTableWords = { table: map };
