import { PEOPLE } from '../../../store/seats';
import { beginGame } from '../../app/newGame';
import type { Exhibit } from '../examples/types';

/** A new game of two people from where an exhibit begins; its dice are as they fall. */
export const openOnTable = ({ position }: Exhibit, title: string): Promise<void> =>
  beginGame({ battle: null, title, seats: PEOPLE, position });
