import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Part } from '../../store/part';
import { afterPaint } from '../board/afterPaint';

/** A part if it is there, not asked for. */
export const useIfLoaded = <Value>(part: Part<Value>): Value | undefined => useStore(part.state, ({ value }) => value);

/** Whether a part was asked for and did not come. */
export const useFailed = <Value>(part: Part<Value>): boolean => useStore(part.state, ({ failed }) => failed);

/** A part, fetched once what first asks for it has been painted. `retry`, where it did not come: asks for it again. */
export function usePart<Value>(part: Part<Value>): { readonly value: Value | undefined; readonly retry: (() => void) | undefined } {
  const value = useIfLoaded(part);
  const failed = useFailed(part);
  useEffect(() => afterPaint(part.preload), [part]);
  return { value, retry: failed ? part.preload : undefined };
}
