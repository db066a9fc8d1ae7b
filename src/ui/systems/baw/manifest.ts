import type { Wing } from '../wing';

const fetchWords = async (): Promise<void> => (await import('./words')).fetchBawWords();

/** Battles of the Ancient World. */
export const baw: Wing = {
  id: 'baw',
  written: { sides: 'armies', pieces: 'units' },
  painter: async () => {
    const [{ bawPainter }] = await Promise.all([import('./examples/painter'), fetchWords()]);
    return bawPainter;
  },
  design: async () => {
    const [{ ancientWorldDesign }] = await Promise.all([import('./design'), fetchWords()]);
    return ancientWorldDesign;
  },
  part: 'baw',
  rulebook: async (language) => {
    const paragraphs = async () => (language === 'fr' ? (await import('./rulebook/fr')).baw : (await import('./rulebook/en')).baw);
    const [entries, { bawTerms }] = await Promise.all([paragraphs(), import('./rulebook/terms')]);
    return { entries, terms: bawTerms };
  },
  lessons: {
    zones: async () => (await import('./lessons/zones')).zones,
    odds: async () => (await import('./lessons/odds')).odds,
    skirmish: async () => (await import('./lessons/skirmish')).skirmish,
    rally: async () => (await import('./lessons/rally')).rally,
    morale: async () => (await import('./lessons/morale')).morale,
    clash: async () => (await import('./lessons/clash')).clash,
  },
  exhibits: [
    {
      sections: ['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7', 'B10', 'B13', 'B18'],
      load: async () => (await import('./examples/ground')).ground,
    },
    { sections: ['B6', 'B7', 'B9', 'B10', 'B11', 'B12', 'B16', 'B18'], load: async () => (await import('./examples/melee')).melee },
    {
      sections: ['B2', 'B4', 'B5', 'B6', 'B8', 'B9', 'B11', 'B12', 'B14', 'B16', 'B18'],
      load: async () => (await import('./examples/morale')).morale,
    },
  ],
};
