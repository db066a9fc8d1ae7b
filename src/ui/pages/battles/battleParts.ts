import { type Battle, loadBattle } from '../../../scenarios';
import { createParts } from '../../../store/part';

/** The battles of the house, each fetched when a page about it is opened; null where there is none of that name. */
export const battlePart = createParts<string, Battle | null>(loadBattle);
