import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import { createPart } from '../../store/part';
import type { Language } from '../../store/preferences';
import { join } from './join';
import { load } from './load';
import type { PageWords, PanelWords, TableWords, Words } from './vocabulary';

export type { PageWords, PanelWords, TableWords, Widened, Words } from './vocabulary';

/** How much of a language there is, each part with those before it. */
const PARTS = ['nothing', 'table', 'live', 'panels', 'pages'] as const;
type Part = (typeof PARTS)[number];

const holds = (there: Part, part: Part): boolean => PARTS.indexOf(there) >= PARTS.indexOf(part);

interface Spoken {
  readonly language: Language;
  readonly words: Words | undefined;
  readonly part: Part;
}

export const spoken = createStore<Spoken>(() => ({ language: 'en', words: undefined, part: 'nothing' }));

let wanted: Language = 'en';

/** Words of their own that some games need: fetched with every language from the first such game on. */
export const alongside = new Set<(language: Language) => Promise<void>>();

const missing: PropertyDescriptor = {
  get() {
    throw new Error('these words are still to be fetched: wait for liveWords(), panelWords() or wholeWords()');
  },
};

function together(table: TableWords, live: object | undefined, panels: PanelWords | undefined, pages: PageWords | undefined): Words {
  const words = join(join(table, live ?? {}), join(panels ?? {}, pages ?? {}));
  const later = [
    ...(live ? [] : ['events', 'options']),
    ...(panels ? [] : ['odds', 'phase', 'refusals', 'refusedAlike']),
    ...(pages ? [] : ['faults', 'pages']),
  ];
  return Object.defineProperties(words, Object.fromEntries(later.map((group) => [group, missing]))) as Words;
}

/** Whether a language is spoken, and no other is on its way. */
export const isSpoken = (language: Language): boolean => language === wanted && language === spoken.getState().language;

/** Fetches a language, or so much of it, and then speaks it everywhere at once. The last one asked for wins. */
export async function speak(language: Language, part: Part = 'pages'): Promise<void> {
  wanted = language;
  const { table, live, panels, pages } = load[language];
  const fetched = await Promise.all([
    table(),
    holds(part, 'live') ? live() : undefined,
    holds(part, 'panels') ? panels() : undefined,
    part === 'pages' ? pages() : undefined,
  ]);
  await Promise.all([...alongside].map((fetch) => fetch(language)));
  if (wanted !== language || !holds(part, spoken.getState().part)) return;
  spoken.setState({ language, words: together(...fetched), part });
}

async function fetchUpTo(part: Part): Promise<void> {
  while (!holds(spoken.getState().part, part)) await speak(wanted, part);
}

/** When the words are there that a battle is played with; they are fetched if they are not. */
export const liveWords = (): Promise<void> => fetchUpTo('live');

/** When all words of the table are there; they are fetched if they are not. */
export const panelWords = (): Promise<void> => fetchUpTo('panels');

/** The same of all words. */
export const wholeWords = (): Promise<void> => fetchUpTo('pages');

function loaded(words: Words | undefined): Words {
  if (words === undefined) throw new Error('no language has been loaded');
  return words;
}

/** What is known in both languages of a battle by points, from what its sides are called in one. Here, for home and the table both ask. */
export const meetings = createPart(async () => (await import('./armies/meetings')).meetingOf);

/** What the sides of a battle of the house are called. */
export const houseSides = ({ sides }: Words, id: string | null): Words['sides'][string] | undefined =>
  id !== null && Object.hasOwn(sides, id) ? sides[id] : undefined;

/** The words of the current language, for code outside components. */
export const wordsNow = (): Words => loaded(spoken.getState().words);

/** The page drawn at build time is drawn in each language; zustand's hook would have the state of the beginning there. */
export const useWords = (): Words => useSyncExternalStore(spoken.subscribe, wordsNow, wordsNow);

/** Whether all words of the table may be used. */
export const arePanelWordsThere = (): boolean => holds(spoken.getState().part, 'panels');

const languageNow = (): Language => spoken.getState().language;

export const useLanguage = (): Language => useSyncExternalStore(spoken.subscribe, languageNow, languageNow);
