import { faults } from './faults';
import { pages } from './pages';
import { setUpOptions } from './setUpOptions';

/** What only other pages than the table say. */
export const rest = { faults, pages, options: setUpOptions };
