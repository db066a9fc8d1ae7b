import { landPages } from '../../systems/ancients/words/en/pages';
import { ancientWorldOptions, faultsOfGames } from '../../systems/words/en';
import { join } from '../join';
import { faultsSaid } from './faults';
import { pages } from './pages';

/** What other pages say of every game. */
export const ofPages = { faults: faultsSaid(faultsOfGames), pages };

/** What only other pages than the table say. */
export const pagesPart = join(join(ofPages, landPages), { ancientWorldOptions });
