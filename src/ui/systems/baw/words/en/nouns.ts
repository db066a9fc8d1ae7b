import { capital, plural } from '../../../../words/en/nouns';
import type { UnitNoun } from '../naming';

interface Noun {
  readonly name: string;
  /** After a number. */
  readonly many: string;
  /** It takes a verb in the plural. */
  readonly plural: boolean;
}

const one = (name: string, many = `${name}s`): Noun => ({ name, many, plural: false });
const many = (name: string): Noun => ({ name, many: name, plural: true });

const NOUNS: Readonly<Record<string, Noun>> = {
  VLEG: one('veteran legion'),
  LEG: one('legion'),
  RLEG: one('raw legion'),
  PHX: one('phalanx', 'phalanxes'),
  VET: one('veteran foot', 'veteran foot'),
  HOP: many('hoplites'),
  MF: one('warband'),
  AUX: many('auxiliaries'),
  LI: one('light foot', 'light foot'),
  LEVY: one('levy', 'levies'),
  ARC: many('archers'),
  CRE: many('picked archers'),
  SLG: many('slingers'),
  COMP: many('Companions'),
  CAT: many('cataphracts'),
  HC: one('heavy horse', 'heavy horse'),
  MC: one('horse', 'horse'),
  MED: one('Median horse', 'Median horse'),
  LH: one('light horse', 'light horse'),
  NUM: many('Numidians'),
  HA: many('horse archers'),
  HCH: many('heavy chariots'),
  CH: many('chariots'),
  SCY: many('scythed chariots'),
  EL: many('elephants'),
};

const UNKNOWN = one('unit');

function nounOf({ type, alias }: UnitNoun): Noun {
  const known = NOUNS[type] ?? UNKNOWN;
  return alias === undefined ? known : { name: alias, many: alias, plural: alias.endsWith('s') };
}

export const unitName = (unit: UnitNoun): string => nounOf(unit).name;
export const theUnit = (unit: UnitNoun): string => `the ${unitName(unit)}`;
/** Several who are called the same. */
export const theUnits = (unit: UnitNoun): string => `the ${nounOf(unit).many}`;
export const TheUnit = (unit: UnitNoun): string => capital(theUnit(unit));
/** The verb in the number of its subject. */
export const verb = (unit: UnitNoun, singular: string, several: string): string => (nounOf(unit).plural ? several : singular);
export const was = (unit: UnitNoun): string => verb(unit, 'was', 'were');
export const points = (n: number): string => plural(n, 'point', 'points');
export const units = (n: number): string => plural(n, 'unit', 'units');
/** Units and leaders. */
export const pieces = (n: number): string => plural(n, 'piece', 'pieces');
