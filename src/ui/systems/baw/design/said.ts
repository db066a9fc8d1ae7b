import type { Said } from '../../../../scenarios';
import type { Choice, Ground, SideNumber, Term } from '../../../design/rules';

/* What the drawing table calls what there is in Battles of the Ancient World. */

/** B2 Heights lie beside the rest. */
export const GROUNDS: readonly Ground[] = [
  { key: 'level', name: { en: 'Height', fr: 'Hauteur' }, levels: 9, numbered: true, apart: true },
  { key: 'forest', name: { en: 'Forest', fr: 'Forêt' } },
  { key: 'river', name: { en: 'River', fr: 'Rivière' } },
  { key: 'ford', name: { en: 'Ford', fr: 'Gué' } },
  { key: 'sea', name: { en: 'Sea', fr: 'Mer' } },
  { key: 'rampart', name: { en: 'Rampart', fr: 'Rempart' } },
  { key: 'works', name: { en: 'Works', fr: 'Retran\u00adchement' } },
  { key: 'camp', name: { en: 'Camp', fr: 'Camp' } },
];

/** Grounds to begin on. */
export const FIELD_NAMES = {
  plain: { en: 'Plain', fr: 'Plaine' },
  hills: { en: 'Hills', fr: 'Collines' },
  forest: { en: 'Forest', fr: 'Forêt' },
  river: { en: 'River', fr: 'Rivière' },
  coast: { en: 'Coast', fr: 'Côte' },
  works: { en: 'Works', fr: 'Retranchements' },
} as const satisfies Readonly<Record<string, Said>>;

export const WEAPON_NAMES: readonly { readonly value: string | null; readonly name: Said }[] = [
  { value: null, name: { en: 'None', fr: 'Aucune' } },
  { value: 'javelin', name: { en: 'Javelins, thrown once', fr: 'Javelots, une fois' } },
  { value: 'javelins', name: { en: 'Javelins', fr: 'Javelots' } },
  { value: 'sling', name: { en: 'Slings', fr: 'Frondes' } },
  { value: 'bow', name: { en: 'Bows', fr: 'Arcs' } },
];

/** B11.d, B12 */
export const SIDE_NUMBERS: readonly SideNumber[] = [
  { key: 'rally', name: { en: 'Rally, 0 to 5', fr: 'Ralliement, de 0 à 5' }, most: 5 },
  { key: 'demoralisation', name: { en: 'Demoralisation level', fr: 'Seuil de démoralisation' }, most: 9999, none: true },
  { key: 'disintegration', name: { en: 'Disintegration level', fr: 'Seuil de désintégration' }, most: 9999, none: true },
];

/** B13.c */
export const EXITS: Said = { en: 'Exits', fr: 'Sorties' };

/** B14.c */
export const HELD: Said = { en: 'Objectives held', fr: 'Objectifs tenus' };

/** B14 */
export const TERMS: readonly Term[] = [
  { id: 'destroy', name: { en: 'Destroy a strength of the enemy', fr: 'Détruire une force ennemie' }, strength: true },
  { id: 'exit', name: { en: 'Lead a strength off by the exits', fr: 'Faire sortir une force par les sorties' }, strength: true },
  {
    id: 'survive',
    name: { en: 'Lose less than this strength by the end', fr: 'Perdre moins que cette force jusqu’à la fin' },
    strength: true,
    ofOne: true,
  },
  { id: 'hold', name: { en: 'Hold these hexes at the end', fr: 'Tenir ces hex à la fin' }, at: true },
];

/** B2.2, B2.3 */
export const CHOICES: readonly Choice[] = [
  {
    field: 'ground',
    key: 'forest',
    name: { en: 'Forest', fr: 'Forêt' },
    values: [
      { value: undefined, name: { en: 'Costs 3', fr: 'Coûte 3' } },
      { value: 2, name: { en: 'Costs 2', fr: 'Coûte 2' } },
      { value: 'closed', name: { en: 'Closed to all', fr: 'Interdite à tous' } },
    ],
  },
  {
    field: 'ground',
    key: 'slope',
    name: { en: 'Slopes', fr: 'Pentes' },
    values: [
      { value: undefined, name: { en: 'Cost 1, double a defender', fr: 'Coûtent 1, doublent un défenseur' } },
      { value: 'shift', name: { en: 'Cost nothing, one column left', fr: 'Ne coûtent rien, une colonne à gauche' } },
    ],
  },
];

const NB = '\u00a0';

export const WARNINGS = {
  nobody: (army: Said): Said => ({ en: `${army.en}: no units.`, fr: `${army.fr}${NB}: aucune unité.` }),
  far: (army: Said, level: number, strength: number): Said => ({
    en: `${army.en}: the army never gives way, for its level of ${level} is more than its strength, ${strength}.`,
    fr: `${army.fr}${NB}: l’armée ne cède jamais, car son seuil de ${level} dépasse sa force, ${strength}.`,
  }),
  limits: {
    en: 'Only the first limit of losses decides at the end; given to either side, it is the first side’s.',
    fr: `Seule la première limite de pertes décide à la fin${NB}; donnée aux deux camps, elle est celle du premier.`,
  },
} as const;
