import type { Words } from '..';
import { common } from './common';
import { events } from './events';
import { faults } from './faults';
import { odds } from './odds';
import { options } from './options';
import { pages } from './pages';
import { refusals } from './refusals';
import { table } from './table';

export const fr: Words = { common, events, faults, odds, options, pages, refusals, table };
