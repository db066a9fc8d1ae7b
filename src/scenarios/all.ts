import all from 'virtual:battles/all';
import type { Battle } from './battle';

/* Every battle whole, for the command line, the tests and what is drawn at build time. Pages take the catalogue and fetch a battle alone (`index.ts`). */

/** The battles of the house in the order of the catalogue. */
export const battles: readonly Battle[] = all;

export const battleById = (id: string): Battle | undefined => battles.find((battle) => battle.id === id);
