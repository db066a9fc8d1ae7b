import { landPages } from '../../systems/ancients/words/en/pages';
import { join } from '../join';
import { faults } from './faults';
import { pages } from './pages';

/** What other pages say of every game. */
export const ofPages = { faults, pages };

/** What only other pages than the table say. */
export const pagesPart = join(ofPages, landPages);
