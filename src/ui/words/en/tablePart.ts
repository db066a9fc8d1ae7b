import { events } from '../../systems/ancients/words/en/events';
import { options } from '../../systems/ancients/words/en/options';
import { common } from './common';
import { table } from './table';

/** What the battle needs to be on the screen. */
export const first = { common, events, options, table };
