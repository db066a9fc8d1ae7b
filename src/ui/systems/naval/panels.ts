/* What stands round the map of a battle at sea, in a chunk of its own that is fetched when the map is on the screen. */
import './naval.css';
import { navalWords } from '../../words/naval';

export { FleetsPanel as ForcesPanel, Points } from './FleetsPanel';
export { NowPanel } from './NowPanel';
export { phase, pieceOf, threats } from './phase';

export const keys = (): readonly (readonly [string, string])[] => navalWords().table.keys;

export const typedOrders = (): readonly (readonly [string, string])[] => navalWords().table.orders;
