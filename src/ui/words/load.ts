import type { Language } from '../../store/wishes';
import type { FirstWords, MoreWords, RestWords } from '.';

/** Three chunks for each language: what the battle needs to be on the screen, what stands round its map, and what only other pages say. */
export const load: Record<
  Language,
  { readonly first: () => Promise<FirstWords>; readonly more: () => Promise<MoreWords>; readonly rest: () => Promise<RestWords> }
> = {
  en: {
    first: async () => (await import('./en/tablePart')).first,
    more: async () => (await import('./en/panelsPart')).more,
    rest: async () => (await import('./en/pagesPart')).rest,
  },
  fr: {
    first: async () => (await import('./fr/tablePart')).first,
    more: async () => (await import('./fr/panelsPart')).more,
    rest: async () => (await import('./fr/pagesPart')).rest,
  },
};
