import { landLive } from '../../systems/ancients/words/fr/live';

/** What is said as soon as a battle is played: every game has its own, and that on land comes with the table. */
export const livePart = landLive;
