import { useEffect, useState } from 'react';
import type { Glimpse } from '../../store/glimpse';
import type { GameSummary } from '../../store/storedGame';
import { whenIdle } from '../app/whenIdle';

/** A longer game takes a phone so long to be played through that a list does without its map. */
const MOST_PLAYS = 1500;

/** Where a saved game stands, once it is `near` to being seen and the page has nothing else to do. */
export function useGlimpse({ id, plays, updated }: Pick<GameSummary, 'id' | 'plays' | 'updated'>, near: boolean): Glimpse | undefined {
  const [glimpse, show] = useState<Glimpse>();
  useEffect(() => {
    if (!near || plays > MOST_PLAYS) return;
    let left = false;
    const look = async () => {
      const { glimpseOf } = await import('../../store/glimpse');
      const found = left ? undefined : await glimpseOf(id);
      if (!left) show(found);
    };
    // The list does without what does not come.
    const forget = whenIdle(() => look().catch(() => undefined));
    return () => {
      left = true;
      forget();
    };
  }, [id, plays, updated, near]);
  return glimpse;
}
