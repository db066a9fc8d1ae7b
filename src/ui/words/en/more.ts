import { besideOptions } from './besideOptions';
import { besideTable } from './besideTable';
import { odds } from './odds';
import { refusals } from './refusals';

/** What stands round the map. */
export const more = { odds, refusals, table: besideTable, options: besideOptions };
