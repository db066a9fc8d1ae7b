import { setUpOptions } from '../../systems/ancients/words/en/optionPages';
import { faults } from './faults';
import { pages } from './pages';

/** What only other pages than the table say. */
export const rest = { faults, pages, options: setUpOptions };
