import { landFaults } from '../ancients/words/fr/faults';
import { landTerms } from '../ancients/words/fr/terms';
import { ancientWorldFaults } from '../baw/words/fr/faults';
import { ancientWorldTerms } from '../baw/words/fr/terms';
import { seaFaults } from '../naval/words/fr/faults';
import { seaTerms } from '../naval/words/fr/terms';

/** What each game expects where a file, a link or a typed order is wrong: pages say it before a game’s wing is there. */
export const faultsOfGames = { ...landFaults, ...seaFaults, ...ancientWorldFaults };

/** What brings points in each game; what two of them name alike is one thing. */
export const termsOfGames = { ...landTerms, ...seaTerms, ...ancientWorldTerms };

/** What units on land are called, by the word of their counter. */
export { UNITS as landUnits } from '../ancients/words/fr/units';
