import type { UnitType } from '../../../rules/ancients/model/state';
import { counterOf, SHIP_WARES, SHIP_WORDS, type ShipWare, soldAs, UNIT_TYPES, WARES, type Ware } from '../../../rules/armies/model/data';
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
  /** 15.2.a The second army's points, where a handicap is agreed. */
  readonly handicap?: number | undefined;
  readonly mended: boolean;
  readonly field: Field;
  readonly armies: readonly [ArmyDraft, ArmyDraft];
  readonly fleets: readonly [FleetDraft, FleetDraft];
  /** 15.3.e Whether a fleet is that of a nation of seafarers. */
  readonly navies: readonly [boolean, boolean];
}

/** What is agreed of either army's points. */
type Agreed = Pick<Plan, 'points' | 'handicap' | 'mended'>;

/** 15.2.a The points of a side. */
export const pointsOf = ({ points, handicap = points }: Omit<Agreed, 'mended'>, side: 0 | 1): number => (side === 0 ? points : handicap);

const countsOf = <Word extends string, Type>(lots: readonly Lot<Type>[], word: (type: Type) => Word): Counts<Word> =>
  Object.fromEntries(lots.map(({ type, count }) => [word(type), count])) as Counts<Word>;

const draftOf = ({ list, trait, units }: Drafted): ArmyDraft => ({
  nation: list?.id ?? 'none',
  trait,
  units: countsOf(units, ({ name }) => name as Ware),
});

const fleetDraftOf = (lots: readonly Lot<ShipType>[]): FleetDraft => countsOf(lots, ({ name }) => name as ShipWare);

/** Two armies, two fleets and a field that nobody has asked for. */
export function firstPlan(seed: number, { arena, points, handicap, mended }: Agreed & Pick<Plan, 'arena'>): Plan {
  const { field, armies } = surprise(seed, { points: [points, handicap ?? points], mended });
  const [one, other] = surpriseAtSea(seed);
  return {
    arena,
    points,
    handicap,
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
export function programBuys(plan: Plan, side: 0 | 1, seed: number): ArmyDraft {
  const { nation, trait } = plan.armies[side];
  return draftOf(draft(listOf(nation), { points: pointsOf(plan, side), mended: plan.mended, trait }, chanceOf(seed)));
}

export const rolledTrait = (seed: number): Trait => rollTrait(chanceOf(seed));

const lotsOf = <Word extends string, Type>(
  words: readonly Word[],
  types: Readonly<Record<Word, Type>>,
  counts: Counts<Word>,
): Lot<Type>[] => words.flatMap((word) => ((counts[word] ?? 0) > 0 ? [{ type: types[word], count: counts[word]! }] : []));

/** What a side has bought, or might have bought, for the points agreed. */
export function purchaseOf(plan: Plan, side: 0 | 1, { nation, trait, units }: ArmyDraft = plan.armies[side]): Purchase {
  return {
    units: lotsOf<Ware, UnitType>(WARES, UNIT_TYPES, units),
    points: pointsOf(plan, side),
    ledBy: Math.max(pointsOf(plan, 0), pointsOf(plan, 1)),
    mended: plan.mended,
    trait,
    list: listOf(nation),
  };
}

export const shipsOf = (fleet: FleetDraft): Lot<ShipType>[] => lotsOf<ShipWare, ShipType>(SHIP_WORDS, SHIP_WARES, fleet);

/**
 * What a nation offers: of its own, each with its limit, what its list names before the counter that it stands for, and of allies and mercenaries;
 * without a list everything is its own. What its trait makes one and the same is offered once.
 */
export function waresOf(
  nation: Nation,
  points: number,
  trait?: Trait,
): { readonly own: readonly (readonly [Ware, number?])[]; readonly others: readonly Ware[] } {
  const list = listOf(nation);
  const sold = WARES.filter((ware) => soldAs(ware, trait) === ware);
  if (!list) return { own: sold.map((ware) => [ware]), others: [] };
  const own = list.classic.flatMap(([classic]) => {
    const counter = counterOf(classic);
    const wares = sold.filter((ware) => counterOf(ware) === counter && isOfList(list, ware)).reverse();
    return wares.map((ware) => [ware, (ware === list.instead?.ware ? mostInstead : mostOf)(list, counter, points)] as const);
  });
  return { own, others: sold.filter((ware) => !isOfList(list, ware)) };
}

/** What has been bought, by the words under which it is offered. */
export function boughtAs({ units, trait }: ArmyDraft): Counts<Ware> {
  const counts: Partial<Record<Ware, number>> = {};
  for (const ware of WARES) {
    const word = soldAs(ware, trait) as Ware;
    if (units[ware]) counts[word] = (counts[word] ?? 0) + units[ware];
  }
  return counts;
}

/** So many of one ware, and no more. */
export const MOST_OF_ONE = 99;

/** One more or one fewer of a word. */
export const stepped = <Word extends string>(counts: Counts<Word>, word: Word, by: 1 | -1): Counts<Word> => ({
  ...counts,
  [word]: Math.min(MOST_OF_ONE, Math.max(0, (counts[word] ?? 0) + by)),
});
