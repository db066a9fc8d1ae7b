import { landTable } from '../../systems/ancients/words/fr/table';
import type { TableWords } from '..';
import { join } from '../join';
import { common } from './common';
import { table } from './table';

/** What every game says on the map. */
export const ofTable: Omit<TableWords, 'sides'> = { common, table };

/** What the battle needs to be on the screen. Most are on land, whose words come with them. */
export const tablePart = join(ofTable, landTable);
