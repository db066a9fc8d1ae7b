import { landPages } from '../../systems/ancients/words/fr/pages';
import { ancientWorldOptions, faultsOfGames } from '../../systems/words/fr';
import type { PageWords } from '..';
import { join } from '../join';
import { faultsSaid } from './faults';
import { pages } from './pages';

/** What other pages say of every game. */
export const ofPages: PageWords = { faults: faultsSaid(faultsOfGames), pages };

/** What only other pages than the table say. */
export const pagesPart = join(join(ofPages, landPages), { ancientWorldOptions });
