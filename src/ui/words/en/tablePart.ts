import { landTable } from '../../systems/ancients/words/en/table';
import { join } from '../join';
import { common } from './common';
import { table } from './table';

/** What every game says on the map. */
export const ofTable = { common, table };

/** What the battle needs to be on the screen. Most are on land, whose words come with them. */
export const tablePart = join(ofTable, landTable);
