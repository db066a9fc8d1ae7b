/** The figures of the tables, the same in every language; the rows' names and the captions belong to the language. */

/** B1.b Code and printed value of each type. */
export const COUNTERS = {
  VLEG: ['VLEG', '7-3'],
  LEG: ['LEG', '6-3'],
  RLEG: ['RLEG', '5-3'],
  PHX: ['PHX', '8-3'],
  VET: ['VET', '7-3'],
  HOP: ['HOP', '6-3'],
  MF: ['MF', '5-4'],
  AUX: ['AUX', '4-4'],
  LI: ['LI', '3-4'],
  LEVY: ['LEVY', '2-3'],
  ARC: ['ARC', '(2)-4'],
  CRE: ['CRE', '(3)-4'],
  SLG: ['SLG', '(2)-4'],
  COMP: ['COMP', '6-6'],
  CAT: ['CAT', '6-5'],
  HC: ['HC', '5-5'],
  MC: ['MC', '3-6'],
  MED: ['MED', '3-5'],
  LH: ['LH', '2-8'],
  NUM: ['NUM', '2-8'],
  HA: ['HA', '3-8'],
  HCH: ['HCH', '5-5'],
  CH: ['CH', '4-6'],
  SCY: ['SCY', '6-6'],
  EL: ['EL', '8-4'],
} as const;

/** B2 Cost of a step in movement points; what is forbidden belongs to the language. */
export const COST = { clear: '1', forest: '3', slope: '+1', stream: '+1', river: '3', ford: '2', camp: '1', works: '2' } as const;

/** B7.5 */
export const COMBAT_COLUMNS = ['1-4', '1-3', '1-2', '1-1', '2-1', '3-1', '4-1', '5-1'] as const;

/** B7.5 One row for each number of the die. */
export const COMBAT = [
  ['1', 'AR', 'DR', 'DR', 'DR', 'DR', 'DE', 'DE', 'DE'],
  ['2', 'AR', 'AR', 'DR', 'DR', 'DR', 'DR', 'DE', 'DE'],
  ['3', 'AR', 'SE', 'SE', 'SE', 'SE', 'SE', 'DR', 'DE'],
  ['4', 'AR', 'AR', 'AR', 'SE', 'DR', 'DR', 'DR', 'DR'],
  ['5', 'AE', 'AR', 'AR', 'EC', 'EC', 'DR', 'DR', 'DR'],
  ['6', 'AE', 'AE', 'AE', 'AR', 'AR', 'AR', 'DR', 'DR'],
] as const;

/** B8.b Ranges. */
export const RANGE = { javelin: '1', javelins: '1', sling: '2', bow: '2' } as const;

/** B12.b Rally number, demoralisation and disintegration of both sides of each battle. */
export const LEVELS = {
  teutoburg: [
    ['0', '80', '160'],
    ['0', '100', '140'],
  ],
  pharsalus: [
    ['2', '100', '160'],
    ['2', '90', '150'],
  ],
  cannae: [
    ['2', '90', '140'],
    ['3', '75', '110'],
  ],
  arbela: [
    ['3', '75', '100'],
    ['1', '50', '80'],
  ],
  issus: [
    ['2', '50', '65'],
    ['2', '60', '75'],
  ],
  carrhae: [
    ['1', '50', '60'],
    ['1', '130', '155'],
  ],
  metaurus: [
    ['2', '100', '120'],
    ['2', '100', '120'],
  ],
  idistaviso: [
    ['1', '170', '200'],
    ['2', '170', '200'],
  ],
  megiddo: [
    ['3', '60', '75'],
    ['1', '65', '80'],
  ],
  kadesh: [
    ['2', '75', '90'],
    ['0', '75', '90'],
  ],
  trasimene: [
    ['0', '80', '100'],
    ['0', '80', '100'],
  ],
  munda: [
    ['3', '170', '200'],
    ['2', '180', '210'],
  ],
  boudicca: [
    ['–', '–', '–'],
    ['–', '–', '–'],
  ],
  adrianople: [
    ['1', '120', '150'],
    ['2', '130', '160'],
  ],
} as const;
