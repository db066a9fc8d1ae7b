import { cardFor } from '../systems/cards';
import type { Ground } from './grounds';

const drawnWith = ({ position }: Ground): readonly string[] => (position as { readonly options?: readonly string[] }).options ?? [];

/** Of some optional rules those of a battle’s game that it is not drawn with. */
function addedOn(ground: Ground, options: readonly string[]): readonly string[] {
  const { hasOption = () => false } = cardFor(ground.position);
  return options.filter((id) => hasOption(id) && !drawnWith(ground).includes(id));
}

/** The optional rules that are added to a battle’s own, once for each time that it is played: with them, and without where that is to be compared. */
export function rulesTried(
  ground: Ground,
  { options, compare }: { readonly options: readonly string[]; readonly compare: boolean },
): readonly (readonly string[])[] {
  const added = addedOn(ground, options);
  if (added.length === 0) return [[]];
  return compare ? [added, []] : [added];
}

/** The optional rules in force where some are added to those that a battle is drawn with. */
export const optionsOn = (ground: Ground, options: readonly string[]): readonly string[] => [
  ...drawnWith(ground),
  ...addedOn(ground, options),
];
