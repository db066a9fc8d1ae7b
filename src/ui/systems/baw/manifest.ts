import type { Wing } from '../wing';

const fetchWords = async (): Promise<void> => (await import('./words')).fetchBawWords();

/** Battles of the Ancient World. */
export const baw: Wing = {
  id: 'baw',
  written: { sides: 'armies', pieces: 'units' },
  table: async () => {
    const [{ bawTable }] = await Promise.all([import('.'), fetchWords()]);
    return bawTable;
  },
  painter: async () => {
    const [{ bawPainter }] = await Promise.all([import('./examples/painter'), fetchWords()]);
    return bawPainter;
  },
};
