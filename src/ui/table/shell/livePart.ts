import { useLayoutEffect, useState } from 'react';
import { match } from '../../../store/match';
import { createParts } from '../../../store/part';
import type { SystemId } from '../../../store/systems';
import { table } from '../../../store/table';
import { usePart } from '../../app/usePart';
import { liveWords } from '../../words';
import { fetchTable } from '../contract/fetchSystem';
import { useGame } from './hooks';

export type Live = typeof import('./live');

/** What a game is played with. */
export const livePart = createParts<SystemId, Live>(
  async (system) => (await Promise.all([import('./live'), fetchTable(system), liveWords()]))[0],
);

/** What the game on the table is played with, once it is there. `retry`, where it did not come: asks for it again. */
export function useLive(): { readonly live: Live | undefined; readonly retry: (() => void) | undefined } {
  const { value, retry } = usePart(livePart(useGame((now) => now.system)));
  const [live, show] = useState(value);
  useLayoutEffect(() => {
    if (!value || value === live) return;
    // The game was opened without it.
    table.setState(value.onOpening(match.store.getState().now!));
    show(value);
  }, [value, live]);
  return { live, retry };
}
