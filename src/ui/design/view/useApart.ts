import { useRef } from 'react';
import type { Path } from '../document/drawing';
import { isApart } from '../document/facts';
import { useDesignSession } from './session';

/** Whether two languages have said something of their own while the field is there: where they become alike on the way, they are still two. */
export function useApart(path: Path, said: { readonly en: string; readonly fr: string } | undefined): boolean {
  const { first } = useDesignSession();
  const apart = useRef(false);
  apart.current ||= said !== undefined && isApart(path, said, first);
  return apart.current;
}
