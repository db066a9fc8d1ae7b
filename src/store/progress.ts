import { createPersistedStore, type Place } from './persistedStore';

/** How far somebody has come in a lesson: the step to go on with, from 0, and whether it has been taken to its end. */
export interface LessonProgress {
  readonly step: number;
  readonly done: boolean;
}

export type Progress = Readonly<Record<string, LessonProgress>>;

export const PROGRESS_KEY = 'ancients.lessons';

function readOne(value: unknown): LessonProgress | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { step, done } = value as Partial<Record<keyof LessonProgress, unknown>>;
  if (typeof step !== 'number' || !Number.isInteger(step) || step < 0) return undefined;
  return { step, done: done === true };
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
  const write = (id: string, { step, done }: LessonProgress): void =>
    store.edit((draft) => {
      draft[id] = { step, done: done || draft[id]?.done === true };
    });
  return { store, write };
}

/** Lessons begun and done in this browser. */
export const progress = createProgress(() => globalThis.localStorage);
globalThis.addEventListener?.('storage', progress.store.refresh);
