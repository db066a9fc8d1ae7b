import type { UnitType } from '../../ancients/model/state';
import { type GivenType, typeLike } from '../../ancients/model/typeLike';
import type { ArmyList } from '../model/lists';
import type { Trait } from '../model/traits';

/** Whose units they are. `elephants`: there are some on its side, and some may be against it. */
export interface Allegiance {
  readonly list?: ArmyList | undefined;
  readonly trait?: Trait | undefined;
  readonly elephants?: boolean;
}

/** A change of a type for everybody of a nation: what it is called then, and what it is as a position gives it. */
interface Change {
  readonly name: string;
  readonly given: Omit<GivenType, 'as'>;
}

/** What cavalry is called that is used to elephants. */
const STEADY: Readonly<Record<string, string>> = {
  LC: 'steady-light-cavalry',
  HC: 'steady-heavy-cavalry',
  KT: 'steady-knights',
  CH: 'steady-chariots',
  'horse-archer': 'steady-horse-archers',
  cataphract: 'steady-cataphracts',
};

const traitsOf = ({ traits }: UnitType, ...more: string[]): string => [...traits, ...more].join(' ');

/** 13.9, 13.10, 13.12 What the list makes of light infantry, and 15.3.e the trait: that of barbarians is sure-footed, and barbarian only by the list. */
function lightInfantry(type: UnitType, { list, trait }: Allegiance): Change | undefined {
  const warband = type.name === 'LI' && list?.barbarian;
  if (trait !== 'barbarians') return warband ? { name: 'warband', given: { traits: 'barbarian' } } : undefined;
  const name = warband ? 'wild-warband' : type.name === 'LI' ? 'raiders' : `wild-${type.name}`;
  return { name, given: { traits: traitsOf(type, ...(warband ? ['barbarian'] : []), 'sure-footed') } };
}

/** What the list and the trait make of a type; undefined where it stays as it is. */
function changeOf(type: UnitType, allegiance: Allegiance): Change | undefined {
  const { trait, elephants } = allegiance;
  if (type.as === 'LI') return lightInfantry(type, allegiance);
  if (type.class === 'cavalry' && trait === 'elephants' && elephants) {
    return { name: STEADY[type.name] ?? `steady-${type.name}`, given: { traits: traitsOf(type, 'steady') } };
  }
  if (type.as === 'LC' && !type.missile && trait === 'horseArchers') {
    const name = type.name === 'LC' ? 'horse-archer' : `${type.name}-archers`;
    return { name, given: { missile: 'B', traits: traitsOf(type, 'horse-archer') } };
  }
  if (type.as === 'LA' && type.shots < 3 && trait === 'crossbows') {
    return { name: type.name === 'LA' ? 'crossbows' : `${type.name}-crossbows`, given: { shots: 3 } };
  }
  return undefined;
}

/** A type as it serves in a nation's army. */
export function serving(type: UnitType, allegiance: Allegiance): UnitType {
  const change = changeOf(type, allegiance);
  return change ? typeLike(change.name, type, { as: type.as, ...change.given }) : type;
}
