import { printedType } from '../../ancients/model/data';
import type { UnitType } from '../../ancients/model/state';
import type { ShipType } from '../../naval/model/types';
import {
  BALLISTA,
  CORVUS,
  HORSE_ARCHER,
  HULLS,
  isBuyable,
  LONGBOW,
  LONGBOW_SHOTS,
  MENDED_MM,
  PRICES,
  VOLLEYS_A_POINT,
} from '../model/data';
import type { Trait } from '../model/traits';

/** So many of a type. */
export interface Lot<Type> {
  readonly type: Type;
  readonly count: number;
}

/** On what terms is bought. */
export interface Terms {
  /** 15.3.e The buyer's trait. */
  readonly trait?: Trait | undefined;
  /** 15.3.e For how much the other nation sells an elephant that alone has them; left out: at the printed price. */
  readonly elephantsAt?: number | 'none' | undefined;
  /** 15.2.j */
  readonly mended?: boolean | undefined;
}

/** 15.2.b, 15.2.i, 15.3.e What a unit of the printed strength costs; an elephant before a trait halves it. */
function counterPrice(type: UnitType, { trait, elephantsAt, mended }: Terms): number {
  if (!isBuyable(type.as)) return 0;
  if (type.as === 'MM' && mended) return MENDED_MM;
  if (type.as === 'LA' && (trait === 'crossbows' || type.shots >= LONGBOW_SHOTS)) return LONGBOW;
  if (type.as === 'LC' && type.missile && trait !== 'horseArchers') return HORSE_ARCHER;
  if (type.as === 'EL' && trait !== 'elephants' && typeof elephantsAt === 'number') return elephantsAt;
  return PRICES[type.as];
}

/** 15.2.i What one unit costs: one of other strength than its counter by as much more or less, rounded up, and at least 1. */
export function unitPrice(type: UnitType, terms: Terms = {}): number {
  return Math.max(1, Math.ceil((counterPrice(type, terms) * type.full) / printedType(type.as).full));
}

/** 15.2.k What one ship costs. */
export const shipPrice = ({ size, crew, marines, ballista, corvus }: ShipType): number =>
  HULLS[size] + crew + marines + (ballista ? BALLISTA : 0) + (corvus ? CORVUS : 0);

const halved = (points: number): number => Math.ceil(points / 2);

const sum = <Type>(lots: readonly Lot<Type>[], worth: (type: Type) => number): number =>
  lots.reduce((total, { type, count }) => total + count * worth(type), 0);

export const countOf = (lots: readonly Lot<unknown>[]): number => sum(lots, () => 1);
export const strengthOf = (lots: readonly Lot<UnitType>[]): number => sum(lots, ({ full }) => full);

/** 15.2.b What units cost together; undefined where there is one among them that nobody sells. */
export function unitsPrice(lots: readonly Lot<UnitType>[], terms: Terms = {}): number | undefined {
  const elephants = lots.filter(({ type, count }) => type.as === 'EL' && count > 0);
  const others = lots.filter(({ type }) => type.as !== 'EL');
  const own = terms.trait === 'elephants';
  if (elephants.length > 0 && !own && terms.elephantsAt === 'none') return undefined;
  const worth = sum(elephants, (type) => unitPrice(type, terms));
  return sum(others, (type) => unitPrice(type, terms)) + (own ? halved(worth) : worth);
}

/** 15.2.k What ships cost together; 15.3.e a nation with the trait of a navy pays half in a campaign. */
export function shipsPrice(lots: readonly Lot<ShipType>[], { trait }: Terms = {}): number {
  const worth = sum(lots, shipPrice);
  return trait === 'navy' ? halved(worth) : worth;
}

/** 15.2.g Hundreds begun are paid. */
export const volleysPrice = (volleys: number): number => Math.ceil(volleys / VOLLEYS_A_POINT);
