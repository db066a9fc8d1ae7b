import type { Hex } from '../../../kernel/board';
import type { State } from '../../../rules/naval/model/types';

/** 14.8.d How many attacks from a hex are declared and still to be made; the rules count them as fought already. */
export const declaredFrom = (assault: State['assault'], hex: Hex): number => assault?.declared.filter((from) => from === hex).length ?? 0;
