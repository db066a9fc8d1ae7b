import { createPersistedStore, type Place } from './persistedStore';
import { type Language, oneOf, PREFERENCES_KEY, readWishes, storedFields, type Theme } from './wishes';

export { LANGUAGES, type Language, languageFor, PREFERENCES_KEY, THEMES, type Theme } from './wishes';

export const SKINS = ['silhouettes', 'boxes', 'letters'] as const;
export type Skin = (typeof SKINS)[number];

export const SPEEDS = ['off', 'fast', 'normal', 'slow'] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Preferences {
  /** Undefined until somebody chooses: the browser's languages decide. */
  readonly language: Language | undefined;
  readonly theme: Theme;
  readonly skin: Skin;
  /** A card between two players at one screen, so that the next one sees what has changed. */
  readonly handOver: boolean;
  /** Every choice is shown before it is made, as it always is by touch. */
  readonly confirm: boolean;
  readonly speed: Speed;
  /** Of the sounds, from 0, which is none, to 1. */
  readonly volume: number;
  /** A phase in which nothing can be done waits to be ended. */
  readonly stops: boolean;
  /** The whole map in little, where only a part of it is seen. */
  readonly overview: boolean;
  /** What a phase is for and what can still be done in it. */
  readonly hints: boolean;
  /** A long press, a right click or a key asks why something cannot be done. */
  readonly whyNot: boolean;
  /** Whoever threatens the piece in hand is shown. */
  readonly threats: boolean;
  /** The computer player gives its counsel at each decision of a person, unasked. */
  readonly advice: boolean;
}

/** What is on or off. */
export type Flag = { [Name in keyof Preferences]: Preferences[Name] extends boolean ? Name : never }[keyof Preferences];

export const DEFAULT_PREFERENCES: Preferences = {
  language: undefined,
  theme: 'system',
  skin: 'silhouettes',
  handOver: true,
  confirm: false,
  speed: 'normal',
  volume: 0,
  stops: false,
  overview: true,
  hints: true,
  whyNot: true,
  threats: false,
  advice: false,
};

const share = (value: unknown): number | undefined => (typeof value === 'number' && value >= 0 && value <= 1 ? value : undefined);

/** Every field that is missing or damaged has its default; the others stay. */
export function readPreferences(text: string | null): Preferences {
  const stored = storedFields(text);
  const flag = (name: Flag) => {
    const value = stored[name];
    return typeof value === 'boolean' ? value : DEFAULT_PREFERENCES[name];
  };
  return {
    ...readWishes(stored),
    skin: oneOf(SKINS, stored['skin']) ?? DEFAULT_PREFERENCES.skin,
    handOver: flag('handOver'),
    confirm: flag('confirm'),
    speed: oneOf(SPEEDS, stored['speed']) ?? DEFAULT_PREFERENCES.speed,
    volume: share(stored['volume']) ?? DEFAULT_PREFERENCES.volume,
    stops: flag('stops'),
    overview: flag('overview'),
    hints: flag('hints'),
    whyNot: flag('whyNot'),
    threats: flag('threats'),
    advice: flag('advice'),
  };
}

export function createPreferences(reach: () => Place | undefined) {
  const store = createPersistedStore(reach, PREFERENCES_KEY, readPreferences);
  const setState = (change: Partial<Preferences>): void => store.edit((draft) => Object.assign(draft, change));
  return { ...store, setState };
}

export const preferences = createPreferences(() => globalThis.localStorage);
globalThis.addEventListener?.('storage', preferences.refresh);
