import { createPersistedStore, type Place } from './persistedStore';
import { storedFields } from './wishes';

/** What somebody has noted of a battle, of the house or of his own. */
export interface BattleMark {
  readonly star: boolean;
  readonly tags: readonly string[];
}

export type BattleMarks = Readonly<Record<string, BattleMark>>;

export const BATTLE_MARKS_KEY = 'ancients.battles';

const MOST_TAGS = 12;
const LONGEST_TAG = 30;

/** The words of a text, parted by commas, each once. */
export function tagsIn(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.trim().slice(0, LONGEST_TAG));
  return [...new Set(tags)].filter((tag) => tag !== '').slice(0, MOST_TAGS);
}

function readMark(value: unknown): BattleMark | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { star, tags } = value as Partial<Record<keyof BattleMark, unknown>>;
  const words = Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [];
  return { star: star === true, tags: tagsIn(words.join(',')) };
}

/** What is damaged is forgotten; the rest stays. */
export function readBattleMarks(text: string | null): BattleMarks {
  const sound = Object.entries(storedFields(text)).flatMap(([id, value]) => {
    const mark = /^[a-z0-9-]{1,80}$/.test(id) ? readMark(value) : undefined;
    return mark ? [[id, mark] as const] : [];
  });
  return Object.fromEntries(sound);
}

export function createBattleMarks(reach: () => Place | undefined) {
  const store = createPersistedStore(reach, BATTLE_MARKS_KEY, readBattleMarks);
  const change = (id: string, by: Partial<BattleMark>): void =>
    store.edit((draft) => {
      const { star = false, tags = [] } = { ...draft[id], ...by };
      if (star || tags.length > 0) draft[id] = { star, tags: [...tags] };
      else delete draft[id];
    });
  return { store, change };
}

/** Stars and tags of battles, kept in this browser. */
export const battleMarks = createBattleMarks(() => globalThis.localStorage);
globalThis.addEventListener?.('storage', battleMarks.store.refresh);
