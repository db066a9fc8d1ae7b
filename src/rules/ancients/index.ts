import { provide } from './options';
import { all } from './options/all';
import { brokenInvariants } from './text/invariants';

provide({ ...all, brokenInvariants });

/** The land game with all its optional rules. A page that must be there soon takes `system` and fetches these when a game needs them. */
export { ancients } from './system';
