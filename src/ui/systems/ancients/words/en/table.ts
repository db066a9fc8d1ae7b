import { events } from './events';
import { map } from './map';
import { options } from './options';

/** What a land battle says on the map. */
export const landTable = { events, options, table: map };
