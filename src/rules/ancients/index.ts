import './options/all';

/** The land game with all its optional rules. A page that must be there soon takes `system` and fetches these when a game needs them. */
export { ancients } from './system';
