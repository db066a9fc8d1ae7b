import { card } from './card';
import { coming } from './coming';
import { events } from './events';
import { odds } from './odds';
import { options } from './options';
import { phase } from './phase';
import { refusals } from './refusals';
import { table } from './table';

/** The words of Battles of the Ancient World in English; the whole house’s stay in `words/en`. */
export const en = { card, coming, events, odds, options, phase, refusals, table };
