import type { Size } from '../../../../rules/naval/model/types';
import type { Said } from '../../../../scenarios';
import type { SideNumber, Term } from '../../../design/rules';

/* What the drawing table calls what there is at sea. */

export const SIZE_NAMES: readonly { readonly value: Size; readonly name: Said }[] = [
  { value: 'small', name: { en: 'Small', fr: 'Petite' } },
  { value: 'large', name: { en: 'Large', fr: 'Grande' } },
];

export const WATERS = {
  open: { en: 'Open sea', fr: 'Pleine mer' },
  coast: { en: 'A coast', fr: 'Une côte' },
  strait: { en: 'A strait', fr: 'Un détroit' },
  islands: { en: 'Islands', fr: 'Des îles' },
} as const satisfies Readonly<Record<string, Said>>;

export const SIDE_NUMBERS: readonly SideNumber[] = [
  { key: 'points', name: { en: 'Points at the start', fr: 'Points au départ' }, most: 99 },
];

export const TERMS: readonly Term[] = [
  { id: 'sunk', name: { en: 'For each enemy ship sunk', fr: 'Par navire ennemi coulé' }, large: true },
  { id: 'captured', name: { en: 'For each ship captured', fr: 'Par navire capturé' }, large: true },
  {
    id: 'exit',
    name: { en: 'For each ship that leaves from these hexes', fr: 'Par navire qui sort par ces hex' },
    large: true,
    at: true,
  },
  {
    id: 'hold',
    name: { en: 'For each ship on these hexes at the end', fr: 'Par navire sur ces hex à la fin' },
    large: true,
    at: true,
  },
];

const NB = '\u00a0';

export const WARNINGS = {
  nobody: (fleet: Said): Said => ({ en: `${fleet.en} has no ships.`, fr: `${fleet.fr}${NB}: aucun navire.` }),
} as const;
