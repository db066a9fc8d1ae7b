import type { UnitType } from '../../../rules/ancients/model/state';
import { counterOf, SHIP_WARES, SHIP_WORDS, type ShipWare, UNIT_TYPES, WARES, type Ware } from '../../../rules/armies/model/data';
import type { Field } from '../../../rules/armies/model/fields';
import { isOfList, type ListId, listOf } from '../../../rules/armies/model/lists';
import type { Trait } from '../../../rules/armies/model/traits';
import { mostInstead, mostOf, type Purchase } from '../../../rules/armies/play/army';
import type { Lot } from '../../../rules/armies/play/price';
import { chanceOf, type Drafted, draft, rollTrait, surprise, surpriseAtSea } from '../../../rules/armies/play/surprise';
import type { ShipType } from '../../../rules/naval/model/types';

export type Nation = ListId | 'none';
export type Counts<Word extends string> = Readonly<Partial<Record<Word, number>>>;

/** One army on the page: of which nation, with which trait, how many of what. */
export interface ArmyDraft {
  readonly nation: Nation;
  readonly trait: Trait | undefined;
  readonly units: Counts<Ware>;
}

export type FleetDraft = Counts<ShipWare>;

/** All that is chosen on the page; what an arena does not ask for waits for the other. */
export interface Plan {
  readonly arena: 'land' | 'sea';
  readonly points: number;
  readonly mended: boolean;
  readonly field: Field;
  readonly armies: readonly [ArmyDraft, ArmyDraft];
  readonly fleets: readonly [FleetDraft, FleetDraft];
  /** 15.3.e Whether a fleet is that of a nation of seafarers. */
  readonly navies: readonly [boolean, boolean];
}

const countsOf = <Word extends string, Type>(lots: readonly Lot<Type>[], word: (type: Type) => Word): Counts<Word> =>
  Object.fromEntries(lots.map(({ type, count }) => [word(type), count])) as Counts<Word>;

const draftOf = ({ list, trait, units }: Drafted): ArmyDraft => ({
  nation: list?.id ?? 'none',
  trait,
  units: countsOf(units, ({ name }) => name as Ware),
});

const fleetDraftOf = (lots: readonly Lot<ShipType>[]): FleetDraft => countsOf(lots, ({ name }) => name as ShipWare);

/** Two armies, two fleets and a field that nobody has asked for. */
export function firstPlan(seed: number, { arena, points, mended }: Pick<Plan, 'arena' | 'points' | 'mended'>): Plan {
  const { field, armies } = surprise(seed, { points, mended });
  const [one, other] = surpriseAtSea(seed);
  return {
    arena,
    points,
    mended,
    field,
    armies: [draftOf(armies[0]), draftOf(armies[1])],
    fleets: [fleetDraftOf(one), fleetDraftOf(other)],
    navies: [false, false],
  };
}

/** What the arena asks for anew, so that nobody has chosen it; what waits for the other arena stays. */
export function surprisePlan(seed: number, plan: Plan): Plan {
  const { field, armies, fleets } = firstPlan(seed, plan);
  return plan.arena === 'sea' ? { ...plan, fleets } : { ...plan, field, armies };
}

/** The army as the program buys it for a nation with its trait. */
export const programBuys = ({ nation, trait }: ArmyDraft, { points, mended }: Pick<Plan, 'points' | 'mended'>, seed: number): ArmyDraft =>
  draftOf(draft(listOf(nation), { points, mended, trait }, chanceOf(seed)));

export const rolledTrait = (seed: number): Trait => rollTrait(chanceOf(seed));

const lotsOf = <Word extends string, Type>(
  words: readonly Word[],
  types: Readonly<Record<Word, Type>>,
  counts: Counts<Word>,
): Lot<Type>[] => words.flatMap((word) => ((counts[word] ?? 0) > 0 ? [{ type: types[word], count: counts[word]! }] : []));

/** What has been bought for the points agreed. */
export const purchaseOf = ({ nation, trait, units }: ArmyDraft, { points, mended }: Pick<Plan, 'points' | 'mended'>): Purchase => ({
  units: lotsOf<Ware, UnitType>(WARES, UNIT_TYPES, units),
  points,
  mended,
  trait,
  list: listOf(nation),
});

export const shipsOf = (fleet: FleetDraft): Lot<ShipType>[] => lotsOf<ShipWare, ShipType>(SHIP_WORDS, SHIP_WARES, fleet);

/**
 * What a nation offers: of its own, each with its limit, what its list names before the counter that it stands for, and of allies and mercenaries;
 * without a list everything is its own.
 */
export function waresOf(
  nation: Nation,
  points: number,
): { readonly own: readonly (readonly [Ware, number?])[]; readonly others: readonly Ware[] } {
  const list = listOf(nation);
  if (!list) return { own: WARES.map((ware) => [ware]), others: [] };
  const own = list.classic.flatMap(([classic]) => {
    const counter = counterOf(classic);
    const wares = WARES.filter((ware) => counterOf(ware) === counter && isOfList(list, ware)).reverse();
    return wares.map((ware) => [ware, (ware === list.instead?.ware ? mostInstead : mostOf)(list, counter, points)] as const);
  });
  return { own, others: WARES.filter((ware) => !isOfList(list, ware)) };
}

/** So many of one ware, and no more. */
export const MOST_OF_ONE = 99;

/** One more or one fewer of a word. */
export const stepped = <Word extends string>(counts: Counts<Word>, word: Word, by: 1 | -1): Counts<Word> => ({
  ...counts,
  [word]: Math.min(MOST_OF_ONE, Math.max(0, (counts[word] ?? 0) + by)),
});
