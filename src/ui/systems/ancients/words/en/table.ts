import { map } from './map';

/** What a land battle says on the map. */
export const landTable = { table: map };
