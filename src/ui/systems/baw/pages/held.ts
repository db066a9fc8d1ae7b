import type { OptionId } from '../../../../rules/baw/options/ids';
import { fieldsOf, listOf, wordsOf } from '../../../pages/positionFields';

/**
 * The optional rules without which a position cannot be read, for it holds what they keep: B16.4 the fallen who may return, their phase, and the leaders who
 * have called in it.
 */
export function heldOptions(position: object): readonly OptionId[] {
  const { phase, armies } = fieldsOf(position);
  const holds = listOf(armies).some((army) => {
    const { fallen, leaders } = fieldsOf(army);
    return listOf(fallen).length > 0 || listOf(leaders).some((leader) => wordsOf(leader).includes('called'));
  });
  return phase === 'rally' || holds ? ['B16.4'] : [];
}
