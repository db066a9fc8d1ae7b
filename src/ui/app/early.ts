/*
 * Comes before anything is painted: the theme, and the files that this screen begins with, all asked for at once.
 * The build makes a plain script of it, for which the page waits; theme.ts and start.tsx keep theme and language from here on.
 */
import { languageFor, PREFERENCES_KEY, readWishes, storedFields } from '../../store/wishes';
import { settled } from './settled';

/** Where the build put what a screen and a language's parts begin with; empty while developing (`build/early.ts`). */
declare const FIRST_FILES: {
  /** By the first word of the address behind `#/`, with a stroke where more follows and that is another screen. */
  readonly screens: Readonly<Record<string, readonly string[]>>;
  readonly languages: Readonly<Record<string, readonly (readonly string[])[]>>;
};

function storedPreferences(): string | null {
  try {
    return localStorage.getItem(PREFERENCES_KEY);
  } catch {
    return null;
  }
}

function ask(file: string): void {
  const link = document.createElement('link');
  if (file.endsWith('.css')) {
    link.rel = 'preload';
    link.as = 'style';
    link.crossOrigin = '';
  } else link.rel = 'modulepreload';
  link.href = `./${file}`;
  document.head.append(link);
}

const own = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined => (Object.hasOwn(record, key) ? record[key] : undefined);

const { language, theme } = readWishes(storedFields(storedPreferences()));
document.documentElement.dataset.theme = settled(theme);

const [, screen = '', stroke = ''] = /^#?\/?([^/]*)(\/?)/.exec(location.hash) ?? [];
const { screens, languages } = FIRST_FILES;
const parts = own(languages, languageFor(language, navigator.languages)) ?? [];
const words = screen === 'play' ? parts.slice(0, 1) : parts;
new Set([...(own(screens, screen + stroke) ?? own(screens, screen) ?? []), ...words.flat()]).forEach(ask);
