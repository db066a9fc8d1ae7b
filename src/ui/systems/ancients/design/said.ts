import type { Missile, UnitClass } from '../../../../rules/ancients/model/types';
import type { Field } from '../../../../rules/armies/model/fields';
import type { Said } from '../../../../scenarios';
import type { SideNumber, Term } from '../../../design/rules';
import { FIELD_NAMES } from '../../../words/armies/fields';
import { capital } from '../../../words/en/nouns';

/* What the drawing table calls what there is on land. */

const NB = '\u00a0';

export const FIELDS = Object.fromEntries(
  Object.entries(FIELD_NAMES).map(([id, { en, fr }]) => [id, { en: capital(en), fr: capital(fr) }]),
) as Readonly<Record<Field, Said>>;

export const CLASSES: readonly { readonly value: UnitClass; readonly name: Said }[] = [
  { value: 'infantry', name: { en: 'Infantry', fr: 'Infanterie' } },
  { value: 'cavalry', name: { en: 'Cavalry', fr: 'Cavalerie' } },
  { value: 'other', name: { en: 'Other', fr: 'Autre' } },
];

export const MISSILE_NAMES: readonly { readonly value: Missile | null; readonly name: Said }[] = [
  { value: null, name: { en: 'None', fr: 'Aucune' } },
  { value: 'A', name: { en: 'A (bows)', fr: 'A (arcs)' } },
  { value: 'B', name: { en: 'B (javelins)', fr: 'B (javelots)' } },
];

export const TRAITS: readonly { readonly value: string; readonly name: Said }[] = [
  { value: 'barbarian', name: { en: 'Barbarian', fr: 'Barbare' } },
  { value: 'horse-archer', name: { en: 'Horse archer', fr: 'Archer à cheval' } },
  { value: 'cataphract', name: { en: 'Cataphract', fr: 'Cataphractaire' } },
  { value: 'sure-footed', name: { en: 'Sure-footed', fr: 'Pied sûr' } },
  { value: 'steady', name: { en: 'Steady before elephants', fr: 'Aguerrie face aux éléphants' } },
];

export const SIDE_NUMBERS: readonly SideNumber[] = [
  { key: 'panic', name: { en: 'Panics at points lost', fr: 'Seuil de panique, en points perdus' }, most: 9999 },
  { key: 'waiting', name: { en: 'Leaders to be placed in play', fr: 'Chefs à placer en cours de partie' }, most: 9 },
  { key: 'points', name: { en: 'Points at the start', fr: 'Points au départ' }, most: 99 },
];

export const TERMS: readonly Term[] = [
  { id: 'camp', name: { en: 'Takes the enemy camp', fr: 'Prend le camp ennemi' }, least: 1 },
  { id: 'panic', name: { en: 'The enemy panics', fr: 'L’ennemi panique' }, least: 1 },
  {
    id: 'double',
    name: { en: 'Has twice the enemy’s strength on the map at the end', fr: 'A sur la carte, à la fin, le double de la force ennemie' },
    least: 1,
  },
  { id: 'hold', name: { en: 'Holds one of these hexes at the end', fr: 'Tient l’un de ces hex à la fin' }, at: true, least: 1 },
];

/** 15.1 What is advised against. */
export const WARNINGS = {
  leader: (army: Said): Said => ({ en: `${army.en} has no leader.`, fr: `${army.fr}${NB}: pas de chef.` }),
  giveLeader: { en: 'Give it one', fr: 'En donner un' },
  camp: (army: Said): Said => ({
    en: `${army.en} has no camp. Only mounted peoples do without.`,
    fr: `${army.fr}${NB}: pas de camp. Seuls les peuples cavaliers s’en passent.`,
  }),
  nobody: (army: Said): Said => ({ en: `${army.en} has no units.`, fr: `${army.fr}${NB}: aucune unité.` }),
  many: (army: Said, units: number, most: number): Said => ({
    en: `${army.en} has ${units} units; ${most} are the most.`,
    fr: `${army.fr}${NB}: ${units} unités pour ${most} au plus.`,
  }),
  panic: (army: Said, panic: number, half: number): Said => ({
    en: `${army.en} panics at ${panic} points lost; half of its strength is ${half}.`,
    fr: `${army.fr}${NB}: panique à ${panic} points perdus${NB}; la moitié de sa force est ${half}.`,
  }),
  setPanic: (half: number): Said => ({ en: `Set it to ${half}`, fr: `Mettre ${half}` }),
} as const;
