import { setUpOptions } from '../../systems/ancients/words/fr/optionPages';
import type { RestWords } from '..';
import { faults } from './faults';
import { pages } from './pages';

/** What only other pages than the table say. */
export const rest: RestWords = { faults, pages, options: setUpOptions };
