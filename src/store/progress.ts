import { createStore } from 'zustand/vanilla';

/** How far somebody has come in a lesson: the step to go on with, from 0, and whether it has been taken to its end. */
export interface LessonProgress {
  readonly step: number;
  readonly done: boolean;
}

export type Progress = Readonly<Record<string, LessonProgress>>;

export const PROGRESS_KEY = 'ancients.lessons';

type Place = Pick<Storage, 'getItem' | 'setItem'>;

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

export function createProgress(place: () => Place | undefined) {
  /** What a full or forbidden storage did not take: it lasts as long as the page. */
  let unstored: Progress = {};
  const read = (): Progress | undefined => {
    try {
      const there = place();
      return there && readProgress(there.getItem(PROGRESS_KEY));
    } catch {
      return undefined;
    }
  };
  const store = createStore<Progress>(() => read() ?? {});
  const known = (): Progress => ({ ...(read() ?? store.getState()), ...unstored });
  /** A lesson taken to its end once has been, whatever is done in it later. */
  const write = (id: string, { step, done }: LessonProgress): void => {
    const before = known();
    const one = { step, done: done || before[id]?.done === true };
    store.setState({ ...before, [id]: one }, true);
    unstored = { ...unstored, [id]: one };
    try {
      place()?.setItem(PROGRESS_KEY, JSON.stringify(store.getState()));
      unstored = {};
    } catch {
      // It is tried again with the next step.
    }
  };
  /** Takes over what has been learnt on another open page. */
  const refresh = (): void => store.setState(known(), true);
  return { store, write, refresh };
}

/** Lessons begun and done in this browser. */
export const progress = createProgress(() => globalThis.localStorage);
globalThis.addEventListener?.('storage', progress.refresh);
