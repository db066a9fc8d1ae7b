import type { UnitType } from '../../ancients/model/state';
import { type GivenType, typeLike } from '../../ancients/model/typeLike';
import type { ArmyList } from '../model/lists';
import type { Trait } from '../model/traits';

/** Whose units they are. */
export interface Allegiance {
  readonly list?: ArmyList | undefined;
  readonly trait?: Trait | undefined;
}

/** A change of a type for everybody of a nation: what it is called then, and what it is as a position gives it. */
interface Change {
  readonly name: string;
  readonly given: Omit<GivenType, 'as'>;
}

/** 13.9 to 13.12, 15.3.e What the list or the trait makes of a type; undefined where it stays as it is. */
function changeOf(type: UnitType, { list, trait }: Allegiance): Change | undefined {
  if (type.name === 'LI' && list?.barbarian) return { name: 'warband', given: { traits: 'barbarian' } };
  if (type.as === 'LC' && !type.missile && trait === 'horseArchers') {
    const name = type.name === 'LC' ? 'horse-archer' : `${type.name}-archer`;
    return { name, given: { missile: 'B', traits: 'horse-archer' } };
  }
  if (type.as === 'LA' && type.shots < 3 && trait === 'crossbows') {
    return { name: type.name === 'LA' ? 'crossbow' : `${type.name}-crossbow`, given: { shots: 3 } };
  }
  return undefined;
}

/** A type as it serves in a nation's army. */
export function serving(type: UnitType, allegiance: Allegiance): UnitType {
  const change = changeOf(type, allegiance);
  return change ? typeLike(change.name, type, { as: type.as, ...change.given }) : type;
}
