import type { FirstWords } from '..';
import { common } from './common';
import { events } from './events';
import { options } from './options';
import { table } from './table';

export const first: FirstWords = { common, events, options, table };
