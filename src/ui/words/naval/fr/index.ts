import type { NavalWords } from '..';
import { events } from './events';
import { play } from './play';
import { refusals } from './refusals';
import { table } from './table';

export const fr: NavalWords = { events, play, refusals, table };
