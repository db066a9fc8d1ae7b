import type { Term } from '../rules';
import type { DrawnTerm } from './drawing';

/** The strength that a new term asks for, until somebody says another. */
const SOME_STRENGTH = 50;

/** A term as it is added: of either side, where it can be. */
export const newTerm = ({ id, at, strength, ofOne }: Term): DrawnTerm => ({
  term: id,
  ...(ofOne ? { by: 1 } : {}),
  ...(strength ? { strength: SOME_STRENGTH } : { points: 1 }),
  ...(at ? { at: '' } : {}),
});
