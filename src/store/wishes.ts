/* What the page must know before anything is painted; it comes without the stores. */

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

/** Where the browser keeps the preferences, as JSON. */
export const PREFERENCES_KEY = 'ancients.preferences';

export const oneOf = <T extends string>(all: readonly T[], value: unknown): T | undefined => all.find((one) => one === value);

/** The fields of a stored object; none if it is none. */
export function storedFields(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(text ?? '{}');
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
}

/** The language chosen, undefined if none is, and the theme. */
export const readWishes = (stored: Readonly<Record<string, unknown>>) => ({
  language: oneOf(LANGUAGES, stored['language']),
  theme: oneOf(THEMES, stored['theme']) ?? 'system',
});

/** What was chosen on this machine, for what comes before the stores. */
export function wishesHere(): ReturnType<typeof readWishes> {
  try {
    return readWishes(storedFields(localStorage.getItem(PREFERENCES_KEY)));
  } catch {
    return readWishes({});
  }
}

/** The language chosen, or else the first of the browser's that we speak. */
export function languageFor(chosen: Language | undefined, wishes: readonly string[]): Language {
  if (chosen !== undefined) return chosen;
  for (const wish of wishes) {
    const language = oneOf(LANGUAGES, wish.slice(0, 2).toLowerCase());
    if (language !== undefined) return language;
  }
  return 'en';
}
