import type { Chooser } from '../../src/ai/random';
import { clashesIn, OPTION_IDS, type OptionId } from '../../src/rules/ancients/options';

/** With what they need. */
export function completed(ids: readonly OptionId[]): OptionId[] {
  const needed = clashesIn(ids).flatMap((clash) => (clash.why === 'needs' ? [clash.with] : []));
  return needed.length > 0 ? completed([...ids, ...needed]) : OPTION_IDS.filter((id) => ids.includes(id));
}

/** These, and some others that go with them. */
export function mixAround(ids: readonly OptionId[], choose: Chooser): readonly OptionId[] {
  let mix = completed(ids);
  for (const id of OPTION_IDS) {
    if (choose(4) > 0) continue;
    const more = completed([...mix, id]);
    if (clashesIn(more).length === 0) mix = more;
  }
  return mix;
}
