import { common } from './common';
import { events } from './events';
import { options } from './options';
import { table } from './table';

/** What the battle needs to be on the screen. */
export const first = { common, events, options, table };
