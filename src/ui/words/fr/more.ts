import type { MoreWords } from '..';
import { besideOptions } from './besideOptions';
import { besideTable } from './besideTable';
import { odds } from './odds';
import { phase } from './phase';
import { refusals } from './refusals';

/** What stands round the map. */
export const more: MoreWords = { odds, phase, refusals, table: besideTable, options: besideOptions };
