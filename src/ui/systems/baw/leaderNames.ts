import type { Language } from '../../../store/preferences';

/** Leaders of the battles of the house whose names French writes in its own way, by the word of the position. */
const FRENCH: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Alatheus: 'Alathée',
    Alexander: 'Alexandre',
    Antony: 'Antoine',
    Caesar: 'César',
    Gnaeus: 'Cnaeus',
    Hanno: 'Hannon',
    Labienus: 'Labiénus',
    Muwatalli: 'Mouwatalli',
    Nero: 'Néron',
    Parmenion: 'Parménion',
    Paullus: 'Paul Émile',
    Pompey: 'Pompée',
    Ramesses: 'Ramsès',
    Segimer: 'Ségimer',
    Surena: 'Suréna',
    Thutmose: 'Thoutmôsis',
    Varro: 'Varron',
  }),
);

/** Women who lead in the battles of the house: sentences say she of them. */
export const WOMEN: ReadonlySet<string> = new Set(['Boudicca']);

/** A leader as the readers of a language know the name. */
export const leaderName = (name: string, language: Language): string => (language === 'fr' ? (FRENCH.get(name) ?? name) : name);
