import type { NavalWords } from '..';
import { events } from './events';
import { phase } from './phase';
import { play } from './play';
import { refusals } from './refusals';
import { table } from './table';

export const fr: NavalWords = { events, phase, play, refusals, table };
