import type { Wing } from '../wing';

const fetchWords = async (): Promise<void> => (await import('./words')).fetchNavalWords();

/** The game at sea. */
export const naval: Wing = {
  id: 'naval',
  written: { sides: 'fleets', pieces: 'ships' },
  painter: async () => {
    const [{ seaPainter }] = await Promise.all([import('./examples/painter'), fetchWords()]);
    return seaPainter;
  },
  design: async () => {
    const [{ seaDesign }] = await Promise.all([import('./design'), fetchWords()]);
    return seaDesign;
  },
  part: 'sea',
  rulebook: async (language) => {
    const paragraphs = async () => (language === 'fr' ? (await import('./rulebook/fr')).naval : (await import('./rulebook/en')).naval);
    const [entries, { seaTerms }] = await Promise.all([paragraphs(), import('./rulebook/terms')]);
    return { entries, terms: seaTerms };
  },
  lessons: {
    ships: async () => (await import('./lessons/ships')).ships,
    boarding: async () => (await import('./lessons/boarding')).boarding,
    arrows: async () => (await import('./lessons/arrows')).arrows,
  },
  exhibits: [{ sections: ['14'], load: async () => (await import('./examples/exhibits')).naval }],
};
