import type { ShipWare, Ware } from '../../../rules/armies/model/data';
import type { ArmyFaultCode } from '../../../rules/armies/model/faults';
import type { Field } from '../../../rules/armies/model/fields';
import type { ArmyList, ListId } from '../../../rules/armies/model/lists';
import type { Trait } from '../../../rules/armies/model/traits';

type Values = Readonly<Record<string, number | string>>;

/** What is said of armies that are bought. */
export interface ArmyWords {
  readonly nations: Readonly<Record<ListId, string>>;
  /** 1550–1150 BC; years before our era are negative. */
  years(from: number, to: number): string;
  /** What is peculiar to a list besides; empty: nothing. */
  noteOf(list: ArmyList & { readonly id: ListId }): string;
  readonly wares: Readonly<Record<Ware, string>>;
  readonly traits: Readonly<Record<Trait, { readonly name: string; readonly effect: string }>>;
  readonly fields: Readonly<Record<Field, string>>;
  /** What is wrong with an army or a fleet, by the code of the fault. */
  readonly faults: Readonly<Record<ArmyFaultCode, (values: Values) => string>>;
  readonly ships: Readonly<Record<ShipWare, string>>;
  /** The page on which armies are bought. */
  readonly builder: {
    readonly title: string;
    readonly intro: string;
    readonly arena: string;
    readonly arenas: Readonly<Record<'land' | 'sea', string>>;
    points(least: number, most: number): string;
    /** The points of one of the two, where a handicap is agreed. */
    pointsOf(army: string, least: number, most: number): string;
    readonly handicap: string;
    /** 15.2.c Of leaders, where there is a handicap. */
    readonly asManyLeaders: string;
    /** Of points outside of that. */
    pointsOut(least: number, most: number): string;
    readonly field: string;
    readonly mended: string;
    readonly surprise: string;
    readonly first: string;
    readonly second: string;
    readonly fleets: readonly [string, string];
    readonly nation: string;
    readonly none: string;
    readonly trait: string;
    readonly noTrait: string;
    readonly roll: string;
    /** 15.3.e Of a fleet. */
    readonly navy: string;
    readonly buy: string;
    readonly own: string;
    others(points: number): string;
    price(points: number): string;
    most(units: number): string;
    more(what: string): string;
    fewer(what: string): string;
    total(price: number, points: number): string;
    facts(units: number, strength: number, panic: number, leaders: number): string;
    shipFacts(ships: number): string;
    /** What is said aloud of a change. */
    now(what: string, count: number, total: string): string;
    /** What is said of one of the two, as a fault or what was paid in all. */
    ofSide(army: string, what: string): string;
    /** At sea, where the seed does not give the dice. */
    firstDie(die: number): string;
    readonly start: string;
    readonly starting: string;
    faulty(army: string): string;
    meeting(first: string, second: string): string;
  };
}
