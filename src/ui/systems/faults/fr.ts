import { landFaults } from '../ancients/words/fr/faults';
import { seaFaults } from '../naval/words/fr/faults';

/** What each game expects where a file, a link or a typed order is wrong: pages say it before a game’s wing is there. */
export const faultsOfGames = { ...landFaults, ...seaFaults };
