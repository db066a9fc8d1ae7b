import { type Balances, readBalances } from '../../scenarios/balance';
import { createPart } from '../../store/part';

/** What was measured of the battles of the house. */
export const balances = createPart<Balances>(async () => readBalances((await import('../../scenarios/balance.json')).default));
