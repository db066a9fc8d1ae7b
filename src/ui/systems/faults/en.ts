import { landFaults } from '../ancients/words/en/faults';
import { seaFaults } from '../naval/words/en/faults';

/** What each game expects where a file, a link or a typed order is wrong: pages say it before a game’s wing is there. */
export const faultsOfGames = { ...landFaults, ...seaFaults };
