import { type Written, wordsOf } from '../../../kernel/notation';
import { printedType } from './data';
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

/** The inverse of `typeLike`: what a position gives of a type, each field that would be read otherwise from the counter it is named after. */
export function givenOf(type: UnitType): Written<keyof GivenType> {
  const base = printedType(type.as);
  const given: Written<keyof GivenType> = { as: type.as };
  for (const key of ['class', 'full', 'disordered', 'ma', 'shots', 'star', 'freeAdvance'] as const) {
    const usual = key === 'disordered' && type.full !== base.full ? Math.floor(type.full / 2) : base[key];
    if (type[key] !== usual) given[key] = type[key];
  }
  if (type.missile !== base.missile) given.missile = type.missile ?? null;
  if (type.traits.length > 0) given.traits = type.traits.join(' ');
  return given;
}
