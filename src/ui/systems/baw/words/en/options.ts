import { optionNames } from './optionNames';

/** B16 The optional rules of this game, beside the map. */
export const options = { inForce: 'Optional rules in force', none: 'No optional rules', names: optionNames };
