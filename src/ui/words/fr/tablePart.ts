import { events } from '../../systems/ancients/words/fr/events';
import { options } from '../../systems/ancients/words/fr/options';
import type { FirstWords } from '..';
import { common } from './common';
import { table } from './table';

export const first: FirstWords = { common, events, options, table };
