import type { LandTableWords } from '..';
import { events } from './events';
import { map } from './map';
import { options } from './options';

/** What a land battle says on the map. */
export const landTable: LandTableWords = { events, options, table: map };
