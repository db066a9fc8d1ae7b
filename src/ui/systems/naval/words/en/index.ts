import { events } from './events';
import { phase } from './phase';
import { play } from './play';
import { refusals } from './refusals';
import { table } from './table';

/** The naval game’s words in English; the whole house’s stay in `words/en`. */
export const en = { events, phase, play, refusals, table };
