import { landPages } from '../../systems/ancients/words/fr/pages';
import type { PageWords } from '..';
import { join } from '../join';
import { faults } from './faults';
import { pages } from './pages';

/** What other pages say of every game. */
export const ofPages: PageWords = { faults, pages };

/** What only other pages than the table say. */
export const pagesPart = join(ofPages, landPages);
