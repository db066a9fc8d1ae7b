import { type SystemId, systemWord } from '../../rules/ids';
import type { BattleCard } from '../pages/battles/battleCard';
import { landCard } from './ancients/pages/card';
import { ancientWorldCard } from './baw/pages/card';
import { seaCard } from './naval/pages/card';

/** What the pages show of each game at once, without fetching its wing. */
const cards: { readonly [Id in SystemId]: BattleCard } = { ancients: landCard, naval: seaCard, baw: ancientWorldCard };

export const allCards: readonly BattleCard[] = Object.values(cards);

/** The card of a game. */
export const cardOf = (system: SystemId): BattleCard => cards[system];

/** Optional rules of a game by number and name. */
export const namedOptions = ({ optionName = (id) => id }: BattleCard, ids: readonly string[]): readonly string[] =>
  ids.map((id) => (optionName(id) === id ? id : `${id} ${optionName(id)}`));

/** The card of a position's game, which the battle's schema has found to be one of ours. */
export const cardFor = (position: unknown): BattleCard => cards[systemWord(position) as SystemId];
