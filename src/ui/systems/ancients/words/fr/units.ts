import type { Counter } from '../../../../../rules/ancients/model/types';
import type { UnitNoun } from '../naming';

interface Noun {
  readonly name: string;
  readonly the: string;
  /** After « de »: l’infanterie → de l’infanterie, les chars → des chars. */
  readonly ofThe: string;
  readonly feminine: boolean;
  readonly plural: boolean;
}

const noun = (name: string, the: string, ofThe: string, feminine: boolean, plural: boolean): Noun => ({
  name,
  the,
  ofThe,
  feminine,
  plural,
});
const elided = (name: string): Noun => noun(name, `l’${name}`, `de l’${name}`, true, false);
const feminine = (name: string): Noun => noun(name, `la ${name}`, `de la ${name}`, true, false);
const many = (name: string): Noun => noun(name, `les ${name}`, `des ${name}`, false, true);
const manyFeminine = (name: string): Noun => ({ ...many(name), feminine: true });

const NOUNS: Record<Counter, Noun> = {
  LI: elided('infanterie légère'),
  HI: elided('infanterie lourde'),
  PX: feminine('phalange'),
  LA: many('archers légers'),
  HA: many('archers lourds'),
  MM: many('tireurs mixtes'),
  LC: feminine('cavalerie légère'),
  HC: feminine('cavalerie lourde'),
  KT: many('chevaliers'),
  CH: many('chars'),
  EL: many('éléphants'),
  CP: noun('camp', 'le camp', 'du camp', false, false),
};

/** What the battles of the house call units of their own, by the word of the position. */
const OWN: ReadonlyMap<string, Noun> = new Map(
  Object.entries({
    warband: feminine('bande guerrière'),
    cataphracts: many('cataphractaires'),
    'horse archers': many('archers à cheval'),
    'scythed chariots': many('chars à faux'),
    longbow: many('archers à l’arc long'),
    'horse archer': many('archers à cheval'),
    cataphract: many('cataphractaires'),
    crossbows: many('arbalétriers'),
    hoplites: many('hoplites'),
    'spear bearers': many('lanciers'),
    'shield archers': many('archers à pavois'),
    fyrd: noun('fyrd', 'le fyrd', 'du fyrd', false, false),
    'fire wagons': many('chariots de feu'),
    'wall elephants': many('éléphants du rempart'),
    raiders: many('pillards'),
    auxiliaries: many('auxiliaires'),
    veterans: many('vétérans'),
    'tenth legion': feminine('dixième légion'),
    'raw legion': feminine('légion novice'),
    'fourth line': feminine('quatrième ligne'),
    crowd: feminine('foule'),
    youths: many('jeunes guerriers'),
    'unwilling horse': many('cavaliers malgré eux'),
    engines: manyFeminine('machines'),
    camels: many('chameaux'),
    towers: manyFeminine('tours'),
    'wild warband': feminine('bande guerrière farouche'),
    'steady light cavalry': feminine('cavalerie légère aguerrie'),
    'steady heavy cavalry': feminine('cavalerie lourde aguerrie'),
    'steady knights': many('chevaliers aguerris'),
    'steady chariots': many('chars aguerris'),
    'steady horse archers': many('archers à cheval aguerris'),
    'steady cataphracts': many('cataphractaires aguerris'),
  }),
);

/** Another battle's own word has no known gender: « l’unité « cataphract » ». */
function nounOf({ as, alias }: UnitNoun): Noun {
  if (alias === undefined) return NOUNS[as];
  const own = OWN.get(alias);
  if (own) return own;
  return { ...elided(`unité «\u00a0${alias}\u00a0»`), name: alias };
}

export const UNITS = Object.fromEntries(Object.entries(NOUNS).map(([id, { name }]) => [id, name])) as Record<Counter, string>;

export const unitName = (unit: UnitNoun): string => nounOf(unit).name;
export const theUnit = (unit: UnitNoun): string => nounOf(unit).the;
export const ofTheUnit = (unit: UnitNoun): string => nounOf(unit).ofThe;
/** The verb in the number of its subject. */
export const verb = (unit: UnitNoun, one: string, several: string): string => (nounOf(unit).plural ? several : one);
/** A participle in the gender and number of what it belongs to. */
export function agreed(unit: UnitNoun, participle: string): string {
  const { feminine: f, plural: s } = nounOf(unit);
  return `${participle}${f ? 'e' : ''}${s ? 's' : ''}`;
}
