import facts from 'virtual:battles/facts';
import type { SystemId } from '../rules/ids';
import type { BattleFacts } from './facts';

export type { Age, Battle, BattleSide, BattleSummary, Difficulty, Said, Variant } from './battle';
export { AGES, DIFFICULTIES, MOST_VARIANTS, systemIdOf } from './battle';
export type { BattleFacts } from './facts';
export { loadBattle } from './load';

/** All battles of the house, game by game, each time first those to begin with, then the oldest. */
export const catalogue: readonly BattleFacts[] = facts;

/** Those that one rule system reads. */
export const catalogueOf = (system: SystemId): readonly BattleFacts[] => catalogue.filter((battle) => battle.system === system);

export const factsOf = (id: string): BattleFacts | undefined => catalogue.find((battle) => battle.id === id);

/** What a battle is named apart from its game, which the name begins with where another game has the battle too. */
const bareName = ({ id, system }: BattleFacts): string => (id.startsWith(`${system}-`) ? id.slice(system.length + 1) : id);

/** The same battle by the rules of other games. */
export function twinsOf(id: string): readonly BattleFacts[] {
  const battle = factsOf(id);
  if (!battle) return [];
  const name = bareName(battle);
  return catalogue.filter((other) => other !== battle && bareName(other) === name);
}
