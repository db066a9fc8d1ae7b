import type { NavalWords } from '..';
import { events } from './events';
import { refusals } from './refusals';
import { table } from './table';

export const fr: NavalWords = { events, refusals, table };
