import type { Draft } from 'immer';
import { createPersistedStore, type Place } from './persistedStore';

/** What has been played of a battle that a lesson is. */
export interface Played {
  /** Since its setting was laid, as the log prints it. */
  readonly orders: readonly string[];
  /** After how many of them the step began. */
  readonly start: number;
}

/** How far somebody has come in a lesson: the step to go on with, from 0, and whether it has been taken to its end. */
export interface LessonProgress {
  readonly step: number;
  readonly done: boolean;
  readonly played?: Played;
}

export type Progress = Readonly<Record<string, LessonProgress>>;

export const PROGRESS_KEY = 'ancients.lessons';

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

function readPlayed(value: unknown): Played | undefined {
  const { orders, start } = (value ?? {}) as Partial<Record<keyof Played, unknown>>;
  return isCount(start) && Array.isArray(orders) && orders.every((order) => typeof order === 'string') ? { orders, start } : undefined;
}

function readOne(value: unknown): LessonProgress | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { step, done, played: stored } = value as Partial<Record<keyof LessonProgress, unknown>>;
  if (!isCount(step)) return undefined;
  const played = readPlayed(stored);
  return { step, done: done === true, ...(played && { played }) };
}

/** What is damaged is forgotten; the rest stays. */
export function readProgress(text: string | null): Progress {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
  if (typeof stored !== 'object' || stored === null) return {};
  const sound = Object.entries(stored).flatMap(([id, value]) => {
    const one = readOne(value);
    return one && /^[a-z]{1,20}$/.test(id) ? [[id, one] as const] : [];
  });
  return Object.fromEntries(sound);
}

export function createProgress(reach: () => Place | undefined) {
  const store = createPersistedStore(reach, PROGRESS_KEY, readProgress);
  /** A lesson taken to its end once has been, whatever is done in it later. */
  const write = (id: string, now: LessonProgress): void =>
    store.edit((draft) => {
      draft[id] = { ...now, done: now.done || draft[id]?.done === true } as Draft<LessonProgress>;
    });
  return { store, write };
}

/** Lessons begun and done in this browser. */
export const progress = createProgress(() => globalThis.localStorage);
globalThis.addEventListener?.('storage', progress.store.refresh);
