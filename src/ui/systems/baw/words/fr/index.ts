import type { BawWords } from '..';
import { card } from './card';
import { coming } from './coming';
import { events } from './events';
import { odds } from './odds';
import { options } from './options';
import { phase } from './phase';
import { refusals } from './refusals';
import { table } from './table';

export const fr: BawWords = { card, coming, events, odds, options, phase, refusals, table };
