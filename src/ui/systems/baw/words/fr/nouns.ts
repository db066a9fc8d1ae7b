import { capital, plural } from '../../../../words/fr/nouns';
import type { UnitNoun } from '../naming';

interface Noun {
  readonly name: string;
  /** After a number. */
  readonly many: string;
  readonly the: string;
  readonly feminine: boolean;
  readonly plural: boolean;
}

const feminine = (name: string, many: string): Noun => ({
  name,
  many,
  the: `la ${name}`,
  feminine: true,
  plural: false,
});
const elided = (name: string, many: string): Noun => ({
  name,
  many,
  the: `l’${name}`,
  feminine: true,
  plural: false,
});
const several = (name: string): Noun => ({ name, many: name, the: `les ${name}`, feminine: false, plural: true });

const NOUNS: Readonly<Record<string, Noun>> = {
  VLEG: feminine('légion de vétérans', 'légions de vétérans'),
  LEG: feminine('légion', 'légions'),
  RLEG: feminine('légion novice', 'légions novices'),
  PHX: feminine('phalange', 'phalanges'),
  VET: elided('infanterie de vétérans', 'infanteries de vétérans'),
  HOP: several('hoplites'),
  MF: feminine('bande guerrière', 'bandes guerrières'),
  AUX: several('auxiliaires'),
  LI: elided('infanterie légère', 'infanteries légères'),
  LEVY: feminine('levée', 'levées'),
  ARC: several('archers'),
  CRE: several('archers d’élite'),
  SLG: several('frondeurs'),
  COMP: several('Compagnons'),
  CAT: several('cataphractaires'),
  HC: feminine('cavalerie lourde', 'cavaleries lourdes'),
  MC: feminine('cavalerie', 'cavaleries'),
  MED: feminine('cavalerie mède', 'cavaleries mèdes'),
  LH: feminine('cavalerie légère', 'cavaleries légères'),
  NUM: several('Numides'),
  HA: several('archers à cheval'),
  HCH: several('chars lourds'),
  CH: several('chars'),
  SCY: several('chars à faux'),
  EL: several('éléphants'),
};

const UNKNOWN = elided('unité', 'unités');

/** Another battle's own word has no known gender: « l’unité « tenth » ». */
function nounOf({ type, alias }: UnitNoun): Noun {
  if (alias === undefined) return NOUNS[type] ?? UNKNOWN;
  return { ...elided(`unité «\u00a0${alias}\u00a0»`, `unités «\u00a0${alias}\u00a0»`), name: alias };
}

export const unitName = (unit: UnitNoun): string => nounOf(unit).name;
export const theUnit = (unit: UnitNoun): string => nounOf(unit).the;
/** Several who are called the same. */
export const theUnits = (unit: UnitNoun): string => `les ${nounOf(unit).many}`;
export const TheUnit = (unit: UnitNoun): string => capital(theUnit(unit));
/** The verb in the number of its subject. */
export const verb = (unit: UnitNoun, singular: string, many: string): string => (nounOf(unit).plural ? many : singular);
/** A participle in the gender and number of what it belongs to. */
export function agreed(unit: UnitNoun, participle: string): string {
  const { feminine: f, plural: s } = nounOf(unit);
  return `${participle}${f ? 'e' : ''}${s ? 's' : ''}`;
}
export const points = (n: number): string => plural(n, 'point', 'points');
export const units = (n: number): string => plural(n, 'unité', 'unités');
/** Units and leaders. */
export const pieces = (n: number): string => plural(n, 'pion', 'pions');
