import type { Language } from '../../store/wishes';
import type { PageWords, PanelWords, TableWords } from './vocabulary';

type OfTable = Omit<TableWords, 'sides'>;
type Sides = TableWords['sides'];

/** The words of the table, and what sides are called, in one chunk. */
async function joined(part: Promise<{ readonly tablePart: OfTable }>, named: Promise<{ readonly default: Sides }>): Promise<TableWords> {
  const [{ tablePart }, { default: sides }] = await Promise.all([part, named]);
  return { ...tablePart, sides };
}

/** Four chunks for each language: what the battle needs to be on the screen, what it needs to be played, what stands round its map, and what only other pages say. */
export const load: Record<
  Language,
  {
    readonly table: () => Promise<TableWords>;
    readonly live: () => Promise<object>;
    readonly panels: () => Promise<PanelWords>;
    readonly pages: () => Promise<PageWords>;
  }
> = {
  en: {
    table: () => joined(import('./en/tablePart'), import('virtual:battles/sides/en')),
    live: async () => (await import('./en/livePart')).livePart,
    panels: async () => (await import('./en/panelsPart')).panelsPart,
    pages: async () => (await import('./en/pagesPart')).pagesPart,
  },
  fr: {
    table: () => joined(import('./fr/tablePart'), import('virtual:battles/sides/fr')),
    live: async () => (await import('./fr/livePart')).livePart,
    panels: async () => (await import('./fr/panelsPart')).panelsPart,
    pages: async () => (await import('./fr/pagesPart')).pagesPart,
  },
};
