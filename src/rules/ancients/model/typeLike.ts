import { wordsOf } from '../../../kernel/notation';
import { type Missile, TRAITS, type UnitClass, type UnitType } from './state';

/** What a position says of a unit type of its own; what it leaves out is as in the type that it is named after. */
export interface GivenType {
  readonly as: string;
  readonly class?: UnitClass | undefined;
  readonly full?: number | undefined;
  readonly disordered?: number | undefined;
  readonly ma?: number | undefined;
  readonly missile?: Missile | null | undefined;
  readonly shots?: number | undefined;
  readonly star?: boolean | undefined;
  readonly freeAdvance?: boolean | undefined;
  readonly traits?: string | undefined;
}

/** C2 A unit type of a battle's own, like another but for what is given of it. */
export function typeLike(name: string, base: UnitType, given: GivenType): UnitType {
  const full = given.full ?? base.full;
  return {
    name,
    as: base.as,
    class: given.class ?? base.class,
    full,
    disordered: given.disordered ?? (given.full === undefined ? base.disordered : Math.floor(given.full / 2)),
    ma: given.ma ?? base.ma,
    missile: given.missile === undefined ? base.missile : (given.missile ?? undefined),
    shots: given.shots ?? base.shots,
    star: given.star ?? base.star,
    freeAdvance: given.freeAdvance ?? base.freeAdvance,
    traits: given.traits === undefined ? base.traits : TRAITS.filter((trait) => wordsOf(given.traits!).includes(trait)),
  };
}
