import type { Language } from '../../store/wishes';
import type { PageWords, PanelWords, TableWords } from './vocabulary';

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
    table: async () => (await import('./en/tablePart')).tablePart,
    live: async () => (await import('./en/livePart')).livePart,
    panels: async () => (await import('./en/panelsPart')).panelsPart,
    pages: async () => (await import('./en/pagesPart')).pagesPart,
  },
  fr: {
    table: async () => (await import('./fr/tablePart')).tablePart,
    live: async () => (await import('./fr/livePart')).livePart,
    panels: async () => (await import('./fr/panelsPart')).panelsPart,
    pages: async () => (await import('./fr/pagesPart')).pagesPart,
  },
};
