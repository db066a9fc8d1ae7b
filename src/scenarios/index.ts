import facts from 'virtual:battles/facts';
import one from 'virtual:battles/one';
import type { SystemId } from '../rules/ids';
import type { Battle } from './battle';
import type { BattleFacts } from './facts';

export type { Age, Battle, BattleSide, BattleSummary, Difficulty, Said } from './battle';
export { AGES, DIFFICULTIES, systemOf } from './battle';
export type { BattleFacts } from './facts';

/** All battles of the house, game by game, each time first those to begin with, then the oldest. */
export const catalogue: readonly BattleFacts[] = facts;

/** Those that one rule system reads. */
export const catalogueOf = (system: SystemId): readonly BattleFacts[] => catalogue.filter((battle) => battle.system === system);

export const factsOf = (id: string): BattleFacts | undefined => catalogue.find((battle) => battle.id === id);

/** The same battle by the rules of other games. */
export const twinsOf = (id: string): readonly BattleFacts[] => {
  const title = factsOf(id)?.title.en;
  return catalogue.filter((battle) => battle.id !== id && battle.title.en === title);
};

/** A battle of the house with its texts and its position, fetched when it is wanted; null: there is none of that name. */
export async function loadBattle(id: string): Promise<Battle | null> {
  return Object.hasOwn(one, id) ? (await one[id]!()).default : null;
}
