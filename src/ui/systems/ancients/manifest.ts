import type { Wing } from '../wing';

/** The land game. Its words come with those that every game has. */
export const ancients: Wing = {
  id: 'ancients',
  written: { sides: 'armies', pieces: 'units' },
  painter: async () => (await import('./examples/painter')).landPainter,
  design: async () => {
    // Optional rules are checked as soon as they are chosen.
    const [{ landDesign }] = await Promise.all([import('./design'), import('../../../rules/ancients')]);
    return landDesign;
  },
  part: 'land',
  rulebook: async (language) => {
    const paragraphs = async () => (language === 'fr' ? (await import('./rulebook/fr')).fr : (await import('./rulebook/en')).en);
    const [entries, { landTerms }] = await Promise.all([paragraphs(), import('./rulebook/terms')]);
    return { entries, terms: landTerms };
  },
  lessons: {
    counters: async () => (await import('./lessons/counters')).counters,
    terrain: async () => (await import('./lessons/terrain')).terrain,
    friends: async () => (await import('./lessons/friends')).friends,
    fire: async () => (await import('./lessons/fire')).fire,
    melee: async () => (await import('./lessons/melee')).melee,
    retreat: async () => (await import('./lessons/retreat')).retreat,
    leaders: async () => (await import('./lessons/leaders')).leaders,
    volleys: async () => (await import('./lessons/volleys')).volleys,
    camps: async () => (await import('./lessons/camps')).camps,
    panic: async () => (await import('./lessons/panic')).panic,
    points: async () => (await import('./lessons/points')).points,
    battle: async () => (await import('./lessons/battle')).battle,
  },
  exhibits: [
    { sections: ['C', '2', '3', '7'], load: async () => (await import('./examples/basics')).basics },
    { sections: ['4', 'FAQ'], load: async () => (await import('./examples/panic')).panic },
    { sections: ['5', '6'], load: async () => (await import('./examples/reserves')).reserves },
    { sections: ['6', 'T'], load: async () => (await import('./examples/movement')).movement },
    { sections: ['6'], load: async () => (await import('./examples/camps')).camps },
    { sections: ['8', '6'], load: async () => (await import('./examples/fire')).fire },
    { sections: ['9'], load: async () => (await import('./examples/melee')).melee },
    { sections: ['10', '11', '12'], load: async () => (await import('./examples/leaders')).leaders },
    { sections: ['13'], load: async () => (await import('./examples/options')).options },
    { sections: ['FAQ', '6', '8', '9', '13'], load: async () => (await import('./examples/faq')).faq },
  ],
};
